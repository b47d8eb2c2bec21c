import type { Json, JsonObject } from '../../../engine/index.ts';
import { isJsonObject } from '../../../engine/values.ts';

/** One bar from the lines to what is to be paid. `start` and `width` place it, in percent of the whole width. */
export interface WaterfallBar {
  /** The figure that it shows, `$.totals.sum`. */
  readonly path: string;
  /** The figure as the document states it. */
  readonly value: string;
  /** `sum`: a total so far. `more` and `less`: what is added to it or taken from it. */
  readonly kind: 'sum' | 'more' | 'less';
  readonly start: number;
  readonly width: number;
}

type Step = Pick<WaterfallBar, 'path' | 'value' | 'kind'>;

/** Fewer steps than this say no more than the figures. */
const FEWEST = 3;

/**
 * The totals of a document, bare or in an envelope, as steps from the sum of its lines to what is due. Empty for a
 * document without such totals.
 */
export function waterfallOf(document: JsonObject | undefined): readonly WaterfallBar[] {
  const inner = document?.['doc'];
  const body = isJsonObject(inner) ? inner : document;
  const { totals } = body ?? {};
  if (!isJsonObject(totals)) return [];
  const steps = stepsOf(totals, isJsonObject(inner) ? '$.doc.totals' : '$.totals');
  return steps.length < FEWEST ? [] : placed(steps);
}

function stepsOf(totals: JsonObject, at: string): readonly Step[] {
  const stepOf = (member: string, kind: Step['kind']): readonly Step[] => {
    const value = totals[member];
    return typeof value === 'string' ? [{ path: `${at}.${member}`, value, kind }] : [];
  };
  // A total is a step only if something lies between it and the one before.
  const total = (member: string, before: readonly Step[]) => (before.length > 0 ? stepOf(member, 'sum') : []);
  const onLines = [...stepOf('discount', 'less'), ...stepOf('charge', 'more'), ...stepOf('tax_included', 'less')];
  const taxes = taxSteps(totals, at, false);
  const onTaxes = [...taxSteps(totals, at, true), ...stepOf('rounding', 'more')];
  const paid = stepOf('advance', 'less');
  return [
    ...stepOf('sum', 'sum'),
    ...onLines,
    ...total('total', onLines),
    ...taxes,
    ...(onTaxes.length > 0 ? total('total_with_tax', taxes) : []),
    ...onTaxes,
    ...stepOf('payable', 'sum'),
    ...paid,
    ...total('due', paid),
  ];
}

/** The taxes by rate: those that are added, or those that the buyer withholds. */
function taxSteps(totals: JsonObject, at: string, isRetained: boolean): readonly Step[] {
  const taxes = totals['taxes'];
  const kind = isRetained ? 'less' : 'more';
  return rows(taxes, 'categories').flatMap((category, c) => {
    if (category['informative'] === true || (category['retained'] === true) !== isRetained) return [];
    return rows(category, 'rates').flatMap((rate, r) => {
      const path = `${at}.taxes.categories[${String(c)}].rates[${String(r)}]`;
      const surcharge = rate['surcharge'];
      const extra = isJsonObject(surcharge) ? surcharge['amount'] : undefined;
      return [...step(`${path}.amount`, rate['amount'], kind), ...step(`${path}.surcharge.amount`, extra, kind)];
    });
  });
}

/** A rate of nothing, such as an exemption, moves no total. */
function step(path: string, value: Json | undefined, kind: Step['kind']): readonly Step[] {
  return typeof value === 'string' && Number(value) !== 0 ? [{ path, value, kind }] : [];
}

function rows(value: Json | undefined, member: string): readonly JsonObject[] {
  const list = isJsonObject(value) ? value[member] : undefined;
  return Array.isArray(list) ? (list as readonly Json[]).map((row) => (isJsonObject(row) ? row : {})) : [];
}

// The widths need no exact arithmetic: the figures beside the bars are those of the document.
function placed(steps: readonly Step[]): readonly WaterfallBar[] {
  let reached = 0;
  const spans = steps.map(({ kind, value }) => {
    const size = Number(value);
    const from = kind === 'sum' ? 0 : reached;
    reached = kind === 'sum' ? size : kind === 'less' ? reached - size : reached + size;
    return [Math.min(from, reached), Math.max(from, reached)] as const;
  });
  const least = Math.min(0, ...spans.map(([low]) => low));
  const most = Math.max(0, ...spans.map(([, high]) => high));
  const whole = most - least || 1;
  return steps.map((entry, index) => {
    const [low, high] = spans[index] ?? [0, 0];
    return { ...entry, start: percentOf(low - least, whole), width: percentOf(high - low, whole) };
  });
}

const percentOf = (part: number, whole: number): number => Math.round((part / whole) * 10_000) / 100;
