import { parseDecimal } from '../decimal.ts';
import type { InvoiceTerms } from '../term-tree.ts';
import { CODECS, shortDecimal } from './codecs.ts';
import type { Draft } from './draft.ts';
import { decode } from './leaf-rows.ts';
import { xmlMessages } from '../../reading/messages.ts';

/** Where building writes each total. */
export const TOTAL_PLACES: readonly (readonly [term: string, member: string])[] = [
  ['BT-106', 'sum'],
  ['BT-107', 'discount'],
  ['BT-108', 'charge'],
  ['BT-109', 'total'],
  ['BT-110', 'tax'],
  ['BT-112', 'total_with_tax'],
];

/** Decimals of an exchange rate beyond those of the amounts, so that converting reproduces the amount. */
const RATE_DECIMALS = 8;

/**
 * Puts the totals that cannot be calculated: the rounding of the amount due, and the rate to the accounting currency.
 */
export function putTotals(draft: Draft, invoice: InvoiceTerms): void {
  for (const [term, member] of TOTAL_PLACES) {
    for (const value of invoice.values(term)) draft.recalculated(value, ['totals', member]);
  }
  for (const value of invoice.values('X-AllTaxes')) draft.implied(value, xmlMessages.sumOfTaxes);
  for (const value of ['X-AccountingNet', 'X-AccountingGross'].flatMap((term) => invoice.values(term))) {
    draft.implied(value, xmlMessages.byExchangeRate);
  }
  const rounding = invoice.value('BT-114');
  if (rounding?.decimal?.isZero()) draft.implied(rounding, xmlMessages.notRounded);
  else draft.put(['totals', 'rounding'], decode(draft, rounding, 'amount'), rounding);
  const isPartlyPaid = draft.count(['payment', 'advances']) > 0;
  for (const due of invoice.values('BT-115')) draft.recalculated(due, ['totals', isPartlyPaid ? 'due' : 'payable']);
  putAccountingCurrency(draft, invoice);
}

function putAccountingCurrency(draft: Draft, invoice: InvoiceTerms): void {
  const [currency, total] = [invoice.value('BT-6'), invoice.value('BT-111')];
  const own = invoice.value('BT-5')?.value;
  if (currency?.value === own) draft.implied(currency, xmlMessages.sameCurrency);
  const from = CODECS.currency.read(own ?? '');
  const to = CODECS.currency.read(currency?.value ?? '');
  if (!total?.decimal || !from || !to || from === to) return;
  // The larger of two amounts gives the rate with more digits.
  const rates = [
    ['X-AccountingGross', 'BT-112'],
    ['BT-111', 'BT-110'],
  ] as const;
  const [rate] = rates.flatMap(([converted, of]) => {
    const amount = parseDecimal(invoice.value(of)?.value ?? '');
    return (amount && invoice.value(converted)?.decimal?.over(amount, RATE_DECIMALS)) ?? [];
  });
  if (!rate) {
    draft.left(total, xmlMessages.noExchangeRate);
    return;
  }
  draft.put(['exchange_rates', 0, 'from'], from);
  draft.put(['exchange_rates', 0, 'to'], to, currency);
  draft.put(['exchange_rates', 0, 'amount'], shortDecimal(rate.toString()), total);
}
