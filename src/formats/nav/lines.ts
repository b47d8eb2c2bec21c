import { tableOf } from '../../engine/values.ts';
import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import type { Path } from '../en16931/document/draft.ts';
import { cut, date, figure, shortened, shortest, words } from '../members/form.ts';
import { explainAmount, furtherLines, takeSigned, withoutCharges } from '../members/line-charges.ts';
import { plain, type From } from '../members/member-reading.ts';
import type { MemberWriting, To } from '../members/member-writing.ts';
import { inside, leaf, list, total, type Row } from '../members/rows.ts';
import { isElement, textOf } from '../xml/xml-tree.ts';
import { CENTS, FINE, head, numberAt, ONE, rateToHuf, readBoth, readHuf, writeBoth } from './amounts.ts';
import { UNITS } from './codes.ts';
import { modification } from './corrections.ts';
import { dayOfLine, isCollective, notes } from './details.ts';
import { mark } from './flags.ts';
import { putProductCode } from './product-codes.ts';
import { lineFees } from './product-fees.ts';
import { readTax, writeTax } from './taxes.ts';

const OWN_UNIT = 'OWN';
const UNIT_WORDS = new Map(Object.entries(UNITS).map(([word, code]) => [code, word]));
const LONGEST_NAME = 512;

const unit: Row = {
  read({ element, at, reading }) {
    const [node, own] = [reading.node(element, 'unitOfMeasure'), reading.node(element, 'unitOfMeasureOwn')];
    const word = node && UNIT_WORDS.get(plain(textOf(node)));
    if (word !== undefined) reading.put({ at }, 'item.unit', word, node);
    else if (own && plain(textOf(own)) !== '')
      reading.put({ at }, 'item.meta.unit-label', plain(textOf(own)), own, node);
  },
  write({ out, at, writing }) {
    const word = writing.take({ at }, 'item.unit');
    const own = writing.take({ at }, 'item.meta.unit-label');
    const code = UNITS[word];
    out.put('lineExpressionIndicator', String(word !== '' || own !== ''));
    if (code !== undefined) out.put('unitOfMeasure', code);
    else if (word !== '' || own !== '') {
      out.put('unitOfMeasure', OWN_UNIT);
      out.put('unitOfMeasureOwn', shortened(own || word, 50));
    }
  },
};

/** Whether prices include the tax: the amounts of a line are gross then. */
const isGross = (writing: MemberWriting): boolean => writing.peek({ at: ['tax'] }, 'prices_include') === 'VAT';

/**
 * Quantity and price. A price below zero is a quantity below zero in a document, and a correction that takes off has
 * the opposite sign there.
 */
const figures: Row = {
  read(from) {
    const { element, at, reading } = from;
    const amount = 'lineAmountsNormal/lineNetAmountData/lineNetAmount';
    const gross = 'lineAmountsSimplified/lineGrossAmountSimplified';
    const path = reading.node(element, gross) ? gross : amount;
    const [quantityNode, priceNode] = [reading.node(element, 'quantity'), reading.node(element, 'unitPrice')];
    const sum = numberAt(element, path, reading);
    let quantity = numberAt(element, 'quantity', reading) ?? ONE;
    let price = numberAt(element, 'unitPrice', reading);
    const isDerived = price === undefined;
    if (!price && sum) price = quantity.isZero() || quantity.equals(ONE) ? sum : sum.over(quantity, FINE);
    if (!price) return;
    if (price.compare(Decimal.ZERO) < 0) [price, quantity] = [price.negated(), quantity.negated()];
    const isNegative = quantity.compare(Decimal.ZERO) < 0;
    if (reading.isCorrection()) quantity = quantity.negated();
    reading.put({ at }, 'quantity', quantity.toString(), quantityNode);
    reading.put({ at }, 'item.price', price.toString(), priceNode ?? reading.node(element, path));
    readHuf(from, 'unitPrice');
    if (isDerived) readHuf(from, path);
    else readBoth(from, path, [...at, 'total']);
    readDiscount(from, isNegative);
  },
  write(to) {
    const { at, writing } = to;
    const value = (member: string): Decimal | undefined => parseDecimal(writing.take({ at }, member));
    const [quantity, price] = [value('quantity'), value('item.price')];
    const path = isGross(writing)
      ? 'lineAmountsSimplified/lineGrossAmountSimplified'
      : 'lineAmountsNormal/lineNetAmountData/lineNetAmount';
    if (quantity) writeQuantity(to, quantity, price);
    writeDiscount(to);
    writeBoth(to, path, withoutCharges(to, value('total')));
  },
};

/** A discount takes off, so it is negative where the line is. */
function readDiscount(from: From, isNegative: boolean): void {
  const { element, at, reading } = from;
  const node = reading.node(element, 'lineDiscountData');
  if (!node || !isElement(node)) return;
  const [value, rate] = [reading.node(node, 'discountValue'), reading.node(node, 'discountRate')];
  const place: Path = [...at, 'discounts', 0];
  leaf('discountDescription', 'reason').read({ element: node, at: place, reading });
  const amount = value && parseDecimal(textOf(value));
  const share = rate && parseDecimal(textOf(rate));
  if (share) {
    reading.put({ at: place }, 'percent', `${shortest(share.times(new Decimal(100n, 0)), 0)}%`, rate);
    if (amount) reading.draft.recalculated(value, [...place, 'amount']);
  } else if (amount) {
    const own = isNegative ? amount.absolute().negated() : amount;
    const signed = reading.isCorrection() ? own.negated() : own;
    reading.put({ at: place }, 'amount', signed.toString(), value);
  }
}

function writeQuantity({ out, writing }: To, quantity: Decimal, price: Decimal | undefined): void {
  out.put('quantity', figure(writing.isCorrection() ? quantity.negated() : quantity, 0, FINE));
  if (!price) return;
  out.put('unitPrice', figure(price, 0, FINE));
  const rate = rateToHuf(writing);
  if (rate) out.put('unitPriceHUF', figure(price.times(rate), CENTS, CENTS));
}

/** All discounts of a line are one: the authority has one element. */
function writeDiscount({ out, at, writing }: To): void {
  const places = writing.entries({ at }, 'discounts');
  if (places.length === 0) return;
  const take = (member: string): readonly string[] =>
    places.map((place) => writing.take({ at: place }, member)).filter((text) => text !== '');
  const sum = take('amount').reduce((all, text) => all.plus(parseDecimal(text) ?? Decimal.ZERO), Decimal.ZERO);
  const [percent, more] = take('percent');
  out.put('lineDiscountData/discountDescription', shortened(take('reason').join('; '), 255));
  out.put('lineDiscountData/discountValue', figure(writing.isCorrection() ? sum.negated() : sum, 0, CENTS));
  const share = parseDecimal((percent ?? '').replace(/%$/, ''))?.over(new Decimal(100n, 0), 4);
  if (places.length === 1 && more === undefined && share) out.put('lineDiscountData/discountRate', shortest(share, 2));
}

const tax: Row = {
  read({ element, at, reading }) {
    for (const kind of ['lineAmountsNormal', 'lineAmountsSimplified']) {
      const node = reading.node(element, `${kind}/lineVatRate`);
      if (node && isElement(node)) readTax(node, at, reading);
      if (kind === 'lineAmountsSimplified' && node) reading.put({ at: ['tax'] }, 'prices_include', 'VAT');
    }
    const normal = reading.node(element, 'lineAmountsNormal');
    for (const path of normal && isElement(normal) ? FOLLOWING : []) {
      reading.implied(reading.node(element, `lineAmountsNormal/${path}`));
      reading.implied(reading.node(element, `lineAmountsNormal/${path}HUF`));
    }
  },
  write({ out, at, writing }) {
    const place = writing.entries({ at }, 'taxes').find((tax) => writing.peek({ at: tax }, 'cat') === 'VAT');
    const kind = isGross(writing) ? 'lineAmountsSimplified' : 'lineAmountsNormal';
    if (place) writeTax({ out: out.inside(`${kind}/lineVatRate`), at: place, writing }, isGross(writing));
  },
};

/** The tax and the gross amount of a line, which a document only has in its totals. */
const FOLLOWING = ['lineVatData/lineVatAmount', 'lineGrossAmountData/lineGrossAmountNormal'] as const;

const productCodes: Row = {
  read({ element, at, reading }) {
    for (const node of reading.nodes(element, 'productCodes/productCode')) {
      if (!isElement(node)) continue;
      const kind = reading.node(node, 'productCodeCategory');
      const value = reading.node(node, 'productCodeValue') ?? reading.node(node, 'productCodeOwnValue');
      if (!kind || !value || plain(textOf(value)) === '') continue;
      const place: Path = [...at, 'item', 'identities', reading.draft.count([...at, 'item', 'identities'])];
      reading.put({ at: place }, 'type', plain(textOf(kind)), kind);
      reading.put({ at: place }, 'code', plain(textOf(value)), value);
    }
  },
  write({ out, at, writing }) {
    for (const place of writing.entries({ at }, 'item.identities')) {
      const [type, code] = [writing.take({ at: place }, 'type'), writing.take({ at: place }, 'code')];
      putProductCode(out.inside('productCodes').add('productCode'), type, code);
    }
  },
};

const NATURES = tableOf({ goods: 'PRODUCT', services: 'SERVICE' });

const nature: Row = {
  read({ element, at, reading }) {
    const node = reading.node(element, 'lineNatureIndicator');
    const text = node ? plain(textOf(node)) : '';
    const key = Object.entries(NATURES).find(([, code]) => code === text)?.[0];
    if (key !== undefined) reading.put({ at }, 'item.key', key, node);
    else if (text === 'OTHER') reading.put({ at }, 'item.key', 'other', node);
  },
  write({ out, at, writing }) {
    const key = String(writing.peek({ at }, 'item.key') ?? '');
    const written = key === 'other' ? 'OTHER' : NATURES[key];
    if (written !== undefined) {
      writing.take({ at }, 'item.key');
      out.put('lineNatureIndicator', written);
    }
  },
};

/** The day of supply and the exchange rate of a line of a collective invoice. */
const collected: Row = {
  read({ element, at, reading }) {
    const day = reading.node(element, 'aggregateInvoiceLineData/lineDeliveryDate');
    const value = day && date.read(plain(textOf(day)));
    if (value !== undefined) for (const member of ['start', 'end']) reading.put({ at }, `period.${member}`, value, day);
    const rate = reading.node(element, 'aggregateInvoiceLineData/lineExchangeRate');
    const own = rate && parseDecimal(textOf(rate));
    const whole = parseDecimal(head(reading, 'exchangeRate'));
    if (own && whole && own.equals(whole)) reading.implied(rate);
  },
  write({ out, at, writing }) {
    if (!isCollective(writing)) return;
    const day = dayOfLine(writing, at);
    if (day === undefined) return;
    for (const member of ['start', 'end']) writing.take({ at }, `period.${member}`);
    out.put('aggregateInvoiceLineData/lineDeliveryDate', day);
    const rate = rateToHuf(writing);
    if (rate) out.put('aggregateInvoiceLineData/lineExchangeRate', figure(rate, 0, 6));
  },
};

/** What only this format says of a line. */
const MARKS = [
  ['advanceData/advanceIndicator', 'item.meta.nav-advance'],
  ['intermediatedService', 'item.meta.nav-intermediated-service'],
  ['depositIndicator', 'item.meta.nav-deposit'],
  ['obligatedForProductFee', 'item.meta.nav-product-fee'],
  ['netaDeclaration', 'item.meta.nav-neta-declaration'],
] as const;

const advance = inside('advanceData/advancePaymentData', [
  leaf('advanceOriginalInvoice', 'item.meta.nav-advance-invoice', cut(50)),
  leaf('advancePaymentDate', 'item.meta.nav-advance-date', date),
  leaf('advanceExchangeRate', 'item.meta.nav-advance-rate'),
]);

const LINE: readonly Row[] = [
  total('lineNumber', 'i', words),
  modification,
  ...MARKS.map(([element, member]) => mark(element, member)),
  advance,
  ...lineFees,
  productCodes,
  nature,
  leaf('lineDescription', 'item.name', cut(LONGEST_NAME)),
  unit,
  figures,
  tax,
  collected,
  leaf('conventionalLineInfo/itemNumbers/itemNumber', 'item.ref', cut(100)),
  leaf('conventionalLineInfo/orderNumbers/orderNumber', 'order', cut(100)),
  leaf('conventionalLineInfo/costCenters/costCenter', 'cost', cut(100)),
  leaf('conventionalLineInfo/deliveryNotes/deliveryNote', 'identifier.code', cut(100)),
  notes('additionalLineData'),
  {
    read({ element, reading }) {
      reading.implied(reading.node(element, 'lineExpressionIndicator'));
    },
    write: () => undefined,
  },
];

const NAMES = { charges: 'Felár', discounts: 'Engedmény' } as const;

/** Charges of a line, and charges and discounts of the whole invoice, are further lines: the data has no other place. */
const adjustments: Row = {
  read: () => undefined,
  write({ out, writing }) {
    let turn = writing.entries({ at: [] }, 'lines').length;
    for (const further of furtherLines(writing)) {
      const { member, at, taxed } = further;
      const signed = takeSigned(further, writing);
      const element = out.add('line');
      const to: To = { out: element, at, writing };
      element.put('lineNumber', String(++turn));
      modification.write(to);
      element.put('lineExpressionIndicator', 'false');
      element.put('lineDescription', shortened(writing.take({ at }, 'reason') || NAMES[member], LONGEST_NAME));
      if (signed) writeQuantity(to, signed.compare(Decimal.ZERO) < 0 ? ONE.negated() : ONE, signed.absolute());
      const path = isGross(writing)
        ? 'lineAmountsSimplified/lineGrossAmountSimplified'
        : 'lineAmountsNormal/lineNetAmountData/lineNetAmount';
      writeBoth(to, path, signed);
      tax.write({ ...to, at: taxed });
      explainAmount({ at, writing });
    }
  },
};

export const lines: Row = inside('invoiceLines', [
  mark('mergedItemIndicator', 'meta.nav-merged-items', true),
  list('line', 'lines', LINE),
  adjustments,
]);
