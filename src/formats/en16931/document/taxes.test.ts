import { expect, it } from 'vitest';
import { ublInvoice } from '../../../api/examples/xml.ts';
import { createStandardEngine, type JsonObject } from '../../../engine/index.ts';
import { systemContext } from '../../../platform/system-context.ts';
import { importXml } from '../../reading/import-xml.ts';
import type { ImportResult } from '../../reading/importer.ts';
import { edited, type Edit } from '../../testing/edits.ts';

const engine = createStandardEngine();

function imported(edits: readonly Edit[]): ImportResult {
  const read = importXml({ data: edited(ublInvoice, edits) }, engine, systemContext, []);
  if (!read.ok) throw new Error(read.faults[0]?.description);
  return read.value;
}

/** The tax of the line and of the breakdown: category, rate, name. */
const taxed = (category: string, rate?: string, type = 'VAT'): Edit[] =>
  (
    [
      [/<cbc:ID>S<\/cbc:ID>/g, category && `<cbc:ID>${category}</cbc:ID>`],
      [/<cbc:Percent>21<\/cbc:Percent>/g, rate === undefined ? '' : `<cbc:Percent>${rate}</cbc:Percent>`],
      [/(Category>[^]*?<cac:TaxScheme>)<cbc:ID>VAT<\/cbc:ID>/g, `$1<cbc:ID>${type}</cbc:ID>`],
    ] as const
  ).filter(([find, instead]) => ublInvoice.replace(find, instead) !== ublInvoice);

const reason = (code: string): string => `<cbc:TaxExemptionReasonCode>${code}</cbc:TaxExemptionReasonCode>`;
const because = (xml: string): Edit => [/(<cac:TaxCategory>[^]*?)(<cac:TaxScheme>)/, `$1${xml}$2`];
const words = (text: string): string => `<cbc:TaxExemptionReason>${text}</cbc:TaxExemptionReason>`;
const firstRate = (rate: string): Edit => [/(<cac:TaxCategory>[^]*?<cbc:Percent>)\d+/, `$1${rate}`];
const oneMore = (category: string, rate: string, code: string): Edit => [
  /<\/cac:TaxSubtotal>/,
  `$&<cac:TaxSubtotal><cac:TaxCategory><cbc:ID>${category}</cbc:ID><cbc:Percent>${rate}</cbc:Percent>${reason(code)}</cac:TaxCategory></cac:TaxSubtotal>`,
];

const exempt = { cat: 'VAT', key: 'exempt' };
const because132 = { 'cef-vatex': 'VATEX-EU-132' };
const category = (code: string) => ({ 'untdid-tax-category': code });

/** The outcomes of the leaves of breakdown and line, in order: reason or result. */
type Row = readonly [
  what: string,
  edits: readonly Edit[],
  tax: unknown,
  note: unknown,
  breakdown: string,
  line: string,
];

const asLine = 'recalculated recalculated taxOfLines';
const taken = 'taken taken taken';

const CASES: readonly Row[] = [
  ['the standard rate', [], { cat: 'VAT', percent: '21%' }, undefined, asLine, taken],
  ['nought', taxed('Z', '0'), { cat: 'VAT', key: 'zero', percent: '0%' }, undefined, asLine, taken],
  [
    'exempt, by code and in words',
    [...taxed('E', '0'), because(reason('VATEX-EU-132') + words('Health care'))],
    { ...exempt, ext: because132 },
    { ...exempt, text: 'Health care' },
    'recalculated nought taken taken taxOfLines',
    'taken untaxed taken',
  ],
  [
    'exempt at a rate',
    [...taxed('E', '5'), because(reason('VATEX-EU-132'))],
    { ...exempt, percent: '5%', ext: because132 },
    undefined,
    'noSuchRate noSuchRate taken taxOfLines',
    taken,
  ],
  ...(
    [
      ['AE', 'reverse-charge'],
      ['K', 'intra-community'],
      ['G', 'export'],
    ] as const
  ).map(([code, key]): Row => [
    key,
    [...taxed(code, '0'), because(words('So says the law'))],
    { cat: 'VAT', key },
    { cat: 'VAT', key, text: 'So says the law' },
    'recalculated nought taken taxOfLines',
    'taken untaxed taken',
  ]),
  [
    'outside of the scope, without a rate',
    [...taxed('O'), because(reason('VATEX-EU-O'))],
    { cat: 'VAT', key: 'outside-scope', ext: { 'cef-vatex': 'VATEX-EU-O' } },
    undefined,
    'recalculated taken taxOfLines',
    'taken taken',
  ],
  ['IGIC', taxed('L', '7'), { cat: 'IGIC', percent: '7%' }, undefined, asLine, 'taken taken byCategory'],
  [
    'IPSI at a rate that is not known',
    taxed('M', '4'),
    { cat: 'IPSI', percent: '4%' },
    undefined,
    'notCalculated recalculated taxOfLines',
    'taken taken byCategory',
  ],
  [
    'a category without a key',
    [...taxed('B', '22'), because(words('Split payment'))],
    { cat: 'VAT', ext: category('B'), percent: '22%' },
    { cat: 'VAT', ext: category('B'), text: 'Split payment' },
    'noSuchRate noSuchRate taken taxOfLines',
    taken,
  ],
  [
    'the category of IGIC in another tax',
    taxed('L', '7', 'GST'),
    { cat: 'GST', ext: category('L'), percent: '7%' },
    undefined,
    'noSuchRate noSuchRate taxOfLines',
    taken,
  ],
  [
    'the standard category in another tax',
    taxed('S', '21', 'GST'),
    { cat: 'GST', ext: category('S'), percent: '21%' },
    undefined,
    'noSuchRate noSuchRate taxOfLines',
    taken,
  ],
  ['a tax without a name', taxed('S', '21', ''), { cat: 'VAT', percent: '21%' }, undefined, asLine, taken],
  ['a rate alone', taxed('', '21'), { cat: 'VAT', percent: '21%' }, undefined, 'noSuchRate taxOfLines', 'taken taken'],
  [
    'a reason that no line has',
    [oneMore('E', '0', 'VATEX-EU-132')],
    { cat: 'VAT', percent: '21%' },
    undefined,
    `${asLine} noSuchRate noSuchRate noSuchCategory`,
    taken,
  ],
  [
    'the first of two reasons at one rate',
    [...taxed('E', '0'), because(reason('VATEX-EU-132')), oneMore('E', '0', 'VATEX-EU-143')],
    { ...exempt, ext: because132 },
    undefined,
    'recalculated nought taken taxOfLines recalculated nought noSuchCategory',
    'taken untaxed taken',
  ],
  [
    'the reason at the rate of the line',
    [...taxed('E', '5'), firstRate('0'), because(reason('VATEX-EU-143')), oneMore('E', '5', 'VATEX-EU-132')],
    { ...exempt, percent: '5%', ext: because132 },
    undefined,
    'recalculated nought noSuchCategory taxOfLines noSuchRate noSuchRate taken',
    taken,
  ],
  [
    'the reason at another rate than that of the line',
    [...taxed('E', '5'), firstRate('0'), because(reason('VATEX-EU-132'))],
    { ...exempt, percent: '5%', ext: because132 },
    undefined,
    'recalculated nought taken taxOfLines',
    taken,
  ],
  [
    'no tax of the line',
    [[/<cac:ClassifiedTaxCategory>[^]*?<\/cac:ClassifiedTaxCategory>/, '']],
    undefined,
    undefined,
    'noSuchRate noSuchRate taxOfLines',
    '',
  ],
];

it.each(CASES)('takes %s', (_, edits, tax, note, breakdown, line) => {
  const { document, report } = imported(edits);
  const fates = (place: string): string =>
    report.entries
      .filter(({ path }) => path.includes(place) && !path.includes('@'))
      .map(({ outcome, phrase }) => phrase?.replace('xml.', '') ?? outcome)
      .join(' ');
  const [first] = document['lines'] as readonly JsonObject[];
  expect([first?.['taxes'], (document['tax'] as JsonObject)['notes']]).toEqual([tax && [tax], note && [note]]);
  expect([fates('/TaxCategory'), fates('/ClassifiedTaxCategory')]).toEqual([breakdown, line]);
});

const total = (name: string, amount: string): Edit => [
  /<cbc:PayableAmount/,
  `<cbc:${name} currencyID="EUR">${amount}</cbc:${name}>$&`,
];
const adjusted = (isCharge: boolean, name: string): Edit[] => [
  [
    /<cac:TaxTotal>/,
    `<cac:AllowanceCharge><cbc:ChargeIndicator>${String(isCharge)}</cbc:ChargeIndicator><cbc:Amount currencyID="EUR">5.00</cbc:Amount>
     <cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>21</cbc:Percent></cac:TaxCategory></cac:AllowanceCharge>$&`,
  ],
  total(name, '5.00'),
];
const RATE = '$.totals.taxes.categories[0].rates[0]';

it.each<[what: string, edits: readonly Edit[], element: string, fate: unknown]>([
  ['the sum of the lines', [], 'LineExtensionAmount', '$.totals.sum'],
  ['discounts', adjusted(false, 'AllowanceTotalAmount'), 'AllowanceTotalAmount', '$.totals.discount'],
  ['charges', adjusted(true, 'ChargeTotalAmount'), 'ChargeTotalAmount', '$.totals.charge'],
  ['the total without tax', [], 'TaxExclusiveAmount', '$.totals.total'],
  ['the tax', [], 'TaxAmount', '$.totals.tax'],
  ['the total with tax', [], 'TaxInclusiveAmount', '$.totals.total_with_tax'],
  ['the amount due of all', [], 'PayableAmount', '$.totals.payable'],
  ['the amount due of the rest', [total('PrepaidAmount', '42.00')], 'PayableAmount', '$.totals.due'],
  ['a rounding', [total('PayableRoundingAmount', '0.02')], 'PayableRoundingAmount', '$.totals.rounding'],
  ['a rounding of nought', [total('PayableRoundingAmount', '0.00')], 'PayableRoundingAmount', 'xml.notRounded'],
  ['what is taxed', [], 'TaxSubtotal[1]/TaxableAmount', `${RATE}.base`],
  ['the tax of a rate', [], 'TaxSubtotal[1]/TaxAmount', `${RATE}.amount`],
  ['the category of a rate', [], 'TaxSubtotal[1]/TaxCategory[1]/ID', `${RATE}.key`],
  ['a rate', [], 'TaxSubtotal[1]/TaxCategory[1]/Percent', `${RATE}.percent`],
])('says where %s went', (_, edits, element, fate) => {
  const found = imported(edits).report.entries.find(({ path }) => path.endsWith(`Total[1]/${element}[1]`));
  expect(found?.to?.join(' ') ?? found?.phrase).toBe(fate);
});
