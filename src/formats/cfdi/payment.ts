import { mexicanMeans } from '../../engine/official-codes.ts';
import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import type { Path } from '../en16931/document/draft.ts';
import { cut } from '../members/form.ts';
import { plain, type From, type MemberReading } from '../members/member-reading.ts';
import type { To } from '../members/member-writing.ts';
import { fixed, inside, leaf, type Row } from '../members/rows.ts';
import { isElement, textOf, type XmlElement } from '../xml/xml-tree.ts';
import { decimalsOf, DOC_TYPE, FOLIO, FOR_PAYMENTS, PAYMENT_MEANS } from './codes.ts';
import { stamp } from './complements.ts';
import { exact, fixedTo, head, numberIn } from './header.ts';
import { rateToPesos } from './invoice.ts';
import { customer, supplier } from './parties.ts';
import { SUBJECT } from './taxes.ts';
import { PaidTaxes, readPaidTaxes, writePaidTaxes, writeTaxesOfPayment, writeTotals } from './paid-taxes.ts';
import { folioOf, relations } from './relations.ts';

const PESO = 'MXN';
/** A document has no time of a payment; SAT asks for noon where it is unknown. */
const NOON = 'T12:00:00';

/** Keys of means of payment, by code; several mean the debit card. */
const MEANS: ReadonlyMap<string, string> = new Map(
  Object.entries(mexicanMeans)
    .toReversed()
    .map(([key, code]) => [code, key]),
);

const kind: Row = {
  read({ element, at, reading }) {
    reading.put({ at }, 'type', 'receipt');
    reading.put({ at }, `ext.${DOC_TYPE}`, 'P', reading.node(element, '@TipoDeComprobante'));
  },
  write(to) {
    to.out.put('@TipoDeComprobante', to.writing.take(to, `ext.${DOC_TYPE}`));
  },
};

/** The only line of a voucher of payments. Source: guide to fill in the complement, SAT. */
const LINE: readonly Row[] = [
  fixed('@ClaveProdServ', '84111506'),
  fixed('@Cantidad', '1'),
  fixed('@ClaveUnidad', 'ACT'),
  fixed('@Descripcion', 'Pago'),
  fixed('@ValorUnitario', '0'),
  fixed('@Importe', '0'),
  fixed('@ObjetoImp', SUBJECT.no),
];

/** Every payment of a file in the first one's money is a means of payment, and every document that it pays is a line. */
const payments: Row = {
  read({ element, at, reading }) {
    const root = reading.node(element, 'Complemento/Pagos');
    if (!root || !isElement(root)) return;
    reading.implied(reading.node(root, '@Version'));
    const [first, ...others] = reading.children(root, 'Pago');
    if (!first) return;
    const paid = [first, ...others.filter((other) => sameMoney(other, first, reading))];
    paid.forEach((payment, i) => readPayment(payment, ['methods', i], reading));
    const whole = paid.reduce(
      (all, payment) => all.plus(parseDecimal(reading.text(payment, '@Monto')) ?? Decimal.ZERO),
      Decimal.ZERO,
    );
    reading.put({ at }, 'total', whole.toString());
    if (paid.length <= others.length) return;
    for (const node of reading.children(root, 'Totales').flatMap(({ attributes }) => attributes)) reading.implied(node);
  },
  write({ out, at, writing }) {
    const root = out.inside('Complemento/Pagos');
    root.put('@Version', '2.0');
    const currency = writing.take({ at }, 'currency');
    const rate = currency === PESO ? '1' : rateToPesos(currency, { at, writing });
    const money: Money = { currency, rate: exact(rate), places: decimalsOf(currency) };
    const all = new PaidTaxes();
    let total = Decimal.ZERO;
    for (const part of partsOf({ at, writing })) {
      writePayment({ out: root.add('Pago'), at, writing }, part, money, all);
      total = total.plus(part.amount);
    }
    for (const member of ['total', 'value_date']) writing.take({ at }, member);
    writeTotals(root.inside('Totales'), all, total, parseDecimal(rate) ?? Decimal.ZERO);
  },
};

/** A document has one currency and one rate. */
const sameMoney = (element: XmlElement, other: XmlElement, reading: MemberReading): boolean =>
  ['@MonedaP', '@TipoCambioP'].every((name) => reading.text(element, name) === reading.text(other, name));

/** A payment of a file: its means, and the lines that it pays. */
interface Part {
  readonly method: Path;
  readonly lines: readonly Path[];
  readonly amount: Decimal;
}

/** Several means of payment pay the lines in turn, as rule 17 of the addon wants. */
function partsOf(to: Pick<To, 'at' | 'writing'>): readonly Part[] {
  const { at, writing } = to;
  const lines = writing.entries(to, 'lines');
  const methods = writing.entries(to, 'methods');
  const amount = (place: Path): Decimal => numberIn(writing, place, 'amount') ?? Decimal.ZERO;
  const [method = ['methods', 0], ...others] = methods;
  if (others.length === 0) return [{ method, lines, amount: numberIn(writing, at, 'total') ?? Decimal.ZERO }];
  let turn = 0;
  return methods.map((method) => {
    const first = turn;
    let left = amount(method);
    for (let line = lines[turn]; line && left.compare(Decimal.ZERO) > 0; line = lines[++turn]) {
      left = left.minus(amount(line));
    }
    return { method, lines: lines.slice(first, turn), amount: amount(method) };
  });
}

interface Money {
  readonly currency: string;
  /** In pesos. */
  readonly rate: string;
  readonly places: number;
}

function writePayment({ out, at, writing }: To, { method, lines, amount }: Part, money: Money, all: PaidTaxes): void {
  const { currency, places } = money;
  const days = [writing.take({ at: method }, 'date'), writing.take({ at }, 'value_date')];
  const day = days.find((candidate) => candidate !== '') ?? String(writing.peek({ at }, 'issue_date') ?? '');
  out.put('@FechaPago', `${day}${NOON}`);
  for (const member of ['amount', 'key', 'percent']) writing.take({ at: method }, member);
  for (const [name, member] of METHOD) out.put(name, cut(100).write(writing.take({ at: method }, member)) ?? '');
  out.put('@MonedaP', currency);
  out.put('@TipoCambioP', money.rate);
  out.put('@Monto', fixedTo(amount, places));
  const taxes = new PaidTaxes();
  for (const line of lines) {
    const element = out.add('DoctoRelacionado');
    writeDocument({ out: element, at: line, writing }, currency, places);
    const isTaxed = writePaidTaxes(element, [...line, 'tax'], writing, { places, taxes });
    element.put('@ObjetoImpDR', isTaxed ? SUBJECT.yes : SUBJECT.no);
  }
  writeTaxesOfPayment(out.inside('ImpuestosP'), taxes, places);
  all.addAll(taxes);
}

const METHOD = [
  ['@FormaDePagoP', `ext.${PAYMENT_MEANS}`],
  ['@NumOperacion', 'ref'],
  ['@CtaBeneficiario', 'credit_transfer.number'],
] as const;

function readPayment(element: XmlElement, at: Path, reading: MemberReading): void {
  const from = { element, at, reading };
  const [day, means, amount] = ['@FechaPago', '@FormaDePagoP', '@Monto'].map((name) => reading.node(element, name));
  const date = day && /^(\d{4}-\d\d-\d\d)T/.exec(plain(textOf(day)))?.[1];
  if (date !== undefined) reading.put({ at }, 'date', date, day);
  const key = means && MEANS.get(plain(textOf(means)));
  reading.put({ at }, 'key', key ?? 'other', ...(key === undefined ? [] : [means]));
  for (const [name, member] of METHOD) leaf(name, member).read(from);
  if (amount) reading.put({ at }, 'amount', plain(textOf(amount)), amount);
  readCurrency(from);
  const currency = reading.text(element, '@MonedaP');
  for (const line of reading.children(element, 'DoctoRelacionado')) readDocument(line, currency, reading);
  for (const list of reading.children(element, 'ImpuestosP')) readSums(list, reading);
}

/** Taxes of a payment are the sums of those of its documents. */
function readSums(list: XmlElement, reading: MemberReading): void {
  for (const child of list.children) {
    for (const node of child.children.flatMap(({ attributes }) => attributes)) reading.implied(node);
  }
}

function readCurrency({ element, reading }: From): void {
  const [node, rate] = [reading.node(element, '@MonedaP'), reading.node(element, '@TipoCambioP')];
  const code = node && plain(textOf(node));
  if (!code) return;
  reading.put({ at: [] }, 'currency', code, node);
  if (!rate || !parseDecimal(textOf(rate))) return;
  if (code === PESO) reading.implied(rate);
  else readRate(code, PESO, plain(textOf(rate)), reading, rate);
}

function readRate(
  from: string,
  to: string,
  amount: string,
  reading: MemberReading,
  node: Parameters<MemberReading['implied']>[0],
): void {
  // The schema wants three letters; more rates than those have would cost time.
  if (!CURRENCY.test(from)) return;
  const list = (reading.draft.get(['exchange_rates']) ?? []) as readonly {
    readonly from?: string;
    readonly to?: string;
  }[];
  const known = list.findIndex((entry) => entry.from === from && entry.to === to);
  const place: Path = ['exchange_rates', known < 0 ? list.length : known];
  reading.put({ at: place }, 'from', from);
  reading.put({ at: place }, 'to', to);
  reading.put({ at: place }, 'amount', amount, node);
}

const CURRENCY = /^[A-Z]{3}$/;

/** Decimals of the rate that an equivalence of currencies becomes. */
const RATE_DECIMALS = 10;

/** A paid document. Its amounts are in its own currency, those of a line in that of the payment. */
function readDocument(line: XmlElement, currency: string, reading: MemberReading): void {
  const at: Path = ['lines', reading.draft.count(['lines'])];
  const from = { element: line, at, reading };
  reading.draft.put([...at, 'i'], Number(at[1]) + 1);
  for (const [name, member] of DOCUMENT) leaf(name, member).read(from);
  const [own, same] = [reading.node(line, '@MonedaDR'), reading.node(line, '@EquivalenciaDR')];
  const ownCurrency = own ? plain(textOf(own)) : currency;
  const equivalence = (same && parseDecimal(textOf(same))) ?? ONE;
  const isForeign = ownCurrency !== currency && !equivalence.isZero();
  if (isForeign) {
    reading.put({ at }, 'document.currency', ownCurrency, own);
    readRate(ownCurrency, currency, (ONE.over(equivalence, RATE_DECIMALS) ?? ONE).toString(), reading, same);
  } else for (const node of [own, same]) reading.implied(node);
  const installment = reading.node(line, '@NumParcialidad');
  const turn = installment && plain(textOf(installment));
  if (turn !== undefined && /^\d{1,3}$/.test(turn)) reading.put({ at }, 'installment', Number(turn), installment);
  for (const [name, member] of AMOUNTS) {
    const node = reading.node(line, name);
    const amount = node && parseDecimal(textOf(node));
    if (!amount) continue;
    const value = isForeign ? amount.over(equivalence, decimalsOf(currency)) : amount;
    reading.put({ at }, member, (value ?? amount).toString(), node);
  }
  const subject = reading.node(line, '@ObjetoImpDR');
  const isTaxed = reading.children(line, 'ImpuestosDR').length > 0;
  if (subject && plain(textOf(subject)) === (isTaxed ? SUBJECT.yes : SUBJECT.no)) reading.implied(subject);
  readPaidTaxes(line, [...at, 'tax'], reading, isForeign ? { equivalence, places: decimalsOf(currency) } : undefined);
}

const ONE = new Decimal(1n, 0);

const DOCUMENT = [
  ['@Serie', 'document.series'],
  ['@Folio', 'document.code'],
  ['@IdDocumento', `document.stamps[prv=${FOLIO}].val`],
] as const;

const AMOUNTS = [
  ['@ImpSaldoAnt', 'payable'],
  ['@ImpPagado', 'amount'],
  ['@ImpSaldoInsoluto', 'due'],
] as const;

function writeDocument({ out, at, writing }: To, currency: string, places: number): void {
  const amount = (member: string): Decimal => numberIn(writing, at, member) ?? Decimal.ZERO;
  for (const [name, member] of DOCUMENT.slice(0, 2)) out.put(name, writing.take({ at }, member));
  out.put('@IdDocumento', folioOf([...at, 'document'], writing));
  writing.take({ at }, 'document.currency');
  out.put('@MonedaDR', currency);
  out.put('@EquivalenciaDR', '1');
  out.put('@NumParcialidad', writing.take({ at }, 'installment'));
  out.put('@ImpSaldoAnt', fixedTo(amount('payable').minus(amount('advances')), places));
  out.put('@ImpPagado', fixedTo(amount('amount'), places));
  out.put('@ImpSaldoInsoluto', fixedTo(amount('due'), places));
  for (const member of ['payable', 'advances', 'amount', 'due']) writing.take({ at }, member);
  // The taxes of the whole document, from which those of the payment are worked out.
  writing.takeAll([...at, 'document', 'tax']);
  writing.take({ at }, 'document.payable');
}

/** A voucher of payments: one line without amounts, and the complement. */
export const PAYMENT_ROWS: readonly Row[] = [
  kind,
  ...head('ext'),
  fixed('@SubTotal', '0'),
  fixed('@Total', '0'),
  fixed('@Moneda', 'XXX'),
  relations(undefined),
  supplier,
  customer({ use: FOR_PAYMENTS }),
  inside('Conceptos/Concepto', LINE),
  payments,
  stamp,
];
