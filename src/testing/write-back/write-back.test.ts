import { expect, it } from 'vitest';
import { createStandardEngine } from '../../engine/index.ts';
import { frenchCii } from '../../formats/testing/french-invoices.ts';
import { ciiInvoice, ublInvoice } from '../../formats/testing/invoices.ts';
import { writtenBack } from './write-back.ts';

const engine = createStandardEngine();
const context = { now: () => new Date('2026-11-25T12:00:00Z'), newId: () => '0190c9b4-0000-7000-8000-000000000000' };

const swap = (text: string, ...pairs: readonly (readonly [from: string | RegExp, to: string])[]): string =>
  pairs.reduce((all, [from, to]) => {
    const made = all.replace(from, to);
    if (made === all) throw new Error(`no ${String(from)}`);
    return made;
  }, text);

/** The specification of Factur-X EXTENDED, where lines sum up others. */
const EXTENDED = [
  'urn:cen.eu:en16931:2017<',
  'urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended<',
] as const;
const KIND = (id: string, more: string): readonly [RegExp, string] => [
  new RegExp(`<ram:LineID>${id}</ram:LineID>`),
  `<ram:LineID>${id}</ram:LineID>${more}`,
];
/** A line of the invoice that has the given number, sums up the others, and comes before them. */
const group = (xml: string, id: string): string => {
  const [first = ''] =
    /<ram:IncludedSupplyChainTradeLineItem>[\s\S]*?<\/ram:IncludedSupplyChainTradeLineItem>/.exec(xml) ?? [];
  const sum = swap(
    first,
    [
      /<ram:LineID>1<\/ram:LineID>.*?(?=<\/ram:Ass)/,
      `<ram:LineID>${id}</ram:LineID><ram:LineStatusReasonCode>GROUP</ram:LineStatusReasonCode>`,
    ],
    [/(<ram:LineTotalAmount>)100.00/, '$1150.00'],
  );
  return xml.replace(first, `${sum}${first}`);
};

it.each<[string, string]>([
  ['an invoice for a payment in advance', swap(ublInvoice(), ['>380<', '>386<'])],
  ['an invoice of a factor', swap(ciiInvoice(), ['>380<', '>393<'])],
  [
    'lines with numbers of their own',
    swap(ublInvoice(), [/(<cac:InvoiceLine>\s*<cbc:ID>)1</, '$17.1<'], [/(<cac:InvoiceLine>\s*<cbc:ID>)2</, '$10<']),
  ],
  [
    'lines that sum up others',
    group(
      swap(
        frenchCii(),
        EXTENDED,
        KIND('1', '<ram:ParentLineID>A</ram:ParentLineID><ram:LineStatusReasonCode>DETAIL</ram:LineStatusReasonCode>'),
        KIND('2', '<ram:ParentLineID>A</ram:ParentLineID><ram:LineStatusReasonCode>DETAIL</ram:LineStatusReasonCode>'),
      ),
      'A',
    ),
  ],
])('%s is written back valid, and says the same', (_, xml) => {
  expect(writtenBack(xml, '2026-11-25', { engine, context })).toMatchObject({ outcome: 'same' });
});

it.each<[string, string, string]>([
  [
    'a specification that we do not know',
    swap(ublInvoice(), ['urn:cen.eu:en16931:2017<', 'urn:cen.eu:en16931:2017#compliant#urn:example.org:ours<']),
    'ubl en16931',
  ],
])('a file of %s is not counted', (_, xml, name) => {
  expect(writtenBack(xml, '2026-11-25', { engine, context })).toEqual({ outcome: 'only-read', group: name });
});
