import { currencyScale } from '../../../codelists/currencies.ts';
import type { DocumentRef } from '../../org/document-ref.ts';
import type { CalculationScope } from '../../tax/calculation/scope.ts';
import { recalculateTotal, roundTotal } from '../../tax/calculation/totals.ts';
import { documentMessages } from '../../messages.ts';
import { described } from '../../../core/messages/message.ts';

/**
 * References to earlier documents with recalculated tax totals, each in its own currency: the reference's, or that of
 * the last reference with one, or the document's.
 */
export function calculatePreceding(
  refs: readonly DocumentRef[],
  at: string,
  scope: CalculationScope,
): readonly DocumentRef[] {
  let decimals = scope.decimals;
  return refs.map((ref, index) => {
    if (!ref.tax) return ref;
    if (ref.currency) {
      const own = currencyScale(ref.currency);
      if (own === undefined) {
        const wording = described(documentMessages.notCurrencyCode({ currency: ref.currency }));
        scope.report({ code: 'CURRENCY', path: `${at}[${index}].currency`, ...wording, value: ref.currency });
        return ref;
      }
      decimals = own;
    }
    return { ...ref, tax: roundTotal(recalculateTotal(ref.tax, { ...scope, decimals }), decimals) };
  });
}
