import { unitOfWord } from '../../engine/values.ts';
import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import type { Path } from '../en16931/document/draft.ts';
import { unitCode, unitWord } from '../en16931/document/units.ts';
import { cut, figure, shortest, words } from '../members/form.ts';
import { memberMessages } from '../members/messages.ts';
import { plain, type From, type MemberReading } from '../members/member-reading.ts';
import type { To } from '../members/member-writing.ts';
import { leaf, total, type Row } from '../members/rows.ts';
import { attributeOf, isElement, type XmlElement, type XmlNode } from '../xml/xml-tree.ts';
import { adjustedBy, readRowAdjustments, writeRowAdjustments } from './adjustments.ts';
import { readNotes, writeNotes } from './notes.ts';
import { readTax, writeTax } from './taxes.ts';
import {
  amountIn,
  calculated,
  CENTS,
  commaed,
  day,
  FINEST,
  MOST,
  numberIn,
  numberOf,
  peeked,
  priceIn,
  putFigure,
  signed,
  takeNumber,
  type Stated,
  textIn,
} from './values.ts';

const ONE = new Decimal(1n, 0);

const PRICES = ['UnitPriceNetAmount', 'UnitPriceAmount'] as const;
const QUANTITIES = ['InvoicedQuantity', 'DeliveredQuantity', 'OrderedQuantity'] as const;
const TOTAL = 'RowVatExcludedAmount';
const BASE = 'UnitPriceBaseQuantity';
const UN = 'QuantityUnitCodeUN';

/** The quantity in the unit of the price, or the first one. */
function quantityIn(row: XmlElement, reading: MemberReading): XmlElement | undefined {
  for (const name of QUANTITIES) {
    const nodes = reading.nodes(row, name).filter(isElement);
    const stated = nodes.filter((node) => numberOf(plain(node.text)) !== undefined);
    const priced = PRICES.map((price) => reading.text(row, `${price}/@${UN}`)).find((code) => code !== '');
    const found = stated.find((node) => attributeOf(node, UN)?.value === priced) ?? stated[0];
    if (found) return found;
  }
  return undefined;
}

function readUnit(quantity: XmlElement, { element, at, reading }: From): void {
  const [code, word] = [attributeOf(quantity, UN), attributeOf(quantity, 'QuantityUnitCode')];
  const [un, text] = [code, word].map((attribute) => attribute?.value.trim() ?? '');
  const own = (unitOfWord(text ?? '')?.key ?? text) || '';
  const isUnit = own !== '' && unitCode(own) !== own;
  const key = isUnit && (un === '' || unitCode(own) === un) ? own : un ? unitWord(un) : '';
  const isKnown = isUnit || own === '' || own.toUpperCase() === un;
  if (key !== '') reading.put({ at }, 'item.unit', key, code, ...(isKnown ? [word] : []));
  if (!isKnown) reading.put({ at }, 'item.meta.unit-label', own, word);
  for (const price of PRICES) {
    for (const [name, same] of [
      [UN, un],
      ['UnitPriceUnitCode', text],
    ] as const) {
      const node = reading.node(element, `${price}/@${name}`);
      if (node && textIn(node) === same) reading.implied(node);
    }
  }
}

const CENT = new Decimal(1n, CENTS);
const rounded = (number: Decimal): Decimal => number.rounded(CENTS);

/** The price with the fewest decimals that gives a sum. */
function priceFor(sum: Decimal, quantity: Decimal): Decimal | undefined {
  for (let decimals = CENTS; decimals <= FINEST; decimals++) {
    const price = sum.over(quantity, decimals);
    if (price && rounded(price.times(quantity)).equals(rounded(sum))) return price;
  }
  return sum.over(quantity, FINEST);
}

/**
 * Quantity and price. The total of a row is what counts: of the net and the gross price that one is read which gives it,
 * or else the price that it implies.
 */
function readFigures(from: From): void {
  const { element, at, reading } = from;
  const node = quantityIn(element, reading);
  const stated = (node && numberOf(plain(node.text))) ?? ONE;
  const quantity = signedQuantity(stated, reading);
  const total = amountIn(from, TOTAL);
  const per = numberIn(element, BASE, reading);
  const prices = PRICES.flatMap((name) => {
    const price = priceIn(from, name);
    const each = price && per ? price.number.over(per, FINEST) : undefined;
    return price ? [{ node: price.node, number: each ? shortestOf(each) : price.number }] : [];
  });
  const gives = ({ number }: Stated): boolean => {
    if (total === undefined) return true;
    const exact = quantity.times(number);
    const sum = rounded(exact);
    // A document rounds first to the decimals of its price.
    if (rounded(exact.rounded(Math.max(CENTS, number.scale))).equals(rounded(total.number))) return true;
    const change = adjustedBy(element, sum, reading);
    const gap = rounded(sum.plus(change)).minus(rounded(total.number)).absolute();
    // Discounts and charges are rounded by themselves: together with the row they may be cents off.
    return change.isZero() ? gap.isZero() : gap.compare(CENT.plus(CENT)) <= 0;
  };
  const found = prices.find(gives);
  if (total && !found && (prices.length === 0 || !quantity.isZero())) readImplied(from, quantity, total, node);
  else {
    const price = found ?? prices.at(-1);
    reading.put({ at }, 'quantity', quantity.toString(), node);
    if (price) {
      reading.put({ at }, 'item.price', price.number.toString(), price.node);
      readRowAdjustments(from, rounded(quantity.times(price.number)));
      const base = reading.node(element, BASE);
      if (base) reading.put({ at }, 'item.price', price.number.toString(), base);
    }
  }
  for (const name of PRICES) readOtherPrice(from, name, prices);
  for (const name of QUANTITIES) {
    const same = reading
      .nodes(element, name)
      .filter((other) => other !== node && numberOf(textIn(other))?.equals(stated));
    for (const quantity of same) implyQuantity(quantity, reading);
  }
  if (node) readUnit(node, from);
}

/** The quantity that is delivered or ordered, where it is that of the invoice. */
function implyQuantity(node: XmlNode, reading: MemberReading): void {
  reading.implied(node);
  if (isElement(node)) for (const attribute of node.attributes) reading.implied(attribute);
}

const shortestOf = (number: Decimal): Decimal => parseDecimal(shortest(number.rounded(FINEST), 0)) ?? number;

/** A quantity of a credit note is negative in the file, as its amounts are. */
function signedQuantity(stated: Decimal, reading: MemberReading): Decimal {
  const total = numberIn(reading.root, 'InvoiceDetails/InvoiceTotalVatIncludedAmount', reading);
  return reading.isCorrection() && (total === undefined || total.units <= 0n) ? stated.negated() : stated;
}

function readImplied(from: From, quantity: Decimal, total: Stated, node: XmlElement | undefined): void {
  const { element, at, reading } = from;
  const goods = total.number.minus(adjustedBy(element, undefined, reading));
  const count = quantity.isZero() ? ONE : quantity;
  const price = priceFor(goods, count) ?? goods;
  reading.put({ at }, 'quantity', count.toString(), node);
  reading.put({ at }, 'item.price', price.toString(), total.node);
  readRowAdjustments(from, rounded(goods));
}

/** A document has one price: the same one again follows from it. */
function readOtherPrice({ element, at, reading }: From, name: string, prices: readonly Stated[]): void {
  const node = reading.node(element, name);
  if (!node || reading.draft.fateOf(node)) return;
  const own = prices.find((price) => price.node === node)?.number.toString();
  if (own !== undefined && own === reading.draft.get([...at, 'item', 'price'])) reading.implied(node);
  else if (textIn(node) !== '') reading.draft.left(node, memberMessages.oneHere);
}

const figures: Row = {
  read: readFigures,
  write(to) {
    const { out, at, writing } = to;
    const quantity = takeNumber(to, 'quantity');
    const price = takeNumber(to, 'item.price');
    const key = writing.take({ at }, 'item.unit');
    const unit = cut(14).write(writing.take({ at }, 'item.meta.unit-label') || key) ?? '';
    const un = key === '' ? '' : unitCode(key);
    const code = /^[A-Z0-9]{2,3}$/.test(un) ? un : '';
    if (quantity) {
      out.put('InvoicedQuantity', commaed(shortest(signed(quantity, writing).rounded(FINEST), 0)));
      out.put('InvoicedQuantity/@QuantityUnitCode', unit);
      out.put(`InvoicedQuantity/@${UN}`, code);
    }
    if (!price) return;
    const power = Math.max(0, shortestOf(price).scale - MOST);
    const per = new Decimal(10n ** BigInt(power), 0);
    for (const name of PRICES) {
      putFigure(out, name, figure(price.times(per), CENTS, MOST), writing);
      out.put(`${name}/@UnitPriceUnitCode`, unit);
      out.put(`${name}/@${UN}`, code);
    }
    if (power > 0) out.put(BASE, per.toString());
  },
};

const GTIN = 'item.identities[key=gtin]';

/** The number of goods of all the world. */
const ean: Row = {
  read({ element, at, reading }) {
    leaf('EanCode', `${GTIN}.code`).read({ element, at, reading });
    const scheme = reading.node(element, 'EanCode/@SchemeID');
    if (scheme) reading.put({ at }, `${GTIN}.ext.iso-scheme-id`, textIn(scheme), scheme);
  },
  write({ out, at, writing }) {
    const key = ['gtin', 'ean'].find(
      (candidate) => peeked({ at, writing }, `item.identities[key=${candidate}].code`) !== '',
    );
    if (key === undefined) return;
    out.put('EanCode', writing.take({ at }, `item.identities[key=${key}].code`));
    writing.take({ at }, `item.identities[key=${key}].ext.iso-scheme-id`);
  },
};

/** The number that the customer has for the article, and its classes: identities with a label, which is their list. */
const articles: Row = {
  read({ element, at, reading }) {
    const list: Path = [...at, 'item', 'identities'];
    const own = reading.node(element, 'BuyerArticleIdentifier');
    if (own && textIn(own) !== '') reading.put({ at: [...list, reading.draft.count(list)] }, 'code', textIn(own), own);
    for (const node of reading.nodes(element, 'ArticleGroupIdentifier')) {
      const scheme = isElement(node) ? attributeOf(node, 'SchemeID') : undefined;
      if (!scheme || textIn(node) === '') continue;
      const place: Path = [...list, reading.draft.count(list)];
      reading.put({ at: place }, 'label', scheme.value.trim(), scheme);
      reading.put({ at: place }, 'code', textIn(node), node);
    }
  },
  write({ out, at, writing }) {
    for (const place of writing.entries({ at }, 'item.identities')) {
      const of = (member: string): string => peeked({ at: place, writing }, member);
      if (of('key') !== '' || of('type') !== '' || of('ext.iso-scheme-id') !== '') continue;
      if (/^[A-Z0-9]{1,3}$/.test(of('label'))) {
        const element = out.add('ArticleGroupIdentifier');
        element.say(cut(70).write(writing.take({ at: place }, 'code')) ?? '');
        element.attribute('SchemeID', writing.take({ at: place }, 'label'));
      } else if (of('label') === '' && out.textAt('BuyerArticleIdentifier') === '') {
        out.put('BuyerArticleIdentifier', cut(70).write(writing.take({ at: place }, 'code')) ?? '');
      }
    }
  },
};

const TAX = { percent: 'RowVatRatePercent', code: 'RowVatCode' } as const;

const tax: Row = {
  read: ({ element, at, reading }) => readTax(element, TAX, at, reading),
  write: (to) => writeTax(to, TAX),
};

/** What follows from the other figures of a row. */
const following: Row = {
  read({ element, reading }) {
    for (const name of ['RowVatAmount', 'RowAmount']) reading.implied(reading.node(element, name));
  },
  write: () => undefined,
};

const OBJECT = 'InvoicedObjectID';

const rows: readonly Row[] = [
  total('RowPositionIdentifier', 'i', words),
  leaf('ArticleIdentifier', 'item.ref', cut(70)),
  {
    read({ element, at, reading }) {
      leaf('ArticleName', 'item.name').read({ element, at, reading });
      // A line needs a name: the number of its article, or else its turn.
      const name = reading.text(element, 'ArticleIdentifier') || `${Number(at[1]) + 1}`;
      if (reading.draft.get([...at, 'item', 'name']) === undefined) reading.draft.put([...at, 'item', 'name'], name);
    },
    write: (to) => leaf('ArticleName', 'item.name', cut(100)).write(to),
  },
  leaf('ArticleDescription', 'item.description', cut(512)),
  ean,
  articles,
  leaf(OBJECT, 'identifier.code', cut(70)),
  leaf(`${OBJECT}/@SchemeID`, 'identifier.ext.untdid-reference'),
  figures,
  day('StartDate', 'period.start'),
  day('EndDate', 'period.end'),
  leaf('RowOrderPositionIdentifier', 'order', cut(35)),
  leaf('RowAccountDimensionText', 'cost', cut(35)),
  {
    read: (from) => readNotes('RowFreeText', from),
    write: (to) => writeNotes('RowFreeText', to),
  },
  { read: () => undefined, write: writeRowAdjustments },
  tax,
  calculated(TOTAL, 'total'),
  following,
];

/** Whether a row has a price or an amount: others are headings and texts. */
const isPriced = (row: XmlElement, reading: MemberReading): boolean =>
  [...PRICES, TOTAL].some((name) => reading.text(row, name) !== '');

/** Rows of goods. Those of text are notes, and those made of further rows only show what is added up elsewhere. */
export const lines: Row = {
  read({ element, reading }) {
    for (const node of reading.nodes(element, 'InvoiceRow')) {
      if (!isElement(node)) continue;
      if (isPriced(node, reading)) {
        const at: Path = ['lines', reading.draft.count(['lines'])];
        for (const row of rows) row.read({ element: node, at, reading });
      } else {
        for (const name of ['ArticleName', 'RowFreeText']) readNotes(name, { element: node, at: [], reading });
      }
    }
  },
  write({ out, writing }) {
    for (const at of writing.entries({ at: [] }, 'lines')) {
      const to: To = { out: out.add('InvoiceRow'), at, writing };
      for (const row of rows) row.write(to);
    }
  },
};
