import { describe, expect, it } from 'vitest';
import { CII } from '../../cii/cii.ts';
import { judgeTerms } from '../../en16931/rules/judge-terms.ts';
import { takenFrom, type TermRule } from '../../en16931/rules/rule.ts';
import { readTerms } from '../../mapping/read-terms.ts';
import { edited, type Edit } from '../../testing/edits.ts';
import { ciiInvoice, ublInvoice } from '../../testing/invoices.ts';
import { UBL } from '../../ubl/ubl.ts';
import { readXml } from '../../xml/read-xml.ts';
import { xrechnungCiiRules } from './xrechnung-peppol-cii.ts';
import { XRECHNUNG_RULES } from './xrechnung-rules.ts';
import { xrechnungUblRules } from './xrechnung-peppol-ubl.ts';

function fired(xml: string, rules: readonly TermRule[]): string[] {
  const read = readXml(xml);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const { root } = read.document;
  const reading = readTerms(root.name === 'Invoice' ? UBL : CII, root);
  if (!reading) throw new Error('no invoice');
  return [...new Set(judgeTerms(reading.terms, rules).map(({ rule }) => rule))];
}

const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

const HALF_BASE = /<cbc:BaseAmount currencyID="EUR">(?:20|50|100)\.00<\/cbc:BaseAmount>/g;
const ubl = edited(ublInvoice(), [
  ['</cbc:CustomizationID>', `</cbc:CustomizationID><cbc:ProfileID>${PROCESS}</cbc:ProfileID>`],
  [HALF_BASE, ''],
]);

const euros = (name: string, text: string): string => `<cbc:${name} currencyID="EUR">${text}</cbc:${name}>`;
/** The charge of the invoice, with these figures. */
const charge = (percent: string, base: string, amount = '5.00'): Edit => [
  /<cbc:AllowanceChargeReason>Freight<\/cbc:AllowanceChargeReason><cbc:Amount currencyID="EUR">5.00<\/cbc:Amount>\s*/,
  `<cbc:AllowanceChargeReason>Freight</cbc:AllowanceChargeReason>${percent && `<cbc:MultiplierFactorNumeric>${percent}</cbc:MultiplierFactorNumeric>`}${euros('Amount', amount)}${base && euros('BaseAmount', base)}`,
];
const price = (find: string | RegExp, put: string): Edit => [find, put];
type Case = readonly [fires: boolean, rule: string, what: string, ...edits: Edit[]];
const cases = (rows: readonly Case[]) =>
  rows.map(([fires, rule, what, ...edits]) => [fires, rule, what, edits] as const);

const UBL_CASES: readonly Case[] = [
  [
    true,
    'R008',
    'an element without text',
    ['<cbc:Note>#AAI#Delivered to the back door</cbc:Note>', '<cbc:Note> </cbc:Note>'],
  ],
  [true, 'R001', 'no business process', [/<cbc:ProfileID>.*?<\/cbc:ProfileID>/, '']],
  [false, 'R001', 'any business process', [PROCESS, 'ours']],
  [true, 'R053', 'no breakdown', [/<cac:TaxSubtotal>[^]*?<\/cac:TaxSubtotal>/, '']],
  [
    true,
    'R054',
    'no total in accounting currency',
    [/<cac:TaxTotal><cbc:TaxAmount currencyID="SEK">.*?<\/cac:TaxTotal>/, ''],
  ],
  [true, 'R055', 'another sign in accounting currency', ['330.00', '-330.00']],
  [false, 'R055', 'nothing in accounting currency', ['330.00', '0.00']],
  [true, 'R005', 'one currency twice', ['<cbc:TaxCurrencyCode>SEK', '<cbc:TaxCurrencyCode>EUR']],
  [true, 'R010', 'no address of the buyer', [/<cbc:EndpointID schemeID="0192">.*?<\/cbc:EndpointID>/, '']],
  [true, 'R020', 'no address of the seller', [/<cbc:EndpointID schemeID="0088">.*?<\/cbc:EndpointID>/, '']],
  [true, 'R041', 'a percentage alone', charge('10', '')],
  [true, 'R042', 'a base alone', charge('', '50.00')],
  [true, 'R040', 'another amount', charge('10', '50.00', '5.03')],
  [false, 'R040', 'an amount two hundredths away', charge('10', '50.00', '5.02')],
  [true, 'R040', 'more than half a forint away', charge('10', '50.00', '5.51'), ['Code>EUR<', 'Code>HUF<']],
  [false, 'R040', 'half a forint away', charge('10', '50.00', '5.50'), ['Code>EUR<', 'Code>HUF<']],
  [true, 'R043', 'an indicator in figures', ['<cbc:ChargeIndicator>true', '<cbc:ChargeIndicator>1']],
  [true, 'R061', 'a direct debit without mandate', ['<cbc:PaymentMeansCode>30', '<cbc:PaymentMeansCode>59']],
  [
    true,
    'R110',
    'a line that begins before',
    [/(<cbc:InvoicedQuantity[^]*?<cbc:StartDate>)2026-01-01/, '$12025-12-31'],
  ],
  [true, 'R111', 'a line that ends behind', [/(<cbc:InvoicedQuantity[^]*?<cbc:EndDate>)2026-01-31/, '$12026-02-01']],
  [
    true,
    'R120',
    'another amount of a line',
    [euros('LineExtensionAmount', '100.00'), euros('LineExtensionAmount', '100.03')],
  ],
  [
    false,
    'R120',
    'an amount two hundredths away',
    [euros('LineExtensionAmount', '100.00'), euros('LineExtensionAmount', '100.02')],
  ],
  [
    false,
    'R120',
    'half a forint away',
    [euros('LineExtensionAmount', '100.00'), euros('LineExtensionAmount', '100.5')],
    ['Code>EUR<', 'Code>HUF<'],
  ],
  [
    true,
    'R121',
    'a base quantity of nothing',
    ['</cbc:PriceAmount>', '</cbc:PriceAmount><cbc:BaseQuantity>0</cbc:BaseQuantity>'],
  ],
  [true, 'R101', 'a document of another kind', ['<cbc:DocumentTypeCode>130', '<cbc:DocumentTypeCode>50']],
  [true, 'R044', 'a surcharge on a price', price(/(<cac:Price>[^]*?<cbc:ChargeIndicator>)false/, '$1true')],
  [true, 'R046', 'a net price with a discount', price(/(<cac:Price>[^]*?<cbc:Amount currencyID="EUR">)0/, '$11')],
  [
    true,
    'R130',
    'another unit',
    ['</cbc:PriceAmount>', '</cbc:PriceAmount><cbc:BaseQuantity unitCode="KGM">1</cbc:BaseQuantity>'],
  ],
];

describe('rules of Peppol that XRechnung asks of UBL', () => {
  it('find nothing wrong with a sound invoice', () => {
    expect(fired(ubl, xrechnungUblRules)).toEqual([]);
  });

  it.each(cases(UBL_CASES))('%s: PEPPOL-EN16931-%s, %s', (fires, rule, _, edits) => {
    expect(fired(edited(ubl, edits), xrechnungUblRules).includes(`PEPPOL-EN16931-${rule}`)).toBe(fires);
  });

  it('are each broken by a case', () => {
    const broken = new Set(UBL_CASES.flatMap(([fires, rule]) => (fires ? [`PEPPOL-EN16931-${rule}`] : [])));
    expect(xrechnungUblRules.filter(({ code }) => !broken.has(code))).toEqual([]);
  });
});

const cii = edited(ciiInvoice(), [
  [
    '<rsm:ExchangedDocumentContext>',
    `<rsm:ExchangedDocumentContext><ram:BusinessProcessSpecifiedDocumentContextParameter><ram:ID>${PROCESS}</ram:ID></ram:BusinessProcessSpecifiedDocumentContextParameter>`,
  ],
  [/<ram:BasisAmount>(?:20|50|100)\.00<\/ram:BasisAmount>/g, ''],
]);

/** The first charge of the invoice itself, with these figures. */
const ciiCharge = (percent: string, base: string, amount = '5.00'): Edit => [
  /<ram:ActualAmount>5.00<\/ram:ActualAmount>/,
  `${percent && `<ram:CalculationPercent>${percent}</ram:CalculationPercent>`}${base && `<ram:BasisAmount>${base}</ram:BasisAmount>`}<ram:ActualAmount>${amount}</ram:ActualAmount>`,
];
const discount = (inner: string): Edit => [
  '</ram:ChargeAmount></ram:GrossPriceProductTradePrice>',
  `</ram:ChargeAmount><ram:AppliedTradeAllowanceCharge>${inner}</ram:AppliedTradeAllowanceCharge></ram:GrossPriceProductTradePrice>`,
];
const indicator = (text: string): string =>
  `<ram:ChargeIndicator><udt:Indicator>${text}</udt:Indicator></ram:ChargeIndicator>`;
const net = (inner: string): Edit => [/<ram:NetPriceProductTradePrice>/, `<ram:NetPriceProductTradePrice>${inner}`];
const gross = (inner: string): Edit => [
  /<ram:GrossPriceProductTradePrice>/,
  `<ram:GrossPriceProductTradePrice>${inner}`,
];
const perTwo = '<ram:BasisQuantity>2</ram:BasisQuantity>';
const amountOfLine = (text: string): Edit => ['<ram:LineTotalAmount>100.00', `<ram:LineTotalAmount>${text}`];
const forint: Edit = ['<ram:InvoiceCurrencyCode>EUR', '<ram:InvoiceCurrencyCode>HUF'];

const CII_CASES: readonly Case[] = [
  [true, 'R008', 'an element without text', ['<ram:SubjectCode>AAI</ram:SubjectCode>', '<ram:SubjectCode/>']],
  [
    false,
    'R008',
    'a delivery of which nothing is said',
    [
      /<ram:ApplicableHeaderTradeDelivery>[^]*<\/ram:ApplicableHeaderTradeDelivery>/,
      '<ram:ApplicableHeaderTradeDelivery/>',
    ],
  ],
  [true, 'R001', 'no business process', [PROCESS, ''], [/<ram:BusinessProcess[^]*?<\/ram:BusinessProcess\w+>/, '']],
  [true, 'R005', 'one currency twice', ['<ram:TaxCurrencyCode>SEK', '<ram:TaxCurrencyCode>EUR']],
  [
    true,
    'R053',
    'two totals in the currency of the invoice',
    [/(<ram:TaxTotalAmount currencyID="EUR">[^<]*<\/ram:TaxTotalAmount>)/, '$1$1'],
  ],
  [
    false,
    'R053',
    'no total in the currency of the invoice',
    [/<ram:TaxTotalAmount currencyID="EUR">[^<]*<\/ram:TaxTotalAmount>/, ''],
  ],
  [
    true,
    'R054',
    'no total in accounting currency',
    [/<ram:TaxTotalAmount currencyID="SEK">[^<]*<\/ram:TaxTotalAmount>/, ''],
  ],
  [true, 'R055', 'another sign in accounting currency', [/(<ram:TaxTotalAmount currencyID="SEK">)/, '$1-']],
  [
    false,
    'R055',
    'only the total in accounting currency',
    [/<ram:TaxTotalAmount currencyID="EUR">[^<]*<\/ram:TaxTotalAmount>/, ''],
    [/(<ram:TaxTotalAmount currencyID="SEK">)/, '$1-'],
  ],
  [
    true,
    'R010',
    'no address of the buyer',
    [/(<ram:BuyerTradeParty>[^]*?)<ram:URIUniversalCommunication>[^]*?<\/ram:URIUniversalCommunication>/, '$1'],
  ],
  [
    true,
    'R020',
    'no address of the seller',
    [/(<ram:SellerTradeParty>[^]*?)<ram:URIUniversalCommunication>[^]*?<\/ram:URIUniversalCommunication>/, '$1'],
  ],
  [true, 'R041', 'a percentage alone', ciiCharge('10', '')],
  [true, 'R042', 'a base alone', ciiCharge('', '50.00')],
  [true, 'R040', 'another amount', ciiCharge('10', '50.00', '5.03')],
  [false, 'R040', 'half a forint away', ciiCharge('10', '50.00', '5.50'), forint],
  [true, 'R043-1', 'an indicator in figures', ['<udt:Indicator>true', '<udt:Indicator>1']],
  [false, 'R043-2', 'the same on no price', ['<udt:Indicator>true', '<udt:Indicator>1']],
  [
    true,
    'R043-2',
    'an indicator in figures on a price',
    discount(`${indicator('0')}<ram:ActualAmount>0</ram:ActualAmount>`),
  ],
  [false, 'R043-1', 'the same on a price alone', discount(`${indicator('0')}<ram:ActualAmount>0</ram:ActualAmount>`)],
  [
    true,
    'R061',
    'a direct debit without mandate',
    ['<ram:TypeCode>30</ram:TypeCode>', '<ram:TypeCode>59</ram:TypeCode>'],
  ],
  [
    true,
    'R110',
    'a line that begins before',
    [
      /(<ram:IncludedSupplyChainTradeLineItem>[^]*?<ram:StartDateTime><udt:DateTimeString format="102">)20260101/,
      '$120251231',
    ],
  ],
  [
    true,
    'R111',
    'a line that ends behind',
    [
      /(<ram:IncludedSupplyChainTradeLineItem>[^]*?<ram:EndDateTime><udt:DateTimeString format="102">)20260131/,
      '$120260201',
    ],
  ],
  [true, 'R120', 'another amount of a line', amountOfLine('100.03')],
  [false, 'R120', 'half a forint away', amountOfLine('100.5'), forint],
  [true, 'R120', 'a price for two', net(perTwo)],
  [true, 'R120', 'a gross price for two', gross(perTwo)],
  [false, 'R120', 'a gross price for two and half the amount', gross(perTwo), amountOfLine('50.00')],
  [true, 'R121', 'a base quantity of nothing', net('<ram:BasisQuantity>0</ram:BasisQuantity>')],
  [
    true,
    'R101',
    'a document of another kind',
    [/<ram:TypeCode>130<\/ram:TypeCode>(<ram:ReferenceTypeCode>)/, '<ram:TypeCode>50</ram:TypeCode>$1'],
  ],
  [true, 'R044', 'a surcharge on a price', discount(`${indicator('true')}<ram:ActualAmount>0</ram:ActualAmount>`)],
  [false, 'R044', 'a discount on a price', discount(`${indicator('false')}<ram:ActualAmount>0</ram:ActualAmount>`)],
  [
    true,
    'R046',
    'a net price with a discount',
    discount(`${indicator('false')}<ram:ActualAmount>1</ram:ActualAmount>`),
  ],
  [true, 'R130', 'another unit', net('<ram:BasisQuantity unitCode="KGM">1</ram:BasisQuantity>')],
];

describe('rules of Peppol that XRechnung asks of CII', () => {
  it('find nothing wrong with a sound invoice', () => {
    expect(fired(cii, xrechnungCiiRules)).toEqual([]);
  });

  it.each(cases(CII_CASES))('%s: PEPPOL-EN16931-%s, %s', (fires, rule, _, edits) => {
    expect(fired(edited(cii, edits), xrechnungCiiRules).includes(`PEPPOL-EN16931-${rule}`)).toBe(fires);
  });

  it('are each broken by a case', () => {
    const broken = new Set(CII_CASES.flatMap(([fires, rule]) => (fires ? [`PEPPOL-EN16931-${rule}`] : [])));
    expect(xrechnungCiiRules.filter(({ code }) => !broken.has(code))).toEqual([]);
  });

  it('take when it was delivered from a day, a period, or one of every line', () => {
    const day: Edit = [/<ram:ActualDeliverySupplyChainEvent>[^]*?<\/ram:ActualDeliverySupplyChainEvent>/, ''];
    const period: Edit = [/<ram:BillingSpecifiedPeriod>[^]*?<\/ram:BillingSpecifiedPeriod>/, ''];
    const says = (...edits: Edit[]): boolean => !fired(edited(cii, edits), XRECHNUNG_RULES).includes('BR-DE-TMP-32');
    expect([
      says(),
      says(period),
      says(period, period),
      says(day, period, period),
      says(day, period, period, period),
    ]).toEqual([true, true, true, true, false]);
  });
});

describe('a row that another set takes over', () => {
  it('keeps what it asks, under the id and severity of that set', () => {
    const [row] = xrechnungUblRules;
    if (!row) throw new Error('no row');
    const [taken] = takenFrom([row], [{ code: row.code, as: 'X-1', severity: 'warning' }]);
    expect(taken).toEqual({ ...row, code: 'X-1', severity: 'warning' });
    expect(() => takenFrom([], [{ code: 'X', severity: 'error' }])).toThrow('X');
  });
});
