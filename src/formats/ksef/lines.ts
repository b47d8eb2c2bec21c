import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import { unitCode, unitWord } from '../en16931/document/units.ts';
import type { Path } from '../en16931/document/draft.ts';
import { cut, date, figure, words } from '../members/form.ts';
import { explainAmount, furtherLines, takeSigned, withoutCharges } from '../members/line-charges.ts';
import { memberMessages } from '../members/messages.ts';
import { plain, type MemberReading } from '../members/member-reading.ts';
import type { MemberWriting, To } from '../members/member-writing.ts';
import { leaf, list, total, type Row } from '../members/rows.ts';
import { textOf, type XmlElement } from '../xml/xml-tree.ts';
import { BEFORE_CORRECTION } from './codes.ts';
import { lineTax, rateToPln } from './taxes.ts';

const ONE = new Decimal(1n, 0);
/** Decimals of a unit price and of a quantity (TKwotowy2, TIlosci). */
const PRICE_DECIMALS = 8;
const QUANTITY_DECIMALS = 6;

const unit: Row = {
  read({ element, at, reading }) {
    const node = reading.node(element, 'P_8A');
    const text = node && plain(textOf(node));
    if (!node || !text) return;
    const word = unitWord(text);
    reading.put({ at }, word === text ? 'item.meta.unit-label' : 'item.unit', word, node);
  },
  write({ out, at, writing }) {
    const word = writing.take({ at }, 'item.unit');
    out.put('P_8A', word === '' ? writing.take({ at }, 'item.meta.unit-label') : unitCode(word));
  },
};

const day: Row = {
  read({ element, at, reading }) {
    const node = reading.node(element, 'P_6A');
    const value = node && date.read(plain(textOf(node)));
    if (value === undefined) return;
    reading.put({ at }, 'period.start', value, node);
    reading.put({ at }, 'period.end', value, node);
  },
  write({ out, at, writing }) {
    const [start, end] = [writing.peek({ at }, 'period.start'), writing.peek({ at }, 'period.end')];
    if (start === undefined || start !== end) return;
    out.put('P_6A', writing.take({ at }, 'period.start'));
    writing.take({ at }, 'period.end');
  },
};

/**
 * Quantity, price and amount with the right sign. A correction lists differences; in a document a credit note takes
 * them off. A line that shows the state before the correction counts the other way round.
 */
const figures: Row = {
  read({ element, at, reading }) {
    const number = (name: string): Decimal | undefined => parseDecimal(reading.text(element, name));
    const isBefore = reading.text(element, 'StanPrzed') === '1';
    const amountNode = reading.node(element, 'P_11') ?? reading.node(element, 'P_11A');
    const priceNode = reading.node(element, 'P_9A') ?? reading.node(element, 'P_9B');
    const amount = amountNode && parseDecimal(textOf(amountNode));
    let quantity = number('P_8B');
    let price = priceNode && parseDecimal(textOf(priceNode));
    if (!price && amount) price = quantity && !quantity.isZero() ? amount.over(quantity, PRICE_DECIMALS) : amount;
    const isWhole = quantity === undefined;
    quantity ??= ONE;
    if (reading.isCorrection() !== isBefore) {
      if (price && price.compare(Decimal.ZERO) < 0 && quantity.compare(Decimal.ZERO) >= 0) price = price.negated();
      else quantity = quantity.negated();
    }
    if (price || !isWhole)
      reading.put({ at }, 'quantity', quantity.toString(), isWhole ? undefined : reading.node(element, 'P_8B'));
    if (price) reading.put({ at }, 'item.price', price.toString(), priceNode ?? amountNode);
    if (priceNode && amountNode) reading.draft.recalculated(amountNode, [...at, 'total']);
    if (reading.node(element, 'P_9B') ?? reading.node(element, 'P_11A'))
      reading.put({ at: [] }, 'tax.prices_include', 'VAT');
    readDiscount(element, at, reading, quantity.times(price ?? Decimal.ZERO));
    if (isBefore) reading.put({ at }, 'notes[].text', BEFORE_CORRECTION, reading.node(element, 'StanPrzed'));
  },
  write({ out, at, writing }) {
    const value = (member: string): Decimal | undefined => parseDecimal(writing.take({ at }, member));
    const note = writing
      .entries({ at }, 'notes')
      .find((note) => writing.peek({ at: note }, 'text') === BEFORE_CORRECTION);
    if (note) {
      writing.takeAll(note);
      out.put('StanPrzed', '1');
    }
    const [quantity, price] = [value('quantity'), value('item.price')];
    const amount = withoutCharges({ at, writing }, value('total'));
    writeFigures({ out, at, writing }, quantity, price, amount, note !== undefined);
    const discounts = writing.entries({ at }, 'discounts');
    // A share that building calculates has more decimals than the file keeps when it is read.
    const isShare = discounts.some((place) => writing.peek({ at: place }, 'percent') !== undefined);
    if (discounts.length > 0) out.put('P_10', figure(sumOf(discounts, writing), 2, isShare ? 2 : PRICE_DECIMALS));
  },
};

function readDiscount(element: XmlElement, at: Path, reading: MemberReading, gross: Decimal): void {
  const node = reading.node(element, 'P_10');
  const discount = node && parseDecimal(textOf(node));
  if (!node || !discount) return;
  const isNegative = gross.compare(Decimal.ZERO) < 0;
  const own = isNegative ? discount.absolute().negated() : discount.absolute();
  if (own.isZero()) reading.implied(node);
  else reading.put({ at }, 'discounts[].amount', own.toString(), node);
}

function sumOf(places: readonly Path[], writing: MemberWriting): Decimal {
  return places
    .map((at) => parseDecimal(writing.take({ at }, 'amount')) ?? Decimal.ZERO)
    .reduce((sum, amount) => sum.plus(amount), Decimal.ZERO);
}

function writeFigures(
  { out, writing }: To,
  quantity: Decimal | undefined,
  price: Decimal | undefined,
  amount: Decimal | undefined,
  isBefore: boolean,
): void {
  const flips = writing.isCorrection() !== isBefore;
  const signed = (number: Decimal): Decimal => (flips ? number.negated() : number);
  const isGross = writing.peek({ at: ['tax'] }, 'prices_include') === 'VAT';
  if (quantity) out.put('P_8B', figure(signed(quantity), 0, QUANTITY_DECIMALS));
  if (price) out.put(isGross ? 'P_9B' : 'P_9A', figure(price, 2, PRICE_DECIMALS));
  if (amount) out.put(isGross ? 'P_11A' : 'P_11', figure(signed(amount), 2, 2));
}

const exchange: Row = {
  read: () => undefined,
  write({ out, writing }) {
    const rate = rateToPln(writing);
    if (rate) out.put('KursWaluty', figure(rate, 0, QUANTITY_DECIMALS));
  },
};

const LINE: readonly Row[] = [
  total('NrWierszaFa', 'i', words),
  leaf('UU_ID', 'identifier.code', cut(50)),
  day,
  leaf('P_7', 'item.name', cut(512)),
  leaf('Indeks', 'item.ref', cut(50)),
  ...['GTIN', 'PKWiU', 'CN', 'PKOB'].map((type) => leaf(type, `item.identities[type=${type}].code`)),
  unit,
  figures,
  lineTax,
  exchange,
];

export const lines: Row = list('FaWiersz', 'lines', LINE);

/** Charges of a line, and discounts and charges of the invoice with a tax, are further lines: FA(3) has no other place. */
export const adjustmentLines: Row = {
  read: () => undefined,
  write({ out, writing }) {
    let turn = writing.entries({ at: [] }, 'lines').length;
    for (const further of furtherLines(writing)) {
      const { member, at, taxed } = further;
      if (writing.entries({ at: taxed }, 'taxes').length === 0 && taxed === at) continue;
      const signed = takeSigned(further, writing);
      const element = out.add('FaWiersz');
      element.put('NrWierszaFa', String(++turn));
      element.put('P_7', cut(512).write(writing.take({ at }, 'reason') || NAMES[member]) ?? '');
      const quantity = signed && signed.compare(Decimal.ZERO) < 0 ? ONE.negated() : ONE;
      writeFigures({ out: element, at, writing }, quantity, signed?.absolute(), signed, false);
      lineTax.write({ out: element, at: taxed, writing });
      exchange.write({ out: element, at, writing });
      explainAmount({ at, writing });
    }
  },
};

const NAMES = { charges: 'Dopłata', discounts: 'Rabat' } as const;

/** The exchange rate of the lines, if all have the same one. */
export const exchangeRate: Row = {
  read({ element, reading }) {
    const currency = reading.text(element, 'KodWaluty');
    const nodes = [
      ...reading.nodes(element, 'KursWalutyZ'),
      ...reading
        .nodes(element, 'FaWiersz')
        .flatMap((line) => ('children' in line ? reading.nodes(line, 'KursWaluty') : [])),
    ];
    const rates = new Set(nodes.map((node) => plain(textOf(node))));
    const [rate] = rates;
    if (currency === 'PLN' || rates.size !== 1 || rate === undefined || !parseDecimal(rate)) {
      for (const node of nodes) reading.draft.left(node, memberMessages.oneHere);
      return;
    }
    const at: Path = ['exchange_rates', 0];
    reading.put({ at }, 'from', currency);
    reading.put({ at }, 'to', 'PLN');
    reading.put({ at }, 'amount', rate, ...nodes);
  },
  write: () => undefined,
};
