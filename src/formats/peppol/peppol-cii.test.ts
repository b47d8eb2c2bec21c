import { describe, expect, it } from 'vitest';
import { CII } from '../cii/cii.ts';
import { judgeTerms } from '../en16931/rules/judge-terms.ts';
import { readTerms } from '../mapping/read-terms.ts';
import { edited, type Edit } from '../testing/edits.ts';
import { ciiInvoice } from '../testing/invoices.ts';
import { readXml } from '../xml/read-xml.ts';
import { ciiCountryRules } from './countries/cii-countries.ts';
import { PEPPOL_CII_RULES } from './peppol-cii.ts';

const RULES = [...PEPPOL_CII_RULES, ...ciiCountryRules];

const PEPPOL = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';

/**
 * Our invoice in the form Peppol accepts in CII: process, reference, one note without a subject, complete allowances.
 */
const sound = edited(ciiInvoice(), [
  ['urn:cen.eu:en16931:2017', PEPPOL],
  [
    '<rsm:ExchangedDocumentContext>',
    `<rsm:ExchangedDocumentContext><ram:BusinessProcessSpecifiedDocumentContextParameter><ram:ID>${PROCESS}</ram:ID></ram:BusinessProcessSpecifiedDocumentContextParameter>`,
  ],
  ['<ram:SubjectCode>AAI</ram:SubjectCode>', ''],
  [
    '<ram:ApplicableHeaderTradeAgreement>',
    '<ram:ApplicableHeaderTradeAgreement><ram:BuyerReference>B-1</ram:BuyerReference>',
  ],
  [/<ram:BasisAmount>(?:20|50|100)\.00<\/ram:BasisAmount>/g, ''],
]);

function fired(xml: string): string[] {
  const read = readXml(xml);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const reading = readTerms(CII, read.document.root);
  if (!reading) throw new Error('no invoice');
  return [...new Set(judgeTerms(reading.terms, RULES).map(({ rule }) => rule))];
}

const within = (element: string, text: string): Edit => [new RegExp(`(<${element}>)`), `$1${text}`];
const additional = (type: string): string =>
  `<ram:AdditionalReferencedDocument><ram:TypeCode>${type}</ram:TypeCode></ram:AdditionalReferencedDocument>`;
const half = (what: string): Edit => [
  /(<ram:SpecifiedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>true<\/udt:Indicator><\/ram:ChargeIndicator>)/,
  `$1${what}`,
];
const registered = (scheme: string, id: string): string =>
  `<ram:SpecifiedTaxRegistration><ram:ID schemeID="${scheme}">${id}</ram:ID></ram:SpecifiedTaxRegistration>`;
const sellerNumber = (scheme: string, id: string): Edit => [
  /(<\/ram:URIUniversalCommunication>\s*)(<ram:SpecifiedTaxRegistration>[^]*?<\/ram:SpecifiedTaxRegistration>\s*)?(<\/ram:SellerTradeParty>)/,
  `$1${registered(scheme, id)}$3`,
];
const identifier = (scheme: string, id: string): Edit => [
  '<ram:URIID schemeID="0088">4012345000009',
  `<ram:URIID schemeID="${scheme}">${id}`,
];
const from = (country: string): Edit => ['<ram:CountryID>ES', `<ram:CountryID>${country}`];
const to = (country: string): Edit => [/(<ram:BuyerTradeParty>[^]*?<ram:CountryID>)NO/, `$1${country}`];
const paidBy = (code: string): Edit => ['<ram:TypeCode>30</ram:TypeCode>', `<ram:TypeCode>${code}</ram:TypeCode>`];
const registration = (scheme: string, id: string): Edit => [
  '<ram:ID schemeID="0002">98602642</ram:ID>',
  `<ram:ID schemeID="${scheme}">${id}</ram:ID>`,
];
const due = (amount: string): Edit => [/(<ram:DuePayableAmount>)[^<]*/, `$1${amount}`];
const CREDIT: Edit = ['<ram:TypeCode>380', '<ram:TypeCode>381'];
const NO_MEANS: Edit = [
  /<ram:SpecifiedTradeSettlementPaymentMeans>[^]*?<\/ram:SpecifiedTradeSettlementPaymentMeans>/,
  '',
];
const account = (system: string, id: string): Edit => [
  /<ram:IBANID>[^]*?<\/ram:PayeePartyCreditorFinancialAccount>/,
  `<ram:ProprietaryID>${id}</ram:ProprietaryID></ram:PayeePartyCreditorFinancialAccount><ram:PayeeSpecifiedCreditorFinancialInstitution><ram:BICID>${system}</ram:BICID></ram:PayeeSpecifiedCreditorFinancialInstitution>`,
];
const DANISH = [from('DK'), to('DK'), registration('0184', '12345678')] as const;
const tax = (reason: string): Edit => [
  '<ram:ReasonCode>FC</ram:ReasonCode><ram:Reason>Freight</ram:Reason>',
  `<ram:ReasonCode>ZZZ</ram:ReasonCode><ram:Reason>${reason}</ram:Reason>`,
];
const reference = (id: string): Edit =>
  within('ram:ApplicableHeaderTradeSettlement', `<ram:PaymentReference>${id}</ram:PaymentReference>`);
const giro = (id: string): Edit => [/<ram:IBANID>[^<]*/, `<ram:IBANID>${id}`];

type Case = readonly [rule: string, ...edits: Edit[]];

const BROKEN: readonly Case[] = [
  ['PEPPOL-EN16931-R001', [/<ram:BusinessProcess[^]*?Parameter>[^]*?Parameter>/, '']],
  ['PEPPOL-EN16931-R007', [PROCESS, 'urn:another']],
  ['PEPPOL-EN16931-R004', [PEPPOL, 'urn:cen.eu:en16931:2017']],
  ['PEPPOL-EN16931-R003', [/<ram:BuyerReference>[^]*?<\/ram:BuyerReference>/, '']],
  ['PEPPOL-EN16931-R006', within('ram:ApplicableHeaderTradeAgreement', additional('130').repeat(2))],
  ['PEPPOL-EN16931-R080', within('ram:ApplicableHeaderTradeAgreement', additional('50').repeat(2))],
  ['PEPPOL-EN16931-R005', ['<ram:TaxCurrencyCode>SEK', '<ram:TaxCurrencyCode>EUR']],
  ['PEPPOL-EN16931-R053', [/<ram:TaxTotalAmount currencyID="EUR">[^]*?<\/ram:TaxTotalAmount>/, '']],
  ['PEPPOL-EN16931-R054', [/<ram:TaxTotalAmount currencyID="SEK">[^]*?<\/ram:TaxTotalAmount>/, '']],
  ['PEPPOL-EN16931-R055', ['<ram:TaxTotalAmount currencyID="SEK">', '<ram:TaxTotalAmount currencyID="SEK">-']],
  ['PEPPOL-EN16931-R002', within('ram:IncludedNote', '<ram:SubjectCode>AAI</ram:SubjectCode>')],
  [
    'PEPPOL-EN16931-R010',
    [/(<ram:BuyerTradeParty>[^]*?)<ram:URIUniversalCommunication>[^]*?<\/ram:URIUniversalCommunication>/, '$1'],
  ],
  ['PEPPOL-EN16931-R020', [/<ram:URIUniversalCommunication>[^]*?<\/ram:URIUniversalCommunication>/, '']],
  ['PEPPOL-EN16931-R041', half('<ram:CalculationPercent>10</ram:CalculationPercent>')],
  ['PEPPOL-EN16931-R042', half('<ram:BasisAmount>20</ram:BasisAmount>')],
  [
    'PEPPOL-EN16931-R040',
    half('<ram:CalculationPercent>11</ram:CalculationPercent><ram:BasisAmount>20</ram:BasisAmount>'),
  ],
  ['PEPPOL-EN16931-R043', ['<udt:Indicator>true', '<udt:Indicator>1']],
  ['PEPPOL-EN16931-R061', paidBy('59')],
  ['PEPPOL-EN16931-R110', [/(<ram:SpecifiedLineTradeSettlement>[^]*?)20260101/, '$120251231']],
  ['PEPPOL-EN16931-R111', [/(<ram:SpecifiedLineTradeSettlement>[^]*?)20260131/, '$120260201']],
  ['PEPPOL-EN16931-R120', ['<ram:LineTotalAmount>100.00', '<ram:LineTotalAmount>100.03']],
  ['PEPPOL-EN16931-R100', within('ram:SpecifiedLineTradeSettlement', additional('130'))],
  ['PEPPOL-EN16931-R101', ['<ram:TypeCode>130', '<ram:TypeCode>916']],
  ['PEPPOL-EN16931-R121', within('ram:NetPriceProductTradePrice', '<ram:BasisQuantity>0</ram:BasisQuantity>')],
  [
    'PEPPOL-EN16931-R130',
    within('ram:NetPriceProductTradePrice', '<ram:BasisQuantity unitCode="KGM">1</ram:BasisQuantity>'),
  ],
  ['PEPPOL-EN16931-CL001', ['application/pdf', 'text/html']],
  ['PEPPOL-EN16931-CL002', ['<ram:ReasonCode>95', '<ram:ReasonCode>FC']],
  ['PEPPOL-EN16931-CL003', ['<ram:ReasonCode>FC', '<ram:ReasonCode>95']],
  ['PEPPOL-EN16931-CL007', ['<ram:TaxTotalAmount currencyID="SEK">', '<ram:TaxTotalAmount currencyID="ABC">']],
  ['PEPPOL-EN16931-F001', ['20260120', '2026-1-2']],
  ['PEPPOL-EN16931-CL008', ['<ram:URIID schemeID="0088">', '<ram:URIID schemeID="0000">']],
  ['PEPPOL-COMMON-R040', identifier('0088', '4012345000008')],
  ['PEPPOL-COMMON-R041', identifier('0192', '987654321')],
  ['PEPPOL-COMMON-R042', identifier('0184', '1234567')],
  ['PEPPOL-COMMON-R043', identifier('0208', '0202239952')],
  ['PEPPOL-COMMON-R044', identifier('0201', '12345')],
  ['PEPPOL-COMMON-R045', identifier('0210', '12345')],
  ['PEPPOL-COMMON-R046', identifier('9907', '12345')],
  ['PEPPOL-COMMON-R047', identifier('0211', 'IT12345678901')],
  ['PEPPOL-COMMON-R048', identifier('9906', 'IT12345678901')],
  ['PEPPOL-COMMON-R049', identifier('0007', '2021005488')],
  ['PEPPOL-COMMON-R050', identifier('0151', '53930548028')],
  ['NO-R-001', sellerNumber('VAT', 'NO987654321MVA')],
  ['NO-R-002', sellerNumber('VAT', 'NO987654325MVA')],
  ['IT-R-001', sellerNumber('VAT', 'IT12345'), within('ram:SellerTradeParty', registered('FC', 'abc'))],
  ['IT-R-002', sellerNumber('VAT', 'IT12345')],
  ['IT-R-003', sellerNumber('VAT', 'IT12345')],
  ['IT-R-004', sellerNumber('VAT', 'IT12345')],
  ['SE-R-001', from('SE'), sellerNumber('VAT', 'SE12345')],
  ['SE-R-002', from('SE'), sellerNumber('VAT', 'SE12345X')],
  ['SE-R-003', from('SE'), registration('0007', '12345X')],
  ['SE-R-004', from('SE'), registration('0007', '12345')],
  ['SE-R-013', from('SE'), registration('0007', '2021005488')],
  ['SE-R-005', from('SE'), sellerNumber('FC', 'F-skatt')],
  ['SE-R-006', from('SE'), sellerNumber('VAT', 'SE123456789012')],
  ['SE-R-007', from('SE'), account('SE:PLUSGIRO', 'X')],
  ['SE-R-010', from('SE'), account('SE:PLUSGIRO', '123456789')],
  ['SE-R-008', from('SE'), account('SE:BANKGIRO', 'X')],
  ['SE-R-009', from('SE'), account('SE:BANKGIRO', '123456')],
  ['SE-R-011', from('SE'), paidBy('50')],
  ['SE-R-012', from('SE'), to('SE'), paidBy('31')],
  ['NL-R-001', from('NL'), CREDIT, ['<ram:IssuerAssignedID>A-16</ram:IssuerAssignedID>', '']],
  ['NL-R-002', from('NL')],
  ['NL-R-003', from('NL')],
  ['NL-R-004', from('NL'), to('NL')],
  ['NL-R-005', from('NL'), to('NL')],
  ['NL-R-006', from('NL'), ['<ram:CountryID>FR', '<ram:CountryID>NL']],
  ['NL-R-007', from('NL'), NO_MEANS],
  ['NL-R-007', from('NL'), NO_MEANS, CREDIT, due('-1.00')],
  ['NL-R-008', from('NL'), to('NL'), paidBy('10')],
  [
    'NL-R-009',
    from('NL'),
    within(
      'ram:SpecifiedLineTradeAgreement',
      '<ram:BuyerOrderReferencedDocument><ram:LineID>1</ram:LineID></ram:BuyerOrderReferencedDocument>',
    ),
  ],
  ['DK-R-002', from('DK'), ['<ram:ID schemeID="0002">98602642</ram:ID>', '']],
  ['DK-R-003', ...DANISH, ['listID="STI"', 'listID="TST" listVersionID="1"']],
  ['DK-R-004', ...DANISH, tax('Duty')],
  ['DK-R-013', ...DANISH, ['<ram:GlobalID schemeID="0060">123456789', '<ram:GlobalID>123456789']],
  ['DK-R-014', from('DK')],
  ['DK-R-016', ...DANISH, CREDIT, due('-1.00')],
  ['DK-R-005', ...DANISH],
  ['DK-R-006', ...DANISH, paidBy('31')],
  ['DK-R-007', ...DANISH, paidBy('49')],
  ['DK-R-008', ...DANISH, paidBy('50')],
  ['DK-R-009', ...DANISH, paidBy('50'), reference('04#123')],
  ['DK-R-010', ...DANISH, paidBy('93'), reference('71#123456789012345')],
  ['DK-R-011', ...DANISH, paidBy('93'), reference('71#123')],
];

const HELD: readonly Case[] = [
  ['DK-R-004', ...DANISH, tax('4321')],
  ['DK-R-004', ...DANISH, tax('Duty#4321#of sugar')],
  ['DK-R-008', ...DANISH, paidBy('50'), reference('01#'), giro('1234567')],
  ['DK-R-009', ...DANISH, paidBy('50'), reference('04#1234567890123456')],
  ['DK-R-010', ...DANISH, paidBy('93'), reference('73#'), giro('12345678')],
  ['DK-R-011', ...DANISH, paidBy('93'), reference('71#123456789012345')],
  ['NL-R-003', from('NL'), registration('0106', '12345678')],
  ['NL-R-007', from('NL'), NO_MEANS, due('0.00')],
  ['NO-R-001', sellerNumber('VAT', 'NO987654325MVA')],
  [
    'NO-R-002',
    sellerNumber('VAT', 'NO987654325MVA'),
    within('ram:SellerTradeParty', registered('FC', 'Foretaksregisteret')),
  ],
  ['SE-R-005', from('SE'), sellerNumber('FC', 'Godkänd för F-skatt')],
  ['SE-R-009', from('SE'), account('SE:BANKGIRO', '1234567')],
  ['SE-R-013', from('SE'), registration('0007', '2021005489')],
  [
    'PEPPOL-EN16931-R040',
    half('<ram:CalculationPercent>10</ram:CalculationPercent><ram:BasisAmount>20.20</ram:BasisAmount>'),
  ],
];

describe('Peppol in CII', () => {
  it('finds nothing wrong with a sound invoice', () => {
    expect(fired(sound)).toEqual([]);
  });

  it.each(BROKEN.map(([rule, ...edits]) => [rule, edits] as const))('%s is broken', (rule, edits) => {
    expect(fired(edited(sound, edits))).toContain(rule);
  });

  it.each(HELD.map(([rule, ...edits]) => [rule, edits] as const))('%s holds', (rule, edits) => {
    expect(fired(edited(sound, edits))).not.toContain(rule);
  });

  it('has a case for every rule', () => {
    const codes = RULES.map(({ code }) => code);
    expect(codes.filter((code) => !BROKEN.some(([rule]) => rule === code))).toEqual([]);
    expect(new Set(codes).size).toBe(codes.length);
  });
});
