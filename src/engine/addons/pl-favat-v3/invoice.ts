import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { changeExtensions, setExtension } from '../../core/tax/extension-changes.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { REVERSE_CHARGE, SELF_BILLING } from './extension-keys.ts';

/** Marks of the invoice by tag. */
const MARKS: readonly (readonly [tag: string, extension: string])[] = [
  ['self-billed', SELF_BILLING],
  ['reverse-charge', REVERSE_CHARGE],
];

const YES = '1';

export const normaliseInvoice = defineNormaliser<Invoice>(Invoice, (invoice) => {
  const changes = MARKS.filter(([tag]) => invoice.$tags?.includes(tag)).map(([, key]) => setExtension(key, YES));
  if (changes.length === 0) return invoice;
  const tax = changeExtensions(invoice.tax ?? {}, ...changes);
  return tax === invoice.tax ? invoice : { ...invoice, tax };
});
