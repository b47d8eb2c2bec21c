import type { Json, JsonObject } from '../core/json/json.ts';
import { isJsonObject } from '../core/json/json.ts';
import type { Message } from '../core/messages/message.ts';
import { operationMessages } from './messages.ts';

/** The inputs of a figure. `own` is its object, `inner` the document. */
type Formula = (own: JsonObject, inner: JsonObject) => Message;

/** How a figure is calculated, by the end of its path. */
const FORMULAS: readonly (readonly [place: RegExp, formula: Formula])[] = [
  [/\.(i|index)$/, () => operationMessages.positionInList],
  [/\.item\.price$/, () => operationMessages.decimalsOfCurrency],
  [/\.totals\.sum$/, (_, inner) => operationMessages.sumOf({ parts: counted(inner['lines'], 'Line') })],
  [/\.totals\.discount$/, (_, inner) => operationMessages.sumOf({ parts: counted(inner['discounts'], 'Discount') })],
  [/\.totals\.charge$/, (_, inner) => operationMessages.sumOf({ parts: counted(inner['charges'], 'Charge') })],
  [/\.totals\.tax_included$/, () => operationMessages.taxInPrices],
  [
    /\.totals\.total$/,
    (own) =>
      terms(
        own,
        'sum',
        ['−', 'discount', operationMessages.nameDiscounts],
        ['+', 'charge', operationMessages.nameCharges],
        ['−', 'tax_included', operationMessages.includedTax],
      ),
  ],
  [/\.totals\.tax$/, () => operationMessages.taxesAdded],
  [/\.totals\.total_with_tax$/, (own) => terms(own, 'total', ['+', 'tax', operationMessages.nameTax])],
  [/\.totals\.retained_tax$/, () => operationMessages.taxesWithheld],
  [
    /\.totals\.payable$/,
    (own) =>
      terms(
        own,
        'total_with_tax',
        ['−', 'retained_tax', operationMessages.retainedTax],
        ['+', 'rounding', operationMessages.nameRounding],
      ),
  ],
  [/\.totals\.advance$/, () => operationMessages.sumOfAdvances],
  [/\.totals\.due$/, (own) => terms(own, 'payable', ['−', 'advance', operationMessages.nameAdvances])],
  [/\.rates\[\d+\]\.base$/, () => operationMessages.sumOfRows],
  [/\.rates\[\d+\](\.surcharge)?\.amount$/, share],
  [/\.categories\[\d+\]\./, () => operationMessages.sumOfRates],
  [/\.taxes\.(sum|retained)$/, () => operationMessages.sumOfCategories],
  [/\.(discounts|charges|advances|due_dates|methods)\[\d+\]\.amount$/, share],
  [/\]\.sum$/, product],
  [
    /\]\.total$/,
    (own) =>
      terms(
        own,
        'sum',
        ['−', 'discounts', operationMessages.nameDiscounts],
        ['+', 'charges', operationMessages.nameCharges],
      ),
  ],
];

/** As text and figures: `31.67 + tax 6.65`. Undefined for a place without a known formula. */
export function figureReason(path: string, own: JsonObject | undefined, inner: JsonObject): Message | undefined {
  return FORMULAS.find(([place]) => place.test(path))?.[1](own ?? {}, inner);
}

const NAMES = {
  sum: operationMessages.nameSum,
  total: operationMessages.nameTotal,
  total_with_tax: operationMessages.totalWithTax,
  payable: operationMessages.namePayable,
};

/** A figure and the amounts added to or subtracted from it, as far as present. */
function terms(
  own: JsonObject,
  first: keyof typeof NAMES,
  ...others: readonly (readonly [sign: '+' | '−', member: string, name: Message])[]
): Message {
  return others.reduce(
    (sum, [sign, member, name]) => {
      const value = own[member];
      if (value === undefined) return sum;
      const part = named(name, figure(value));
      return sign === '+'
        ? operationMessages.plus({ figure: sum, more: part })
        : operationMessages.minus({ figure: sum, less: part });
    },
    named(NAMES[first], figure(own[first])),
  );
}

function named(name: Message, written: string): Message {
  return written === '' ? name : operationMessages.named({ name, figure: written });
}

function share({ percent, base }: JsonObject): Message {
  if (figure(percent) === '') return operationMessages.percentageOfBase;
  return figure(base) === ''
    ? operationMessages.percentOfBase({ percent: figure(percent) })
    : operationMessages.percentOf({ percent: figure(percent), base: figure(base) });
}

function product({ quantity, item }: JsonObject): Message {
  const price = isJsonObject(item) ? figure(item['price']) : '';
  return figure(quantity) === '' || price === ''
    ? operationMessages.quantityTimesPrice
    : operationMessages.times({ quantity: figure(quantity), price });
}

function counted(list: Json | undefined, word: 'Line' | 'Discount' | 'Charge'): Message {
  if (!Array.isArray(list) || list.length === 0) return operationMessages[`some${word}s`];
  return list.length === 1
    ? operationMessages[`one${word}`]
    : operationMessages[`many${word}s`]({ count: list.length });
}

function figure(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}
