import type { Basis, RefusalCode } from '../../refusal-code.ts';

const RESEND =
  'Send the mended record with Subsanacion S and RechazoPrevio X (S where AEAT holds an earlier record of the invoice).';

const refusing =
  (basis: Basis, after: string) =>
  (
    code: string,
    element: string,
    /** Empty if the code is not about one place. */
    place: string,
    meaning: string,
    next: string,
    ...sentence: string[]
  ): RefusalCode => ({
    code,
    kind: 'record',
    basis,
    outcome: 'refused',
    element,
    ...(place !== '' && { place }),
    meaning,
    next: after === '' ? next : `${next} ${after}`,
    ...(sentence.length > 0 && { sentence }),
  });

/** The invoice is wrong, or the record made from it. */
export const inFile = refusing('file', RESEND);

/** AEAT's registers contradict it. */
export const inRegister = refusing('register', RESEND);

/** The software that writes the record is wrong: its identity, the chain, the flags. */
export const inRecord = refusing('sending', RESEND);

/** A call other than a new invoice record: a cancellation, a query, an error at AEAT. */
export const inCall = refusing('sending', '');

/** AEAT's data on this invoice prevents it; sending it again unchanged does not help. */
export const atAeat = refusing('register', '');
