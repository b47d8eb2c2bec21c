import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import type { Path } from '../en16931/document/draft.ts';
import { cut, date, figure } from '../members/form.ts';
import { memberMessages } from '../members/messages.ts';
import { plain, type From, type MemberReading } from '../members/member-reading.ts';
import type { To } from '../members/member-writing.ts';
import { inside, leaf, list, type Row } from '../members/rows.ts';
import { isElement, textOf, type XmlElement, type XmlNode } from '../xml/xml-tree.ts';
import { MEANS, PAYMENT_MEANS } from './codes.ts';

const ADVANCES: Path = ['payment', 'advances'];
const INSTRUCTIONS: Path = ['payment', 'instructions'];
const PAID = 'Advance payment';

/** A means of payment: a code, or another one in words. */
const means: Row = {
  read({ element, at, reading }) {
    const node = reading.node(element, 'FormaPlatnosci');
    const key = node && MEANS[plain(textOf(node))];
    if (node && key !== undefined) reading.put({ at }, 'key', key, node);
    const other = reading.node(element, 'OpisPlatnosci');
    if (!other) return;
    reading.put({ at }, 'key', 'other', reading.node(element, 'PlatnoscInna'));
    reading.put({ at }, 'detail', plain(textOf(other)), other);
  },
  write({ out, at, writing }) {
    const code = writing.take({ at }, `ext.${PAYMENT_MEANS}`);
    const key = writing.take({ at }, 'key');
    if (code !== '') out.put('FormaPlatnosci', code);
    else if (key !== '') {
      out.put('PlatnoscInna', '1');
      out.put('OpisPlatnosci', cut(256).write(writing.take({ at }, 'detail') || key) ?? '');
    }
  },
};

/** What was paid before: all of it on a day, or in parts. */
const paid: Row = {
  read({ element, reading }) {
    const whole = reading.node(element, 'Zaplacono');
    if (whole && plain(textOf(whole)) === '1') readWhole(element, reading, whole);
    reading.implied(reading.node(element, 'ZnacznikZaplatyCzesciowej'));
    for (const node of reading.nodes(element, 'ZaplataCzesciowa')) {
      if (!isElement(node)) continue;
      const at: Path = [...ADVANCES, reading.draft.count(ADVANCES)];
      const amount = reading.node(node, 'KwotaZaplatyCzesciowej');
      if (!amount || !parseDecimal(textOf(amount))) continue;
      leaf('DataZaplatyCzesciowej', 'date', date).read({ element: node, at, reading });
      means.read({ element: node, at, reading });
      reading.put({ at }, 'description', PAID);
      reading.put({ at }, 'amount', plain(textOf(amount)), amount);
    }
  },
  write({ out, writing }) {
    const places = writing
      .entries({ at: [] }, 'payment.advances')
      .filter((at) => writing.peek({ at }, 'ref') === undefined);
    if (places.length === 0) return;
    const open = parseDecimal(String(writing.peek({ at: ['totals'] }, 'due') ?? '0'));
    const isPaid = open?.isZero() ?? false;
    const [first] = places;
    if (first && isPaid && places.length === 1) {
      out.put('Zaplacono', '1');
      writeDay({ out, at: first, writing }, 'DataZaplaty');
      for (const member of ['amount', 'description', 'percent']) writing.take({ at: first }, member);
      const stated = writing.peek({ at: INSTRUCTIONS }, `ext.${PAYMENT_MEANS}`);
      if (stated === undefined) means.write({ out, at: first, writing });
      else if (stated === writing.peek({ at: first }, `ext.${PAYMENT_MEANS}`)) {
        for (const member of ['key', `ext.${PAYMENT_MEANS}`]) writing.take({ at: first }, member);
      }
      return;
    }
    out.put('ZnacznikZaplatyCzesciowej', isPaid ? '2' : '1');
    for (const at of places) {
      const element = out.add('ZaplataCzesciowa');
      const amount = parseDecimal(writing.take({ at }, 'amount'));
      if (amount) element.put('KwotaZaplatyCzesciowej', figure(amount, 2, 2));
      writeDay({ out: element, at, writing }, 'DataZaplatyCzesciowej');
      for (const member of ['description', 'percent']) writing.take({ at }, member);
      means.write({ out: element, at, writing });
    }
  },
};

/** The day of a payment; without one, that of the invoice. */
function writeDay({ out, at, writing }: To, element: string): void {
  out.put(element, writing.take({ at }, 'date') || String(writing.peek({ at: [] }, 'issue_date') ?? ''));
}

function readWhole(element: XmlElement, reading: MemberReading, whole: XmlNode): void {
  const invoice = element.parent;
  const due = invoice && parseDecimal(reading.text(invoice, 'P_15'));
  if (!due || reading.draft.root.type === undefined) return;
  const at: Path = [...ADVANCES, 0];
  leaf('DataZaplaty', 'date', date).read({ element, at, reading });
  const code = reading.text(element, 'FormaPlatnosci');
  if (Object.hasOwn(MEANS, code)) reading.put({ at }, 'key', MEANS[code] ?? '');
  reading.put({ at }, 'description', PAID);
  reading.put({ at }, 'amount', (reading.isCorrection() ? due.negated() : due).toString(), whole);
}

/** The day when all is due. A document splits its amount over several days; FA(3) only lists the days. */
const dueDates: Row = {
  read({ element, reading }) {
    const nodes = reading
      .nodes(element, 'TerminPlatnosci')
      .flatMap((node) => (isElement(node) ? reading.nodes(node, 'Termin') : []));
    const days = nodes.map((node) => plain(textOf(node)));
    const [day] = days;
    if (nodes.length === 1 && day !== undefined && date.read(day) !== undefined) {
      const at: Path = ['payment', 'terms', 'due_dates', 0];
      reading.put({ at }, 'date', date.read(day) ?? '', ...nodes);
      reading.put({ at }, 'percent', '100%');
    } else if (nodes.length > 1) reading.put({ at: ['payment', 'terms'] }, 'notes', days.join(', '), ...nodes);
  },
  write({ out, writing }) {
    for (const at of writing.entries({ at: [] }, 'payment.terms.due_dates')) {
      out.add('TerminPlatnosci').put('Termin', writing.take({ at }, 'date'));
      for (const member of ['amount', 'percent']) writing.take({ at }, member);
    }
    const days = String(writing.peek({ at: ['payment', 'terms'] }, 'notes') ?? '');
    if (!/^\d{4}-\d\d-\d\d(?:, \d{4}-\d\d-\d\d)+$/.test(days)) return;
    for (const day of writing.take({ at: ['payment', 'terms'] }, 'notes').split(', '))
      out.add('TerminPlatnosci').put('Termin', day);
  },
};

const account: readonly Row[] = [
  {
    read: (from) => leaf('NrRB', 'number').read(from),
    write({ out, at, writing }) {
      out.put('NrRB', writing.take({ at }, 'iban') || writing.take({ at }, 'number'));
    },
  },
  leaf('SWIFT', 'bic'),
  leaf('NazwaBanku', 'name', cut(256)),
];

const instructions: Row = {
  read: (from) => means.read({ ...from, at: INSTRUCTIONS }),
  write: (to) => means.write({ ...to, at: INSTRUCTIONS }),
};

export const payment: Row = inside('Platnosc', [
  paid,
  dueDates,
  instructions,
  list('RachunekBankowy', 'payment.instructions.credit_transfer', account),
]);

/** Advance invoices that the last invoice of an order takes off, by their numbers in KSeF. */
export const advanceInvoices: Row = {
  read(from) {
    const { element, reading } = from;
    const nodes = reading
      .nodes(element, 'FakturaZaliczkowa')
      .flatMap((node) => (isElement(node) ? reading.nodes(node, 'NrKSeFFaZaliczkowej') : []));
    const [first, ...more] = nodes;
    const amount = first && amountBefore(from);
    for (const node of more) reading.draft.left(node, memberMessages.oneHere);
    if (!first || !amount) return;
    const at: Path = [...ADVANCES, reading.draft.count(ADVANCES)];
    const number = plain(textOf(first));
    reading.put({ at }, 'ref', number, first);
    reading.put({ at }, 'description', `Payment ${number}`);
    reading.put({ at }, 'amount', amount.toString());
  },
  write({ out, writing }) {
    for (const at of writing.entries({ at: [] }, 'payment.advances')) {
      const number = writing.take({ at }, 'ref');
      if (number === '') continue;
      for (const member of ['amount', 'description', 'date', 'percent']) writing.take({ at }, member);
      const element = out.add('FakturaZaliczkowa');
      if (KSEF.test(number)) element.put('NrKSeFFaZaliczkowej', number);
      else {
        element.put('NrKSeFZN', '1');
        element.put('NrFaZaliczkowej', number);
      }
    }
  },
};

/** The form of a number in KSeF. Source: FA(3), TNumerKSeF. */
const KSEF = /^(?:\d{10}|M\d{9}|[A-Z]{3}\d{7})-\d{8}-[0-9A-F]{6}-?[0-9A-F]{6}-[0-9A-F]{2}$/;

/** What the lines come to with their taxes, less the amount that the invoice still asks for. */
function amountBefore({ element, reading }: From): Decimal | undefined {
  const due = parseDecimal(reading.text(element, 'P_15'));
  if (!due) return undefined;
  const bases = new Map<string, Decimal>();
  let whole = Decimal.ZERO;
  for (const line of reading.nodes(element, 'FaWiersz')) {
    if (!isElement(line)) continue;
    const [net, gross] = [parseDecimal(reading.text(line, 'P_11')), parseDecimal(reading.text(line, 'P_11A'))];
    const rate = reading.text(line, 'P_12');
    if (net) bases.set(rate, (bases.get(rate) ?? Decimal.ZERO).plus(net));
    else if (gross) whole = whole.plus(gross);
  }
  for (const [rate, base] of bases) {
    const percent = parseDecimal(rate) ?? Decimal.ZERO;
    whole = whole.plus(base).plus(base.times(percent).times(new Decimal(1n, 2)).rounded(2));
  }
  return whole.minus(due);
}
