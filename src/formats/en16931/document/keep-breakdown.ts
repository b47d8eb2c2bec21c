import type { Json, JsonObject } from '../../../engine/index.ts';
import { Decimal, parseDecimal } from '../decimal.ts';
import type { InvoiceTerms, TermGroup } from '../term-tree.ts';
import { rateOfBreakdown } from './breakdown.ts';
import { CODECS } from './codecs.ts';
import { Draft } from './draft.ts';
import { putTaxes, type TaxTerms } from './taxes.ts';

/**
 * A VAT breakdown may tax less at a rate than the lines have, and another category as much more: a cash discount in
 * Belgium lowers the base of VAT, whether or not the buyer takes it. A document says so by a discount at the one rate
 * and a charge at the other. They add nothing to the sum without VAT.
 */
export interface MovedBase {
  readonly group: TermGroup;
  /** The declared base without that of the lines. */
  readonly more: Decimal;
  readonly taxes: Json;
  readonly reason: string;
}

const BREAKDOWN_TAX: TaxTerms = { category: 'BT-118', rate: 'BT-119', type: 'BT-118-0' };

/** A base that differs by more than a quarter of the sum is no discount: lines and breakdown contradict each other. */
const MOST_SHARE = new Decimal(4n, 0);

/** What the breakdowns move from one rate to another; nothing if their bases do not add up to those of the lines. */
export function movedBases(invoice: InvoiceTerms, built: JsonObject, reason: string): readonly MovedBase[] {
  const rateOf = rateOfBreakdown(built);
  const declared = new Map<string, { readonly group: TermGroup; base: Decimal; readonly now: Decimal }>();
  for (const group of invoice.groups('BG-23')) {
    const base = group.value('BT-116')?.decimal;
    if (!base) return [];
    const rate = rateOf(group);
    const percent = CODECS.percent.read(group.value('BT-119')?.value ?? '') ?? '0%';
    const key = rate ? rate.path.join('.') : `${group.value('BT-118')?.value ?? ''}|${percent}`;
    const known = declared.get(key);
    if (known) known.base = known.base.plus(base);
    else declared.set(key, { group, base, now: (rate && baseAt(built, rate.path)) ?? Decimal.ZERO });
  }
  const moved = [...declared.values()]
    .map(({ group, base, now }) => ({ group, more: base.minus(now) }))
    .filter(({ more }) => !more.isZero());
  const sum = moved.reduce((all, { more }) => all.plus(more), Decimal.ZERO);
  const net = invoice.value('BT-109')?.decimal?.absolute();
  if (!sum.isZero() || !net) return [];
  if (moved.some(({ more }) => more.absolute().times(MOST_SHARE).compare(net) > 0)) return [];
  const why = moved.map(({ group }) => group.value('BT-120')?.value).find((text) => text) ?? reason;
  return moved.map(({ group, more }) => ({ group, more, reason: why, taxes: taxesOf(group, invoice) }));
}

/** The document with a discount or charge for each. */
export function withMovedBases(document: JsonObject, moved: readonly MovedBase[]): JsonObject | undefined {
  if (moved.length === 0) return undefined;
  const entries = (wanted: (more: Decimal) => boolean): readonly Json[] =>
    moved
      .filter(({ more }) => wanted(more))
      .map(({ more, reason, taxes }) => ({ reason, amount: more.absolute().toString(), taxes }));
  return {
    ...document,
    discounts: [...list(document['discounts']), ...entries((more) => more.compare(Decimal.ZERO) < 0)],
    charges: [...list(document['charges']), ...entries((more) => more.compare(Decimal.ZERO) > 0)],
  };
}

function taxesOf(group: TermGroup, invoice: InvoiceTerms): Json {
  const draft = new Draft();
  putTaxes(draft, group, [], BREAKDOWN_TAX, invoice);
  return draft.get(['taxes']) ?? [];
}

function baseAt(built: JsonObject, path: readonly (string | number)[]): Decimal | undefined {
  const rate = path.reduce<Json | undefined>(
    (at, step) =>
      typeof at === 'object' && at !== null ? (at as { [name: string]: Json })[step as string] : undefined,
    built,
  );
  const base = typeof rate === 'object' && rate !== null ? (rate as JsonObject)['base'] : undefined;
  return typeof base === 'string' ? parseDecimal(base) : undefined;
}

const list = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? (value as readonly Json[]) : []);
