import { Decimal, parseDecimal } from '../decimal.ts';
import type { Syntax, TermGroup } from '../term-tree.ts';
import { DOCUMENT_ALLOWANCE, DOCUMENT_CHARGE } from './adjustments.ts';
import { addBreakdown } from './breakdown-terms.ts';
import { addDelivery } from './delivery-terms.ts';
import type { Path } from './draft.ts';
import { addDuties, allDuties, isDuty, sumOfDuties } from './duties.ts';
import { addAdjustments } from './line-terms.ts';
import { addMeans } from './means-terms.ts';
import { PAYEE } from './parties.ts';
import { addParty } from './party-terms.ts';
import { ALLOWANCE_TAX, CHARGE_TAX } from './taxes.ts';
import type { TermBuilder } from './term-builder.ts';
import { TOTAL_PLACES } from './totals.ts';
import { TAX_POINTS } from './vocabulary.ts';

const AT: Path = ['payment', 'instructions'];

/** Adds delivery, payment, discounts, charges, VAT and totals of the document. */
export function addSettlement(builder: TermBuilder, syntax: Syntax): void {
  addDelivery(builder);
  if (builder.at(['payment', 'payee']) !== undefined) {
    addParty(builder, builder.group('BG-10', builder.invoice, ['payment', 'payee']), ['payment', 'payee'], PAYEE);
  }
  addMeans(builder, syntax);
  addTerms(builder);
  // A credit note of UBL has no place for them.
  if (builder.ways.grossLines && builder.text(['type']) !== 'credit-note') addPrepayments(builder);
  else addAdvances(builder, syntax);
  addAdjustments(builder, builder.invoice, [], DOCUMENT_CHARGE, ['totals', 'sum'], CHARGE_TAX);
  addAdjustments(builder, builder.invoice, [], DOCUMENT_ALLOWANCE, ['totals', 'sum'], ALLOWANCE_TAX);
  addTotals(builder, addBreakdown(builder), syntax);
  addTaxPoint(builder, syntax);
}

/** The standard has only the sum of all payments in advance (BT-113). */
function addAdvances(builder: TermBuilder, syntax: Syntax): void {
  if (builder.text(['totals', 'advance']) === undefined) return;
  builder.list(['payment', 'advances']).forEach((_, i) => {
    const place = ['payment', 'advances', i];
    builder.use([...place, 'amount'], [...place, 'percent']);
  });
  for (const { place, amount } of claimsOf(builder, syntax)) {
    const group = builder.group('X-Prepayment', builder.invoice, place);
    builder.addText(group, 'X-PrepaidId', [...place, 'ref']);
    builder.add(group, 'X-PrepaidAmount', amount.toString(), [...place, 'amount']);
    builder.addText(group, 'X-PrepaidText', [...place, 'description']);
  }
}

/** Claims of third parties, as the extension of XRechnung has them (BG-DEX-09): advances below zero, without the sign. */
function claimsOf(builder: TermBuilder, syntax: Syntax): readonly { readonly place: Path; readonly amount: Decimal }[] {
  if (!builder.ways.claims || syntax !== 'ubl') return [];
  return builder.list(['payment', 'advances']).flatMap((_, i) => {
    const place = ['payment', 'advances', i];
    const amount = parseDecimal(builder.text([...place, 'amount']) ?? '')?.negated();
    return amount && amount.compare(ZERO) > 0 ? [{ place, amount }] : [];
  });
}

/** What was paid (BT-113): the advances without the claims of third parties. */
function addPaid(builder: TermBuilder, group: TermGroup, syntax: Syntax): void {
  const at = ['totals', 'advance'];
  const claims = claimsOf(builder, syntax);
  if (claims.length === 0) {
    builder.addText(group, 'BT-113', at);
    return;
  }
  const advance = parseDecimal(builder.text(at) ?? '') ?? ZERO;
  const paid = claims.reduce((sum, { amount }) => sum.plus(amount), advance);
  if (!paid.isZero()) builder.add(group, 'BT-113', paid.toString(), at);
  builder.use(at);
}

/** Payments in advance, each with its number. */
function addPrepayments(builder: TermBuilder): void {
  builder.list(['payment', 'advances']).forEach((_, i) => {
    const place = ['payment', 'advances', i];
    const group = builder.group('X-Prepayment', builder.invoice, place);
    builder.add(group, 'X-PrepaidNumber', String(i + 1));
    builder.addText(group, 'X-PrepaidAmount', [...place, 'amount']);
    builder.addText(group, 'X-PrepaidDate', [...place, 'date']);
    builder.addText(group, 'X-PrepaidId', [...place, 'ref']);
  });
}

function addTerms(builder: TermBuilder): void {
  const at = ['payment', 'terms'];
  const dates = builder.list([...at, 'due_dates']).map((_, i) => [...at, 'due_dates', i]);
  const [first, ...others] = dates;
  const text = builder.text([...at, 'notes']);
  // The standard has one day; instalments are in the text.
  const instalments = others.length > 0 ? dates : [];
  const reference = builder.ways.referenceInTerms ? builder.text([...AT, 'ref']) : undefined;
  const lines = [
    ...(text === undefined ? [] : [text]),
    ...instalments.map((place) => instalmentText(builder, place)),
    ...(reference === undefined ? [] : [reference]),
  ];
  const paths = instalments.flatMap((place) => ['date', 'amount', 'percent'].map((name) => [...place, name]));
  const note = builder.add(
    builder.invoice,
    'BT-20',
    withLastBreak(lines.join('\n')),
    ...(text === undefined ? [] : [[...at, 'notes']]),
    ...paths,
    ...(reference === undefined ? [] : [[...AT, 'ref']]),
  );
  if (note && builder.ways.paymentChannels) {
    const due = [
      ['totals', 'due'],
      ['totals', 'payable'],
    ].find((path) => builder.text(path) !== undefined);
    if (due) builder.addText(builder.invoice, 'X-PaymentTermsAmount', due);
  }
  if (!first) return;
  builder.addText(builder.invoice, 'BT-9', [...first, 'date']);
  // The only instalment is the amount due.
  if (others.length === 0) builder.use([...first, 'amount'], [...first, 'percent']);
}

/** `2026-12-20: 100.00 EUR` */
function instalmentText(builder: TermBuilder, place: Path): string {
  const [date, amount] = ['date', 'amount'].map((name) => builder.text([...place, name]));
  return amount === undefined ? `${date}` : `${date}: ${amount} ${builder.text(['currency']) ?? ''}`.trim();
}

/** Every line of a cash discount ends with a line break, the last one too (XRechnung, BR-DE-18; Peppol, DE-R-018). */
function withLastBreak(text: string): string {
  return /(?:^|\n)[ \t]*#SKONTO#[^\n]*$/.test(text) ? `${text}\n` : text;
}

function addTotals(builder: TermBuilder, moreVat: Decimal, syntax: Syntax): void {
  const at = ['totals'];
  if (builder.at(at) === undefined) return;
  const group = builder.group('BG-22', builder.invoice, at);
  if (builder.ways.grossLines) addGrossTotals(builder, group);
  else {
    for (const [term, member] of TOTAL_PLACES) {
      const figure = builder.text([...at, member]);
      const isTaxed = term === 'BT-110' || term === 'BT-112';
      builder.add(group, term, isTaxed ? plus(figure, moreVat) : figure, [...at, member]);
    }
  }
  addPaid(builder, group, syntax);
  // The rounding of a document contains VAT that is written in its own place.
  const rounding = plus(builder.text([...at, 'rounding']), moreVat.negated());
  builder.use([...at, 'rounding']);
  if (rounding === undefined || !parseDecimal(rounding)?.isZero() || moreVat.isZero()) {
    builder.add(group, 'BT-114', rounding, [...at, 'rounding']);
  }
  builder.addText(group, 'BT-115', builder.text([...at, 'due']) === undefined ? [...at, 'payable'] : [...at, 'due']);
  addAccountingTotal(builder, group);
}

/** Totals when discounts and charges of lines are moved to the document. */
function addGrossTotals(builder: TermBuilder, group: TermGroup): void {
  const at = ['totals'];
  const duties = allDuties(builder);
  addDuties(builder, builder.invoice, duties, 'X-');
  const lines = builder.list(['lines']).map((_, i): Path => ['lines', i]);
  const sums = lines.map((line) => parseDecimal(builder.text([...line, 'sum']) ?? '') ?? ZERO);
  const add = (term: string, amounts: readonly Decimal[], total: string): void => {
    const all = parseDecimal(builder.text([...at, total]) ?? '') ?? ZERO;
    const own = total === 'charge' ? all.minus(sumOfDuties(duties.filter(({ place }) => place[0] === 'charges'))) : all;
    const sum = amounts.reduce((so, figure) => so.plus(figure), total === 'sum' ? ZERO : own).over(ONE, 2);
    if (sum && (total === 'sum' || !sum.isZero())) builder.add(group, term, sum.toString(), [...at, total]);
  };
  const amountsOf = (list: string): readonly Decimal[] =>
    lines
      .flatMap((line) => builder.list([...line, list]).map((_, i): Path => [...line, list, i]))
      .filter((place) => !isDuty(builder, place))
      .map((place) => parseDecimal(builder.text([...place, 'amount']) ?? '') ?? ZERO);
  add('BT-106', sums, 'sum');
  add('BT-107', amountsOf('discounts'), 'discount');
  add('BT-108', amountsOf('charges'), 'charge');
  builder.addText(group, 'BT-110', [...at, 'tax']);
  const tax = parseDecimal(builder.text([...at, 'tax']) ?? '') ?? ZERO;
  builder.add(group, 'X-AllTaxes', tax.plus(sumOfDuties(duties)).over(ONE, 2)?.toString(), [...at, 'tax']);
  // With the rounding (F-INV128).
  const gross = parseDecimal(builder.text([...at, 'total_with_tax']) ?? '');
  const rounding = parseDecimal(builder.text([...at, 'rounding']) ?? '') ?? ZERO;
  builder.add(group, 'BT-112', gross?.plus(rounding).toString(), [...at, 'total_with_tax']);
  builder.use([...at, 'total']);
}

const plus = (figure: string | undefined, more: Decimal): string | undefined =>
  more.isZero()
    ? figure
    : (parseDecimal(figure ?? '')
        ?.plus(more)
        .toString() ?? figure);

const ONE = new Decimal(1n, 0);

/** VAT in the seller's accounting currency, by the exchange rate of the document. */
function addAccountingTotal(builder: TermBuilder, group: TermGroup): void {
  const currency = builder.text(['currency']);
  const position = builder
    .list(['exchange_rates'])
    .findIndex((_, i) => builder.text(['exchange_rates', i, 'from']) === currency);
  if (position < 0) {
    addOwnAccounting(builder, group, currency);
    return;
  }
  const place = ['exchange_rates', position];
  const rate = parseDecimal(builder.text([...place, 'amount']) ?? '') ?? ZERO;
  const converted = (member: string): string | undefined =>
    withCents(
      parseDecimal(builder.text(['totals', member]) ?? '')
        ?.times(rate)
        .rounded(2)
        .toString(),
    );
  const to = builder.text([...place, 'to']);
  builder.add(builder.invoice, 'BT-6', to, [...place, 'to']);
  builder.add(group, 'BT-111', converted('tax'), [...place, 'amount']);
  if (to !== undefined && to === builder.ways.accountingTotals) {
    builder.add(builder.invoice, 'X-AccountingNet', converted('total'));
    builder.add(builder.invoice, 'X-AccountingGross', converted('total_with_tax'));
  }
  builder.use([...place, 'from']);
}

/** The profile requires the total, and the invoice is in the accounting currency or has no VAT. */
function addOwnAccounting(builder: TermBuilder, group: TermGroup, currency: string | undefined): void {
  const { accountingCurrency } = builder.ways;
  // No VAT is none in every currency.
  const isNone = parseDecimal(builder.text(['totals', 'tax']) ?? '0')?.isZero() === true;
  if (currency === undefined || accountingCurrency === undefined) return;
  if (currency !== accountingCurrency && !isNone) return;
  builder.add(builder.invoice, 'BT-6', accountingCurrency, ['currency']);
  builder.add(group, 'BT-111', withCents(builder.text(['totals', 'tax']) ?? '0'), ['totals', 'tax']);
}

const ZERO = parseDecimal('0') as NonNullable<ReturnType<typeof parseDecimal>>;

function withCents(amount: string | undefined): string | undefined {
  return amount === undefined || amount.includes('.') ? amount : `${amount}.00`;
}

function addTaxPoint(builder: TermBuilder, syntax: Syntax): void {
  const point = builder.text(['tax', 'point']);
  const code = Object.entries(TAX_POINTS[syntax]).find(([, key]) => key === point)?.[0];
  builder.add(builder.invoice, 'BT-8', code, ['tax', 'point']);
}
