import { isCurrency } from '../../../codelists/currencies.ts';
import type { CalculationContext } from '../../behaviour.ts';
import type { BillDocument } from '../bill-document.ts';
import { withMembers } from '../../../core/schema/draft.ts';
import { described } from '../../../core/messages/message.ts';
import { documentMessages } from '../../messages.ts';

/** A document without a known currency gets that of its regime. */
export function setCurrency<T extends BillDocument>(document: T, context: CalculationContext): T {
  if (document.currency && isCurrency(document.currency)) return document;
  const currency = context.knowledge.regime(document.$regime ?? '')?.currency;
  if (currency) return withMembers(document, { currency });
  context.report({
    code: 'CURRENCY',
    path: '$.currency',
    ...described(
      document.currency
        ? documentMessages.notCurrencyCodeNoRegime({ currency: document.currency })
        : documentMessages.withoutCurrency,
    ),
    ...(document.currency ? { value: document.currency } : {}),
  });
  return document;
}
