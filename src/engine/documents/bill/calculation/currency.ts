import { isCurrency } from '../../../codelists/currencies.ts';
import type { CalculationContext } from '../../behaviour.ts';
import type { BillDocument } from '../bill-document.ts';
import { withMembers } from '../../../core/schema/draft.ts';
import { described } from '../../../core/messages/message.ts';
import { documentMessages } from '../../messages.ts';

/** A document without a currency gets that of its regime. An unknown one is an error: its figures are in no other. */
export function setCurrency<T extends BillDocument>(document: T, context: CalculationContext): T {
  const given = document.currency;
  if (given) {
    if (!isCurrency(given)) {
      const wording = described(documentMessages.notCurrencyCode({ currency: given }));
      context.report({ code: 'CURRENCY', path: '$.currency', ...wording, value: given });
    }
    return document;
  }
  const currency = context.knowledge.regime(document.$regime ?? '')?.currency;
  if (currency) return withMembers(document, { currency });
  context.report({ code: 'CURRENCY', path: '$.currency', ...described(documentMessages.withoutCurrency) });
  return document;
}
