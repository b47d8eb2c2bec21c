import type { Json, JsonObject, Message } from '../../../engine/index.ts';
import { xmlMessages } from '../../reading/messages.ts';
import { Decimal, parseDecimal } from '../decimal.ts';
import type { InvoiceTerms, TermValue } from '../term-tree.ts';
import { rateOfBreakdown } from './breakdown.ts';
import type { Draft, Path } from './draft.ts';
import { declaredVat, type KeptVat } from './kept-vat.ts';
import { movedBases, withMovedBases, type MovedBase } from './keep-breakdown.ts';
import { countedLines } from './lines.ts';

/** A document, as built. */
export interface Calculated {
  readonly document: JsonObject;
  readonly built: JsonObject | undefined;
}

export interface KeptAmounts extends Calculated {
  /** Declared figures of the VAT breakdown that the document keeps, each with what keeps it. */
  readonly kept?: readonly KeptFigure[];
  /** Net amounts kept by a charge or discount so large that a person must look at the line. */
  readonly large?: readonly LineDifference[];
  /** The declared amount due, if building gives another one. */
  readonly changed?: { readonly due: TermValue; readonly became: string };
}

export interface KeptFigure {
  readonly figure: TermValue;
  readonly path: Path;
  readonly why: Message;
}

/** The most that rounding VAT can move an amount due (EN 16931-1, BR-CO-17 and BR-S-09 accept as much for each rate). */
const MOST_ROUNDING = new Decimal(1n, 0);

/**
 * Keeps the declared amount due where quantities, prices and rates give another one: a charge or discount on the line
 * whose net amount differs, one at each rate whose base differs, then a rounding of the amount due for the VAT. The draft knows what was added.
 */
export function keepAmounts(
  given: Calculated,
  invoice: InvoiceTerms,
  draft: Draft,
  build: (document: JsonObject) => JsonObject | undefined,
): KeptAmounts {
  const due = invoice.value('BT-115');
  const declared = due?.decimal;
  if (!due || !declared || !given.built || differenceOf(declared, given.built)?.isZero() !== false) return given;
  let now = given;
  let kept: readonly KeptFigure[] = [];
  let large: readonly LineDifference[] = [];
  const attempt = (document: JsonObject | undefined): boolean => {
    const built = document && build(document);
    const [before, after] = [now, { built }].map(
      ({ built: object }) => object && differenceOf(declared, object)?.absolute(),
    );
    if (!document || !built || !before || !after || after.compare(before) >= 0) return false;
    now = { document, built };
    return true;
  };
  const lines = lineDifferences(invoice, given.built);
  if (attempt(withLines(now.document, lines))) {
    lines.forEach((line) => noteLine(draft, line, now.document));
    large = lines.filter(isLarge);
  }
  const moved = now.built ? movedBases(invoice, now.built, REASON_OF_BASE) : [];
  if (attempt(withMovedBases(now.document, moved))) kept = moved.flatMap(keptBase);
  const rest = now.built && differenceOf(declared, now.built);
  const decimals = (now.built && dueOf(now.built)?.scale) ?? 0;
  const isSmall = rest !== undefined && rest.absolute().compare(MOST_ROUNDING) <= 0 && rest.scale <= decimals;
  if (rest && isSmall && attempt(withRounding(now.document, rest))) {
    draft.kept(due, ['totals', 'rounding'], xmlMessages.keptByRounding({ rounding: rest.toString() }));
    const built = now.built;
    const vat = built ? declaredVat(invoice, built, rateOfBreakdown(built), rest) : [];
    now = { ...now, document: withVat(now.document, vat) };
    kept = [...kept, ...vat.map(({ amount, path }) => ({ figure: amount, path, why: xmlMessages.keptVat }))];
  }
  const became = now.built && dueOf(now.built);
  const isKept = became?.equals(declared) ?? true;
  return { ...now, kept, large, ...(!isKept && { changed: { due, became: became?.toString() ?? '' } }) };
}

/** A line whose declared net amount is not its calculated total. */
export interface LineDifference {
  readonly index: number;
  readonly net: TermValue;
  /** The net amount that quantity, price, charges and discounts give. */
  readonly calculated: Decimal;
  readonly more: Decimal;
}

/**
 * A difference of more than a quarter is no discount or charge that nobody wrote: one of the figures is wrong. If the
 * net amounts give the declared sum, quantity or price is wrong, and the amount due is kept.
 */
const MOST_SHARE = new Decimal(4n, 0);

/** The lines whose declared net amount is not their calculated total, but near it, or confirmed by the sum. */
function lineDifferences(invoice: InvoiceTerms, built: JsonObject): readonly LineDifference[] {
  const totals = list(built['lines']).map((line) => decimalOf(members(line)['total']));
  const isConfirmed = netAmountsGiveSum(invoice);
  return countedLines(invoice).flatMap((line, index) => {
    const net = line.value('BT-131');
    const [declared, calculated] = [net?.decimal, totals[index]];
    if (!net || !declared || !calculated || declared.equals(calculated)) return [];
    // A figure with more decimals than the currency is no amount that building could give.
    if (declared.scale > calculated.scale) return [];
    const difference = { index, net, calculated, more: declared.minus(calculated) };
    return isConfirmed || !isLarge(difference) ? [difference] : [];
  });
}

const isLarge = ({ more, calculated }: LineDifference): boolean =>
  more.absolute().times(MOST_SHARE).compare(calculated.absolute()) > 0;

/** Whether the declared net amounts of all lines give their declared sum (BR-CO-10). */
function netAmountsGiveSum(invoice: InvoiceTerms): boolean {
  const nets = countedLines(invoice).map((line) => line.value('BT-131')?.decimal);
  const sum = nets.reduce((all, net) => net && all?.plus(net), Decimal.ZERO as Decimal | undefined);
  const declared = invoice.value('BT-106')?.decimal;
  return sum !== undefined && declared !== undefined && sum.equals(declared);
}

function withLines(document: JsonObject, differences: readonly LineDifference[]): JsonObject | undefined {
  if (differences.length === 0) return undefined;
  const lines = [...list(document['lines'])];
  for (const { index, more } of differences) {
    const line = members(lines[index]);
    const name = listFor(more);
    const entry = { reason: REASON, amount: more.absolute().toString() };
    lines[index] = { ...line, [name]: [...list(line[name]), entry] };
  }
  return { ...document, lines };
}

/** The standard requires a reason. The document has no language of its own, so it is English. */
const REASON = 'Difference to the net amount';

const REASON_OF_BASE = 'Difference to the VAT breakdown';

function keptBase({ group, more }: MovedBase): readonly KeptFigure[] {
  const figure = group.value('BT-116');
  const [name, amount] = [listFor(more), more.absolute().toString()];
  const { movedByCharge, movedByDiscount } = xmlMessages;
  const why = name === 'charges' ? movedByCharge({ amount }) : movedByDiscount({ amount });
  return figure ? [{ figure, path: [name], why }] : [];
}

const listFor = (more: Decimal): 'charges' | 'discounts' => (more.compare(Decimal.ZERO) < 0 ? 'discounts' : 'charges');

function noteLine(draft: Draft, { index, net, calculated, more }: LineDifference, document: JsonObject): void {
  const name = listFor(more);
  const last = list(members(list(document['lines'])[index])[name]).length - 1;
  const said = { calculated: calculated.toString(), amount: more.absolute().toString() };
  const { keptByCharge, keptByDiscount } = xmlMessages;
  const why = name === 'charges' ? keptByCharge(said) : keptByDiscount(said);
  draft.kept(net, ['lines', index, name, last, 'amount'], why);
}

function withRounding(document: JsonObject, more: Decimal): JsonObject {
  const totals = members(document['totals']);
  const rounding = (decimalOf(totals['rounding']) ?? Decimal.ZERO).plus(more);
  return { ...document, totals: { ...totals, rounding: rounding.toString() } };
}

function withVat(document: JsonObject, vat: readonly KeptVat[]): JsonObject {
  if (vat.length === 0) return document;
  const texts = vat.map(({ path, text }) => [String(path.at(-1)), text]);
  return { ...document, meta: { ...members(document['meta']), ...(Object.fromEntries(texts) as JsonObject) } };
}

const differenceOf = (declared: Decimal, built: JsonObject): Decimal | undefined => {
  const due = dueOf(built);
  return due && declared.minus(due);
};

function dueOf({ totals }: JsonObject): Decimal | undefined {
  const { due, payable } = members(totals);
  return decimalOf(due ?? payable);
}

const decimalOf = (value: Json | undefined): Decimal | undefined =>
  typeof value === 'string' ? parseDecimal(value) : undefined;

function members(value: Json | undefined): JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}

function list(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}
