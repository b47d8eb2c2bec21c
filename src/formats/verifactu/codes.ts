import { tableOf } from '../../engine/values.ts';
import { Decimal } from '../en16931/decimal.ts';
import type { Form } from '../members/form.ts';

/** Keys of the codes of a document. */
export const DOC_TYPE = 'es-verifactu-doc-type';
export const CORRECTION_TYPE = 'es-verifactu-correction-type';
export const ISSUER_TYPE = 'es-verifactu-issuer-type';
export const IDENTITY_TYPE = 'es-verifactu-identity-type';
export const SIMPLIFIED_ART_7273 = 'es-verifactu-simplified-art7273';
export const REGIME = 'es-verifactu-regime';
export const OP_CLASS = 'es-verifactu-op-class';
export const EXEMPT = 'es-verifactu-exempt';

/** Categories of a document by the tax of the record (list L1); without one it is VAT. */
export const CATEGORIES: Readonly<Record<string, string>> = tableOf({ '01': 'VAT', '02': 'IPSI', '03': 'IGIC' });
export const VAT = '01';
export const IPSI = '02';

/** Kinds that name no customer. */
export const SIMPLIFIED: ReadonlySet<string> = new Set(['F2', 'R5']);
export const REPLACEMENT = 'F3';

/** From this amount on the record says so itself. Source: order HAC/1177/2024, annex, Macrodato. */
export const LARGE = new Decimal(100_000_000n, 0);

export const LONGEST = { name: 120, description: 500, id: 20 } as const;

/** A day as the agency writes it, `31-12-2026`. */
export const day: Form = {
  read: (text) => {
    const [, date, month, year] = /^(\d\d)-(\d\d)-(\d{4})$/.exec(text) ?? [];
    return date && month && year ? `${year}-${month}-${date}` : undefined;
  },
  write: (value) => {
    const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(value) ?? [];
    return date && month && year ? `${date}-${month}-${year}` : undefined;
  },
};
