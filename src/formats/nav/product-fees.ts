import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import { valueAt, type Path } from '../en16931/document/draft.ts';
import { codes, figure, shortest } from '../members/form.ts';
import { plain, type MemberReading } from '../members/member-reading.ts';
import type { MemberWriting } from '../members/member-writing.ts';
import type { Output } from '../members/output.ts';
import { inside, leaf, type Row } from '../members/rows.ts';
import { isElement, textOf, type XmlElement, type XmlNode } from '../xml/xml-tree.ts';
import { CENTS, FINE } from './amounts.ts';
import { putProductCode } from './product-codes.ts';

/**
 * Product fees for the environment are part of the price of a line, so they are no charges of a document: `item.meta` of
 * the line has them, each with its number.
 */
const placeOf = (line: Path, turn: number, part: string): Path => [
  ...line,
  'item',
  'meta',
  `nav-fee-${String(turn)}-${part}`,
];

const PARTS = [
  ['productFeeQuantity', 'quantity'],
  ['productFeeMeasuringUnit', 'unit'],
  ['productFeeRate', 'rate'],
  ['productFeeAmount', 'amount'],
] as const;

const FEE = ['category', 'code', ...PARTS.map(([, part]) => part)];

const text = (node: XmlNode | undefined): string => (node ? plain(textOf(node)) : '');

const codeIn = (element: XmlElement, reading: MemberReading): XmlNode | undefined =>
  reading.node(element, 'productFeeCode/productCodeValue') ??
  reading.node(element, 'productFeeCode/productCodeOwnValue');

/** The fees of a line, and why another party pays them. */
export const lineFees: readonly Row[] = [
  inside('productFeeClause', [
    leaf('productFeeTakeoverData/takeoverReason', 'item.meta.nav-fee-takeover'),
    leaf('productFeeTakeoverData/takeoverAmount', 'item.meta.nav-fee-takeover-amount'),
    leaf('customerDeclaration/productStream', 'item.meta.nav-fee-stream'),
    leaf('customerDeclaration/productFeeWeight', 'item.meta.nav-fee-weight'),
  ]),
  {
    read({ element, at: line, reading }) {
      reading
        .nodes(element, 'lineProductFeeContent')
        .filter(isElement)
        .forEach((content, i) => {
          const put = (part: string, node: XmlNode | undefined): void => {
            if (node && text(node) !== '') reading.draft.put(placeOf(line, i + 1, part), text(node), node);
          };
          put('category', reading.node(content, 'productFeeCode/productCodeCategory'));
          put('code', codeIn(content, reading));
          for (const [name, part] of PARTS) put(part, reading.node(content, name));
        });
    },
    write({ out, at: line, writing }) {
      for (const fee of feesOf(line, writing)) writeFee(out.add('lineProductFeeContent'), fee);
    },
  },
];

interface Fee {
  readonly category: string;
  readonly code: string;
  readonly quantity: Decimal;
  readonly unit: string;
  readonly rate: Decimal;
  readonly amount: Decimal;
}

/** Fees of one code at one rate are one sum, each in its unit. */
const keyOf = (category: string, code: string, unit: string, rate: Decimal): string =>
  [category, code, unit, shortest(rate, 0)].join(' ');

function feesOf(line: Path, writing: MemberWriting): readonly Fee[] {
  const fees: Fee[] = [];
  for (let turn = 1; valueAt(writing.document, placeOf(line, turn, 'code')) !== undefined; turn++) {
    const of = (part: string): string => String(valueAt(writing.document, placeOf(line, turn, part)) ?? '');
    const [quantity, rate, amount] = ['quantity', 'rate', 'amount'].map((part) => parseDecimal(of(part)));
    // Without a figure the fee cannot be written, and the report lists it.
    if (!quantity || !rate || !amount) continue;
    fees.push({ category: of('category'), code: of('code'), quantity, unit: of('unit'), rate, amount });
    for (const part of FEE) writing.takeAll(placeOf(line, turn, part));
  }
  return fees;
}

function writeFee(out: Output, { category, code, quantity, unit, rate, amount }: Fee): void {
  putProductCode(out.inside('productFeeCode'), category, code);
  out.put('productFeeQuantity', figure(quantity, CENTS, FINE));
  out.put('productFeeMeasuringUnit', unit);
  out.put('productFeeRate', figure(rate, CENTS, CENTS));
  out.put('productFeeAmount', figure(amount, CENTS, CENTS));
}

const OPERATION = 'meta.nav-product-fee-operation';
const operation = leaf('productFeeOperation', OPERATION, codes({ deposit: 'DEPOSIT', refund: 'REFUND' }));

/** Sums of the fees of the lines, by code. The document only has what is done with them. */
export const feeSummary: Row = {
  read({ element, reading }) {
    const node = reading.node(element, 'productFeeSummary');
    if (!node || !isElement(node)) return;
    operation.read({ element: node, at: [], reading });
    const sums = sumsInLines(element, reading);
    for (const data of reading.nodes(node, 'productFeeData').filter(isElement)) {
      const category = reading.node(data, 'productFeeCode/productCodeCategory');
      const code = codeIn(data, reading);
      const [unit, rate] = ['productFeeMeasuringUnit', 'productFeeRate'].map((name) => text(reading.node(data, name)));
      const key = keyOf(text(category), text(code), unit ?? '', parseDecimal(rate ?? '') ?? Decimal.ZERO);
      const sum = sums.get(key);
      if (!sum) continue;
      for (const known of [category, code]) reading.implied(known);
      for (const [name, part] of PARTS) {
        const stated = reading.node(data, name);
        const own = sum[part];
        const isSame = typeof own === 'string' ? own === text(stated) : parseDecimal(text(stated))?.equals(own);
        if (isSame) reading.implied(stated);
      }
    }
    const whole = reading.node(node, 'productChargeSum');
    if (parseDecimal(text(whole))?.equals(wholeOf([...sums.values()]))) reading.implied(whole);
  },
  write({ out, writing }) {
    const sums = summed(writing.entries({ at: [] }, 'lines').flatMap((line) => feesOf(line, writing)));
    if (sums.size === 0) return;
    const element = out.inside('productFeeSummary');
    operation.write({ out: element, at: [], writing });
    for (const fee of sums.values()) writeFee(element.add('productFeeData'), fee);
    element.put('productChargeSum', figure(wholeOf([...sums.values()]), CENTS, CENTS));
  },
};

const wholeOf = (fees: readonly Fee[]): Decimal => fees.reduce((sum, { amount }) => sum.plus(amount), Decimal.ZERO);

/** Fees of one code as one. */
function summed(fees: readonly Fee[]): ReadonlyMap<string, Fee> {
  const sums = new Map<string, Fee>();
  for (const fee of fees) {
    const key = keyOf(fee.category, fee.code, fee.unit, fee.rate);
    const known = sums.get(key);
    sums.set(
      key,
      known ? { ...known, quantity: known.quantity.plus(fee.quantity), amount: known.amount.plus(fee.amount) } : fee,
    );
  }
  return sums;
}

function sumsInLines(invoice: XmlElement, reading: MemberReading): ReadonlyMap<string, Fee> {
  const lines = reading.nodes(invoice, 'invoiceLines/line').filter(isElement);
  const contents = lines.flatMap((line) => reading.nodes(line, 'lineProductFeeContent').filter(isElement));
  return summed(
    contents.map((content) => {
      const number = (name: string): Decimal => parseDecimal(reading.text(content, name)) ?? Decimal.ZERO;
      return {
        category: reading.text(content, 'productFeeCode/productCodeCategory'),
        code: text(codeIn(content, reading)),
        quantity: number('productFeeQuantity'),
        unit: reading.text(content, 'productFeeMeasuringUnit'),
        rate: number('productFeeRate'),
        amount: number('productFeeAmount'),
      };
    }),
  );
}
