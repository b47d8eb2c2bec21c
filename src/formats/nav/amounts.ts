import type { JsonObject } from '../../engine/index.ts';
import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import { figure } from '../members/form.ts';
import { memberMessages } from '../members/messages.ts';
import { plain, type From, type MemberReading } from '../members/member-reading.ts';
import type { MemberWriting, To } from '../members/member-writing.ts';
import type { Row } from '../members/rows.ts';
import { isElement, textOf, type XmlElement } from '../xml/xml-tree.ts';

export const ONE = new Decimal(1n, 0);
/** Decimals of an amount (MonetaryType), and of a quantity or unit price (QuantityType). */
export const CENTS = 2;
export const FINE = 10;

/** One part in a hundred, and at least one HUF: the authority allows it in every amount in HUF. */
const SHARE = new Decimal(1n, 2);

/** The invoice of a file, or the one of a batch that is read. */
export function invoiceIn(reading: MemberReading): XmlElement | undefined {
  const node = ['invoiceMain/invoice', 'invoiceMain/batchInvoice/invoice']
    .map((path) => reading.node(reading.root, path))
    .find((node) => node !== undefined);
  return node && isElement(node) ? node : undefined;
}

export function head(reading: MemberReading, path: string): string {
  const invoice = invoiceIn(reading);
  return invoice ? reading.text(invoice, `invoiceHead/invoiceDetail/${path}`) : '';
}

/** What one unit of the currency of the document is in HUF; undefined if the document does not say it. */
export function rateToHuf(writing: MemberWriting): Decimal | undefined {
  const currency = writing.peek({ at: [] }, 'currency');
  if (currency === 'HUF') return ONE;
  const rates = (writing.document.exchange_rates ?? []) as readonly JsonObject[];
  const rate = rates.find(({ from, to }) => from === currency && to === 'HUF')?.amount;
  return typeof rate === 'string' ? parseDecimal(rate) : undefined;
}

/** The exchange rate, which is 1 for HUF. */
export const exchangeRate: Row = {
  read({ element, reading }) {
    const node = reading.node(element, 'exchangeRate');
    const text = node ? plain(textOf(node)) : '';
    const currency = reading.text(element, 'currencyCode');
    if (currency === 'HUF') {
      if (parseDecimal(text)?.equals(ONE)) reading.implied(node);
    } else if (parseDecimal(text)) {
      const at = ['exchange_rates', 0];
      reading.put({ at }, 'from', currency);
      reading.put({ at }, 'to', 'HUF');
      reading.put({ at }, 'amount', text, node);
    }
  },
  write({ out, writing }) {
    if (writing.peek({ at: [] }, 'currency') === 'HUF') {
      out.put('exchangeRate', '1');
      return;
    }
    const currency = writing.peek({ at: [] }, 'currency');
    const place = writing
      .entries({ at: [] }, 'exchange_rates')
      .find((at) => writing.peek({ at }, 'from') === currency && writing.peek({ at }, 'to') === 'HUF');
    const rate = place && parseDecimal(String(writing.peek({ at: place }, 'amount')));
    if (!place || !rate) return;
    writing.takeAll(place);
    out.put('exchangeRate', figure(rate, 0, 6));
  },
};

/** An amount, and the same in HUF (`${path}HUF`). A correction that takes off has the opposite sign. */
export function writeBoth({ out, writing }: To, path: string, amount: Decimal | undefined): void {
  if (!amount) return;
  const signed = (writing.isCorrection() ? amount.negated() : amount).rounded(CENTS);
  out.put(path, figure(signed, CENTS, CENTS));
  const rate = rateToHuf(writing);
  if (rate) out.put(`${path}HUF`, figure(signed.times(rate), CENTS, CENTS));
}

/** The amount in HUF follows from the other one; another figure is reported. */
export function readHuf({ element, reading }: From, path: string): void {
  const [node, own] = [reading.node(element, `${path}HUF`), reading.node(element, path)];
  const [amount, base] = [node && parseDecimal(textOf(node)), own && parseDecimal(textOf(own))];
  if (!node || !amount) return;
  const rate = parseDecimal(head(reading, 'exchangeRate'));
  const gap = base && rate && base.times(rate).minus(amount).absolute();
  const isFar = gap && gap.compare(ONE) > 0 && gap.compare(amount.absolute().times(SHARE)) > 0;
  if (isFar) reading.draft.left(node, memberMessages.otherFigure({ was: plain(textOf(node)) }));
  else reading.implied(node);
}

/** An amount that building calculates, and its HUF. */
export function readBoth(from: From, path: string, at: readonly (string | number)[]): void {
  const { element, reading } = from;
  reading.draft.recalculated(reading.node(element, path), at);
  readHuf(from, path);
}

export function numberAt(element: XmlElement, path: string, reading: MemberReading): Decimal | undefined {
  const node = reading.node(element, path);
  return node && parseDecimal(textOf(node));
}
