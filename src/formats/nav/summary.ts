import { Decimal, parseDecimal } from '../en16931/decimal.ts';
import type { Path } from '../en16931/document/draft.ts';
import type { From, MemberReading } from '../members/member-reading.ts';
import type { MemberWriting, To } from '../members/member-writing.ts';
import { inside, type Row } from '../members/rows.ts';
import { isElement, type XmlElement } from '../xml/xml-tree.ts';
import { invoiceIn, readBoth, writeBoth } from './amounts.ts';
import { rateText, writeTax } from './taxes.ts';

const TOTALS: Path = ['totals'];
const CATEGORY: Path = [...TOTALS, 'taxes', 'categories', 0];

/** Each rate of the lines once, with its place in the order in which building sums them. */
function ratesOfLines(reading: MemberReading): ReadonlyMap<string, number> {
  const invoice = invoiceIn(reading);
  const lines = invoice ? reading.nodes(invoice, 'invoiceLines/line').filter(isElement) : [];
  const rates = lines.flatMap((line) =>
    ['lineAmountsNormal', 'lineAmountsSimplified'].flatMap((kind) => {
      const node = reading.node(line, `${kind}/lineVatRate`);
      return node && isElement(node) ? [rateText(node)] : [];
    }),
  );
  return new Map([...new Set(rates)].map((rate, index) => [rate, index]));
}

/** What the sum of a rate is called, and its amounts with the members that they are. */
interface Sums {
  readonly element: string;
  readonly amounts: readonly (readonly [path: string, member: string])[];
}

const NORMAL: Sums = {
  element: 'summaryByVatRate',
  amounts: [
    ['vatRateNetData/vatRateNetAmount', 'base'],
    ['vatRateVatData/vatRateVatAmount', 'amount'],
  ],
};
const SIMPLIFIED: Sums = { element: 'summarySimplified', amounts: [] };

function readSums(from: From, sums: Sums): void {
  const { element, reading } = from;
  const rates = ratesOfLines(reading);
  for (const node of reading.nodes(element, sums.element)) {
    if (!isElement(node)) continue;
    const rate = reading.node(node, 'vatRate');
    const index = rate && isElement(rate) ? rates.get(rateText(rate)) : undefined;
    const at = [...CATEGORY, 'rates', index ?? 0];
    if (rate && isElement(rate)) impliedBelow(rate, reading);
    for (const [path, member] of sums.amounts) readBoth({ ...from, element: node }, path, [...at, member]);
    for (const path of GROSS_OF_RATE) {
      reading.implied(reading.node(node, path));
      reading.implied(reading.node(node, `${path}HUF`));
    }
  }
}

/** The gross amount of a rate, which a document does not have. */
const GROSS_OF_RATE = ['vatRateGrossData/vatRateGrossAmount', 'vatContentGrossAmount'] as const;

function impliedBelow(element: XmlElement, reading: MemberReading): void {
  for (const child of element.children.filter(isElement)) {
    if (child.children.length === 0) reading.implied(child);
    else impliedBelow(child, reading);
  }
}

const rates = (writing: MemberWriting): readonly Path[] =>
  writing
    .entries({ at: [...TOTALS, 'taxes'] }, 'categories')
    .filter((at) => writing.peek({ at }, 'code') === 'VAT')
    .flatMap((at) => writing.entries({ at }, 'rates'));

const amountAt = (at: Path, member: string, writing: MemberWriting): Decimal | undefined =>
  parseDecimal(writing.take({ at }, member));

const grossOf = (at: Path, writing: MemberWriting): Decimal =>
  (amountAt(at, 'base', writing) ?? Decimal.ZERO).plus(amountAt(at, 'amount', writing) ?? Decimal.ZERO);

/** The sums of each rate, and of the invoice without and with the tax. */
export const ordinarySummary: Row = inside('invoiceSummary', [
  {
    read(from) {
      const node = from.reading.node(from.element, 'summaryNormal');
      if (!node || !isElement(node)) return;
      const inner = { ...from, element: node };
      readSums(inner, NORMAL);
      readBoth(inner, 'invoiceNetAmount', [...TOTALS, 'total']);
      readBoth(inner, 'invoiceVatAmount', [...TOTALS, 'tax']);
    },
    write({ out, writing }) {
      const summary = out.inside('summaryNormal');
      for (const at of rates(writing)) {
        const to: To = { out: summary.add(NORMAL.element), at, writing };
        writeTax({ ...to, out: to.out.inside('vatRate') }, false);
        for (const [path, member] of NORMAL.amounts) writeBoth(to, path, amountAt(at, member, writing));
        writeBoth(to, 'vatRateGrossData/vatRateGrossAmount', grossOf(at, writing));
      }
      const to: To = { out: summary, at: TOTALS, writing };
      writeBoth(to, 'invoiceNetAmount', amountAt(TOTALS, 'total', writing));
      writeBoth(to, 'invoiceVatAmount', amountAt(TOTALS, 'tax', writing) ?? Decimal.ZERO);
    },
  },
  grossTotal(),
]);

/** Of a simplified invoice the gross sums of each rate. */
export const simplifiedSummary: Row = inside('invoiceSummary', [
  {
    read: (from) => readSums(from, SIMPLIFIED),
    write({ out, writing }) {
      for (const at of rates(writing)) {
        const to: To = { out: out.add(SIMPLIFIED.element), at, writing };
        writeTax({ ...to, out: to.out.inside('vatRate') }, true);
        writeBoth(to, 'vatContentGrossAmount', grossOf(at, writing));
      }
    },
  },
  grossTotal(),
]);

function grossTotal(): Row {
  return inside('summaryGrossData', [
    {
      read: (from) => readBoth(from, 'invoiceGrossAmount', [...TOTALS, 'total_with_tax']),
      write: (to) => writeBoth(to, 'invoiceGrossAmount', amountAt(TOTALS, 'total_with_tax', to.writing)),
    },
  ]);
}
