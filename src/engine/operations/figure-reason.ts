import type { Json, JsonObject } from '../core/json/json.ts';
import { isJsonObject } from '../core/json/json.ts';

/** What a figure is made of. `own` is the object it stands in, `inner` the document. */
type Formula = (own: JsonObject, inner: JsonObject) => string;

/** How a figure comes about, by the end of its path. */
const FORMULAS: readonly (readonly [place: RegExp, formula: Formula])[] = [
  [/\.(i|index)$/, () => 'position in the list'],
  [/\.item\.price$/, () => 'decimals of the currency'],
  [/\.totals\.sum$/, (_, inner) => `sum of ${counted(inner['lines'], 'line')}`],
  [/\.totals\.discount$/, (_, inner) => `sum of ${counted(inner['discounts'], 'discount')}`],
  [/\.totals\.charge$/, (_, inner) => `sum of ${counted(inner['charges'], 'charge')}`],
  [/\.totals\.tax_included$/, () => 'tax the prices include'],
  [
    /\.totals\.total$/,
    (own) =>
      terms(
        own,
        'sum',
        ['−', 'discount', 'discounts'],
        ['+', 'charge', 'charges'],
        ['−', 'tax_included', 'included tax'],
      ),
  ],
  [/\.totals\.tax$/, () => 'taxes that are added'],
  [/\.totals\.total_with_tax$/, (own) => terms(own, 'total', ['+', 'tax', 'tax'])],
  [/\.totals\.retained_tax$/, () => 'taxes that are withheld'],
  [
    /\.totals\.payable$/,
    (own) => terms(own, 'total_with_tax', ['−', 'retained_tax', 'retained tax'], ['+', 'rounding', 'rounding']),
  ],
  [/\.totals\.advance$/, () => 'sum of the advances'],
  [/\.totals\.due$/, (own) => terms(own, 'payable', ['−', 'advance', 'advances'])],
  [/\.rates\[\d+\]\.base$/, () => 'sum of the rows at this rate'],
  [/\.rates\[\d+\](\.surcharge)?\.amount$/, share],
  [/\.categories\[\d+\]\./, () => 'sum of the rates'],
  [/\.taxes\.(sum|retained)$/, () => 'sum of the categories'],
  [/\.(discounts|charges|advances|due_dates|methods)\[\d+\]\.amount$/, share],
  [/\]\.sum$/, product],
  [/\]\.total$/, (own) => terms(own, 'sum', ['−', 'discounts', 'discounts'], ['+', 'charges', 'charges'])],
];

/** In words and figures: `31.67 + tax 6.65`. Undefined of a place that no formula is known of. */
export function figureReason(path: string, own: JsonObject | undefined, inner: JsonObject): string | undefined {
  return FORMULAS.find(([place]) => place.test(path))?.[1](own ?? {}, inner);
}

const NAMES: Readonly<Record<string, string>> = { total_with_tax: 'total with tax' };

/** A figure and those that are added to it or taken off it, as far as they are there. */
function terms(
  own: JsonObject,
  first: string,
  ...others: readonly (readonly [sign: string, member: string, words: string])[]
) {
  const there = others.flatMap(([sign, member, words]) => {
    const value = own[member];
    if (value === undefined) return [];
    return [`${sign} ${words}${typeof value === 'string' ? ` ${value}` : ''}`];
  });
  const words = NAMES[first] ?? first;
  return [figure(own[first]) === '' ? words : `${words} ${figure(own[first])}`, ...there].join(' ');
}

function share({ percent, base }: JsonObject): string {
  if (figure(percent) === '') return 'percentage of the base';
  return figure(base) === '' ? `${figure(percent)} of the base` : `${figure(percent)} of ${figure(base)}`;
}

function product({ quantity, item }: JsonObject): string {
  const price = isJsonObject(item) ? figure(item['price']) : '';
  return figure(quantity) === '' || price === '' ? 'quantity × price' : `${figure(quantity)} × ${price}`;
}

function counted(list: Json | undefined, word: string): string {
  if (!Array.isArray(list) || list.length === 0) return `the ${word}s`;
  return list.length === 1 ? `one ${word}` : `the ${String(list.length)} ${word}s`;
}

function figure(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}
