import type { Json, JsonObject } from '../../../engine/index.ts';
import { parseDecimal } from '../decimal.ts';
import type { InvoiceTerms } from '../term-tree.ts';
import type { Draft, Path } from './draft.ts';
import { TERRITORIAL_TAXES, VAT_KEYS } from './vocabulary.ts';

interface Rate {
  readonly path: Path;
  readonly key?: string;
  readonly category?: string;
  readonly percent?: string;
}

const MEMBERS: readonly (readonly [term: string, member: string])[] = [
  ['BT-116', 'base'],
  ['BT-117', 'amount'],
  ['BT-119', 'percent'],
  ['BT-118', 'key'],
];

/** Says of the VAT breakdown which rates of the built document it is. */
export function fateBreakdown(draft: Draft, invoice: InvoiceTerms, built: JsonObject | undefined): void {
  const rates = ratesOf(built);
  for (const group of invoice.groups('BG-23')) {
    const code = group.value('BT-118')?.value ?? '';
    const rate = rates.find((one) => isCategory(one, code) && samePercent(one.percent, group.value('BT-119')?.value));
    for (const [term, member] of MEMBERS) {
      for (const value of group.valuesOf(term)) {
        if (rate) draft.recalculated(value, [...rate.path, member]);
        else draft.left(value, 'Nothing in the invoice is of this category and rate');
      }
    }
    for (const type of group.valuesOf('BT-118-0')) draft.implied(type, 'It is the tax of the lines');
  }
}

function isCategory(rate: Rate, code: string): boolean {
  if (rate.category !== undefined) return rate.category === code;
  return rate.key === VAT_KEYS[code] || code in TERRITORIAL_TAXES;
}

function samePercent(percent: string | undefined, declared: string | undefined): boolean {
  const [a, b] = [parseDecimal(percent?.replace('%', '') ?? '0'), parseDecimal(declared ?? '0')];
  return a !== undefined && b !== undefined && a.equals(b);
}

function ratesOf(built: JsonObject | undefined): readonly Rate[] {
  const categories = (member(member(built?.totals, 'taxes'), 'categories') ?? []) as readonly Json[];
  return categories.flatMap((category, i) =>
    ((member(category, 'rates') ?? []) as readonly Json[]).map((rate, j) => {
      const [key, percent, code] = [
        member(rate, 'key'),
        member(rate, 'percent'),
        member(member(rate, 'ext'), 'untdid-tax-category'),
      ];
      return {
        path: ['totals', 'taxes', 'categories', i, 'rates', j],
        ...(typeof key === 'string' && { key }),
        ...(typeof percent === 'string' && { percent }),
        ...(typeof code === 'string' && { category: code }),
      };
    }),
  );
}

function member(value: Json | undefined, name: string): Json | undefined {
  return typeof value === 'object' && value !== null ? (value as JsonObject)[name] : undefined;
}
