import type { Json, JsonObject } from '../../../engine/index.ts';
import type { InvoiceTerms, TermGroup } from '../term-tree.ts';
import { CODECS } from './codecs.ts';
import type { Draft, Path } from './draft.ts';
import { TERRITORIAL_TAXES, UNCHARGED_RATES, VAT_KEYS } from './vocabulary.ts';
import { xmlMessages } from '../../reading/messages.ts';

/** A rate in the totals of a built document. */
export interface Rate {
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

export type RateOfBreakdown = (group: TermGroup) => Rate | undefined;

/** Finds the rate of the built document for a VAT breakdown. */
export function rateOfBreakdown(built: JsonObject | undefined): RateOfBreakdown {
  const rates = new Map<string, Rate>();
  for (const rate of ratesOf(built)) for (const key of keysOf(rate)) if (!rates.has(key)) rates.set(key, rate);
  return (group) => {
    const code = group.value('BT-118')?.value ?? '';
    const percent = percentOf(group.value('BT-119')?.value);
    // A rate that is only shown has none in the document.
    const shown = UNCHARGED_RATES[code] !== undefined ? rates.get(`${code}|0%`) : undefined;
    return rates.get(`${code}|${percent}`) ?? rates.get(`${VAT_KEYS[code] ?? ''}|${percent}`) ?? shown;
  };
}

/** Finds the rates of the built document for each VAT breakdown. */
export function fateBreakdown(draft: Draft, invoice: InvoiceTerms, built: JsonObject | undefined): void {
  const rateOf = rateOfBreakdown(built);
  for (const group of invoice.groups('BG-23')) {
    const rate = rateOf(group);
    for (const [term, member] of MEMBERS) {
      for (const value of group.valuesOf(term)) {
        if (rate) draft.recalculated(value, [...rate.path, member]);
        else draft.left(value, xmlMessages.noSuchRate);
      }
    }
    for (const type of group.valuesOf('BT-118-0')) draft.implied(type, xmlMessages.taxOfLines);
  }
}

/** A rate is identified by its category, or by its key if the document has no category. */
function keysOf({ category, key, percent }: Rate): readonly string[] {
  const rate = percentOf(percent);
  if (category !== undefined) return [`${category}|${rate}`];
  return [`${key ?? ''}|${rate}`, ...Object.keys(TERRITORIAL_TAXES).map((code) => `${code}|${rate}`)];
}

function percentOf(percent: string | undefined): string {
  return CODECS.percent.read(percent ?? '') ?? '0%';
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
