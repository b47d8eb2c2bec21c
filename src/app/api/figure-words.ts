import type { Json, JsonObject } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';

const TOTALS: Readonly<Record<string, string>> = {
  sum: 'Sum of the lines',
  discount: 'Discounts',
  charge: 'Charges',
  tax_included: 'Tax that the prices include',
  total: 'Total without tax',
  tax: 'Tax',
  total_with_tax: 'Total with tax',
  retained_tax: 'Tax withheld',
  rounding: 'Rounding',
  payable: 'Payable',
  advance: 'Paid in advance',
  due: 'Due',
};

const MEMBERS: Readonly<Record<string, string>> = {
  quantity: 'quantity',
  price: 'price',
  sum: 'quantity × price',
  total: 'total',
  amount: 'amount',
  base: 'base',
  percent: 'rate',
};

/** What a figure is, as people call it: `Line 2: Brake pads`, `VAT 21.0%`, `Payable`. The path itself where there is no name. */
export function figureWords(path: string, document: JsonObject | undefined): string {
  const bare = path.replace(/^\$\.(?:doc\.)?/, '');
  const body = isJsonObject(document?.['doc']) ? document['doc'] : document;
  const total = /^totals\.(\w+)$/.exec(bare)?.[1];
  if (bare === 'total') return 'Total';
  if (total !== undefined) return TOTALS[total] ?? bare;
  return taxWords(bare, body) ?? rowWords(bare, body) ?? bare;
}

function taxWords(bare: string, body: JsonObject | undefined): string | undefined {
  const [, c, r, member = ''] = /taxes\.categories\[(\d+)\]\.rates\[(\d+)\]\.([\w.]+)$/.exec(bare) ?? [];
  if (c === undefined || r === undefined) return undefined;
  const category = at(body, 'totals', 'taxes', 'categories', Number(c));
  const rate = at(category, 'rates', Number(r));
  const percent = textOf(at(rate, member.startsWith('surcharge') ? 'surcharge' : 'percent'), 'percent');
  const name = [textOf(at(category, 'code')), percent].filter(Boolean).join(' ') || 'Tax';
  if (member === 'amount') return name;
  if (member === 'base') return `Base of ${name}`;
  if (member === 'percent') return `Rate of ${textOf(at(category, 'code')) ?? 'the tax'}`;
  return member === 'surcharge.amount' ? `Surcharge ${percent ?? ''}`.trim() : undefined;
}

function rowWords(bare: string, body: JsonObject | undefined): string | undefined {
  const [, list = '', index, rest = ''] =
    /^(lines|discounts|charges|payment\.advances)\[(\d+)\](?:\.(.+))?$/.exec(bare) ?? [];
  if (index === undefined) return undefined;
  const number = Number(index) + 1;
  const row = at(body, ...list.split('.'), Number(index));
  if (list === 'lines') {
    const name = textOf(at(row, 'item', 'name'));
    const line = `Line ${String(number)}${name === undefined ? '' : `: ${name}`}`;
    const last = rest.slice(rest.lastIndexOf('.') + 1);
    const inner = /^(discounts|charges)\[(\d+)\]/.exec(rest);
    if (inner)
      return `${inner[1] === 'discounts' ? 'Discount' : 'Charge'} ${String(Number(inner[2]) + 1)} of line ${String(number)}`;
    if (rest === '' || rest === 'total' || rest === 'sum') return line;
    return `${capital(MEMBERS[last] ?? last)} of line ${String(number)}`;
  }
  const what = list === 'discounts' ? 'Discount' : list === 'charges' ? 'Charge' : 'Advance';
  const reason = textOf(at(row, 'reason')) ?? textOf(at(row, 'description'));
  return `${what} ${String(number)}${reason === undefined ? '' : `: ${reason}`}`;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function at(value: Json | undefined, ...steps: readonly (string | number)[]): Json | undefined {
  return steps.reduce<Json | undefined>((found, step) => {
    if (typeof step === 'number') return Array.isArray(found) ? (found as readonly Json[])[step] : undefined;
    return isJsonObject(found) && Object.hasOwn(found, step) ? found[step] : undefined;
  }, value);
}

function textOf(value: Json | undefined, member?: string): string | undefined {
  const found = member !== undefined && isJsonObject(value) ? value[member] : value;
  return typeof found === 'string' && found !== '' ? found : undefined;
}
