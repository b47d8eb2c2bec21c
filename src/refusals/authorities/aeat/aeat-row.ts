import type { Basis, RefusalCode } from '../../refusal-code.ts';

const RESEND =
  'Send the mended record with Subsanacion S and RechazoPrevio X (S where AEAT holds an earlier record of the invoice).';

const refusing =
  (basis: Basis, after: string) =>
  (
    code: string,
    element: string,
    /** Empty where the code is about no one place. */
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

/** The invoice is wrong, or what was made of it. */
export const inFile = refusing('file', RESEND);

/** AEAT's registers say otherwise. */
export const inRegister = refusing('register', RESEND);

/** The software that writes the record is wrong: its identity, the chain, the flags. */
export const inRecord = refusing('sending', RESEND);

/** A call that is no new record of an invoice: a cancellation, a query, a fault at AEAT. */
export const inCall = refusing('sending', '');

/** What AEAT holds of this invoice stands in the way; sending it once more as it is does not help. */
export const atAeat = refusing('register', '');
