import type { CalDate } from '../../core/cal/date.ts';
import type { CorrectionDraft } from '../../core/tax/addon-facts.ts';
import type { Extensions } from '../../core/tax/extension-changes.ts';
import type { TaxKnowledge } from '../../core/tax/knowledge.ts';
import type { CorrectionOptions } from '../../documents/bill/correction-options.ts';
import type { Invoice } from '../../documents/bill/invoice.ts';
import type { DocumentRef } from '../../documents/org/document-ref.ts';
import { copyTotal } from '../../documents/tax/calculation/copy-total.ts';
import type { EffectiveCorrection } from './definition.ts';

/**
 * The correction of an invoice, not calculated yet: the invoice with another type, and a reference to the original in
 * place of earlier ones. Quantities and amounts keep their signs. `today` is in UTC, for any regime.
 */
export function correctionOf(
  invoice: Invoice,
  options: CorrectionOptions,
  definition: EffectiveCorrection,
  knowledge: TaxKnowledge,
  today: CalDate,
): Invoice {
  const ext = extensionsOf(invoice, options, knowledge);
  const taxes = options.copy_tax ? invoice.totals?.taxes : undefined;
  const reference: DocumentRef = {
    uuid: invoice.uuid,
    type: invoice.type,
    series: invoice.series,
    code: invoice.code ?? '',
    issue_date: invoice.issue_date,
    reason: options.reason,
    stamps: definition.stamps.flatMap((provider) => options.stamps?.find(({ prv }) => prv === provider) ?? []),
    tax: taxes && copyTotal(taxes),
    ext: ext.preceding,
  };
  return {
    ...invoice,
    ...(ext.document === invoice.tax?.ext ? {} : { tax: { ...invoice.tax, ext: ext.document } }),
    uuid: undefined,
    type: options.type,
    series: options.series ?? invoice.series,
    code: undefined,
    issue_date: options.issue_date ?? today,
    preceding: [reference],
  };
}

/** The extensions of the new document and of its reference, as determined by the addons. Undefined for none. */
function extensionsOf(
  invoice: Invoice,
  { ext: requested = {} }: CorrectionOptions,
  knowledge: TaxKnowledge,
): Partial<Record<'document' | 'preceding', Extensions | undefined>> {
  const before: CorrectionDraft = { requested, document: invoice.tax?.ext ?? {}, preceding: requested };
  const after = (invoice.$addons ?? []).reduce(
    (draft, key) => knowledge.addon(key)?.prepareCorrection?.(draft) ?? draft,
    before,
  );
  return {
    document: after.document === before.document ? invoice.tax?.ext : after.document,
    preceding: after.preceding,
  };
}
