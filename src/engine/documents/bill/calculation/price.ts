import { currencyScale } from '../../../codelists/currencies.ts';
import type { Amount } from '../../../core/num/amount.ts';
import type { CurrencyAmount } from '../../currency/amount.ts';
import type { Item } from '../../org/item.ts';
import type { CalculationScope, RowPlace } from '../../tax/calculation/scope.ts';
import { pathOf } from '../../tax/calculation/scope.ts';
import { withMembers } from '../../../core/schema/draft.ts';
import { described } from '../../../core/messages/message.ts';
import { documentMessages } from '../../messages.ts';

/**
 * The item with its price in the document's currency, with at least the decimals of the currency. A converted item
 * keeps its original price as its only alternative price. Undefined after reporting a missing exchange rate.
 */
export function priceItem(item: Item, price: Amount, row: RowPlace, scope: CalculationScope): Item | undefined {
  const own = item.currency ?? '';
  const decimals = own === '' ? scope.decimals : currencyScale(own);
  if (decimals === undefined) {
    scope.report({
      code: 'CURRENCY',
      path: `${pathOf(row)}.item.currency`,
      ...described(documentMessages.notCurrencyCode({ currency: own })),
      value: own,
    });
    return undefined;
  }
  const raised = price.rescaleUp(decimals);
  if (own === '' || own === scope.currency) return raised === item.price ? item : { ...item, price: raised };
  const converted = alternativePrice(item, scope) ?? convert(raised, own, scope);
  if (!converted) {
    scope.report({
      code: 'EXCHANGE-RATE',
      path: `${pathOf(row)}.item.currency`,
      ...described(documentMessages.noExchangeRate({ from: own, to: scope.currency })),
      value: own,
    });
    return undefined;
  }
  const original: CurrencyAmount = { currency: own, value: raised };
  return withMembers(item, {
    currency: scope.currency,
    ...listPrice(item, raised, converted),
    price: converted,
    alt_prices: [original],
  });
}

function alternativePrice(item: Item, scope: CalculationScope): Amount | undefined {
  return item.alt_prices?.find((price) => price.currency === scope.currency)?.value.rescaleUp(scope.decimals);
}

const EXTRA_DECIMALS = 6;

/** The list price and its reduction, converted in proportion, so that they still give the price. */
function listPrice({ list, discount }: Item, price: Amount, converted: Amount): Pick<Item, 'list' | 'discount'> {
  if (!list) return {};
  if (!discount || price.isZero()) return { list: converted, discount: undefined };
  const { scale } = converted;
  const full = list
    .rescale(scale + EXTRA_DECIMALS)
    .multiply(converted)
    .divide(price)
    .rescale(scale);
  return { list: full, discount: full.subtract(converted) };
}

/** By the first rate of the pair; rates are neither inverted nor chained. */
function convert(price: Amount, from: string, scope: CalculationScope): Amount | undefined {
  const rate = scope.exchangeRates.find((entry) => entry.from === from && entry.to === scope.currency);
  return rate && price.multiply(rate.amount).rescale(scope.decimals);
}
