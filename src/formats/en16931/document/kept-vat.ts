import type { Json, JsonObject } from '../../../engine/index.ts';
import { Decimal, parseDecimal } from '../decimal.ts';
import type { InvoiceTerms, TermValue } from '../term-tree.ts';
import type { RateOfBreakdown } from './breakdown.ts';
import { CODECS } from './codecs.ts';
import type { Path } from './draft.ts';
import type { TermBuilder } from './term-builder.ts';

/**
 * A document calculates VAT; the rules of EN 16931 accept another amount near it (BR-CO-17). The rounding of the amount
 * due contains the difference. A text of the document keeps the declared amount with the amount that it is of, so that
 * it is written back as long as that stays.
 */

/** The most that a declared VAT amount differs from the calculated one; rules accept less than this. */
const MOST = new Decimal(1n, 0);

/** A declared VAT amount, and where a document keeps it. */
export interface KeptVat {
  readonly amount: TermValue;
  readonly path: Path;
  readonly text: string;
}

/** The declared VAT amounts that differ from those of the built document, if they explain the difference of the amount due. */
export function declaredVat(
  invoice: InvoiceTerms,
  built: JsonObject,
  rateOf: RateOfBreakdown,
  difference: Decimal,
): readonly KeptVat[] {
  let rest = difference;
  const kept = invoice.groups('BG-23').flatMap((group): readonly KeptVat[] => {
    const [category, percent] = [group.value('BT-118')?.value ?? '', group.value('BT-119')?.value ?? '0'];
    const amount = group.value('BT-117');
    const rate = rateOf(group);
    const [base, calculated] = ['base', 'amount'].map((name) => decimalAt(built, [...(rate?.path ?? []), name]));
    if (!amount?.decimal || !rate || !base || !calculated || amount.decimal.equals(calculated)) return [];
    const more = amount.decimal.minus(calculated);
    rest = rest.minus(more);
    if (more.absolute().compare(MOST) > 0 || group.value('BT-116')?.decimal?.equals(base) !== true) return [];
    const path = ['meta', keyOf(category, CODECS.percent.read(percent) ?? '0%')];
    return [{ amount, path, text: `${amount.decimal.toString()} of ${base.toString()}` }];
  });
  return rest.isZero() ? kept : [];
}

/** A breakdown of a built document. */
export interface Breakdown {
  readonly category: string | undefined;
  readonly percent: string | undefined;
  readonly base: string | undefined;
  readonly amount: string | undefined;
}

/** What is written in place of a calculated VAT amount, and the text that says so. */
export interface WrittenVat {
  readonly amount: string;
  readonly more: Decimal;
  readonly place: Path;
}

/** The amounts to write for breakdowns that a document keeps; none if its rounding does not contain their differences. */
export function keptVatOf(builder: TermBuilder, breakdowns: readonly Breakdown[]): readonly (WrittenVat | undefined)[] {
  const kept = breakdowns.map((breakdown) => keptFor(builder, breakdown));
  const more = sumOf(kept);
  const rounding = parseDecimal(builder.text(['totals', 'rounding']) ?? '');
  const isContained = rounding && rounding.minus(more).absolute().compare(rounding.absolute()) < 0;
  return isContained ? kept : breakdowns.map(() => undefined);
}

/** What is written beyond the calculated VAT of all breakdowns. */
export const sumOf = (kept: readonly (WrittenVat | undefined)[]): Decimal =>
  kept.reduce((sum, otherVat) => (otherVat ? sum.plus(otherVat.more) : sum), Decimal.ZERO);

function keptFor(builder: TermBuilder, { category, percent, base, amount }: Breakdown): WrittenVat | undefined {
  if (category === undefined) return undefined;
  const place = ['meta', keyOf(category, percent ?? '0%')];
  const [, declared, of] = /^(-?[\d.]+) of (-?[\d.]+)$/.exec(builder.text(place) ?? '') ?? [];
  const [vat, from, calculated, now] = [declared, of, amount, base].map((text) => parseDecimal(text ?? ''));
  if (!vat || !from || !calculated || !now?.equals(from)) return undefined;
  const more = vat.minus(calculated);
  return more.absolute().compare(MOST) > 0 ? undefined : { amount: vat.toString(), more, place };
}

/** `vat-s-5-5` of category S at 5.5 % */
const keyOf = (category: string, percent: string): string =>
  `vat-${category}-${String(Number(percent.replace('%', '')))}`.toLowerCase().replace(/[^a-z0-9]+/g, '-');

function decimalAt(document: JsonObject, path: Path): Decimal | undefined {
  const value = path.reduce<Json | undefined>(
    (at, step) =>
      typeof at === 'object' && at !== null ? (at as { [name: string]: Json })[step as string] : undefined,
    document,
  );
  return typeof value === 'string' ? parseDecimal(value) : undefined;
}
