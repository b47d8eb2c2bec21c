import { PRESENT_TIME } from '../../core/cal/time.ts';
import { defineNormaliser } from '../../core/normalise/normaliser.ts';
import { changeExtensions, fillExtension, removeExtension } from '../../core/tax/extension-changes.ts';
import type { TaxKnowledge } from '../../core/tax/knowledge.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import type { TaxNote } from '../../documents/tax/note.ts';
import { INVOICE_TYPE } from './extension-keys.ts';
import { transactionTypeOf } from './transaction-type.ts';

const VATEX = 'cef-vatex';
const TAX_CATEGORY = 'untdid-tax-category';

/** Rounds each amount, states time of issue and transaction type, and explains exemptions. */
export const normaliseInvoice = defineNormaliser<Invoice>(Invoice, (invoice, { knowledge }) => {
  const given = invoice.tax ?? {};
  const rounded = given.rounding === 'currency' ? given : { ...given, rounding: 'currency' };
  const emptyType = rounded.ext?.[INVOICE_TYPE] === '' ? [removeExtension(INVOICE_TYPE)] : [];
  const type = fillExtension(INVOICE_TYPE, transactionTypeOf(invoice.$tags ?? []));
  const typed = changeExtensions(rounded, ...emptyType, type);
  const notes = withExemptionNotes(typed.notes ?? [], invoice, knowledge);
  const tax = notes.length === (typed.notes ?? []).length ? typed : { ...typed, notes };
  // The calculation replaces a zero time by the present.
  const issueTime = invoice.issue_time ?? PRESENT_TIME;
  return tax === invoice.tax && issueTime === invoice.issue_time ? invoice : { ...invoice, tax, issue_time: issueTime };
});

/** A note for every tax category with a known exemption reason, in the words of its code (BR-KSA-83). */
function withExemptionNotes(
  given: readonly TaxNote[],
  { lines }: Invoice,
  knowledge: TaxKnowledge,
): readonly TaxNote[] {
  const notes = [...given];
  for (const line of lines ?? []) {
    const vat = line.taxes?.find(({ cat }) => cat === 'VAT');
    const category = vat?.ext?.[TAX_CATEGORY];
    const text = reasonOf(vat?.ext?.[VATEX], knowledge);
    if (!vat || !category || text === undefined) continue;
    if (notes.some(({ cat, ext }) => cat === 'VAT' && ext?.[TAX_CATEGORY] === category)) continue;
    notes.push({ cat: 'VAT', key: vat.key, text, ext: { [TAX_CATEGORY]: category } });
  }
  return notes;
}

function reasonOf(code: string | undefined, knowledge: TaxKnowledge): string | undefined {
  if (!code) return undefined;
  return knowledge.extension(VATEX)?.values?.find((value) => value.code === code)?.name['en'];
}
