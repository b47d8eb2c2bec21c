import { describe, expect, it } from 'vitest';
import { CII } from '../../cii/cii.ts';
import { judgeTerms } from '../../en16931/rules/judge-terms.ts';
import { readTerms } from '../../mapping/read-terms.ts';
import { edited, type Edit } from '../../testing/edits.ts';
import { ciiInvoice, ublInvoice } from '../../testing/invoices.ts';
import { UBL } from '../../ubl/ubl.ts';
import { readXml } from '../../xml/read-xml.ts';
import { rulesOf } from '../../rules/kit/compile.ts';
import { GERMAN_ROWS } from '../../rules/shared/germany/rows.ts';
import { XRECHNUNG_EXTENSION_ROWS } from './extension-rows.ts';

const xrechnungExtensionRules = rulesOf(XRECHNUNG_EXTENSION_ROWS);
const xrechnungRules = rulesOf(GERMAN_ROWS);

const CIUS = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';
const EXTENSION: Edit = [
  'urn:cen.eu:en16931:2017<',
  `${CIUS}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0<`,
];
const VEHICLES: Edit = ['urn:cen.eu:en16931:2017<', `${CIUS}#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9<`];

function fired(xml: string, rules = xrechnungExtensionRules): string[] {
  const read = readXml(xml);
  const root = read.ok ? read.document.root : undefined;
  const reading = root && readTerms(root.name === 'Invoice' ? UBL : CII, root);
  if (!reading) throw new Error('no invoice');
  return [...new Set(judgeTerms(reading.terms, rules).map(({ rule }) => rule))];
}

const prepaid = (inner: string): Edit => [
  '<cac:LegalMonetaryTotal>',
  `<cac:PrepaidPayment>${inner}</cac:PrepaidPayment><cac:LegalMonetaryTotal>`,
];
const PAID =
  '<cbc:ID>1</cbc:ID><cbc:PaidAmount currencyID="EUR">0.00</cbc:PaidAmount><cbc:InstructionID>x</cbc:InstructionID>';
const without = (find: RegExp): Edit => prepaid(PAID.replace(find, ''));

const BROKEN: readonly (readonly [rule: string, edit: Edit])[] = [
  ['BR-DEX-01', ['mimeCode="application/pdf"', 'mimeCode="text/html"']],
  ['BR-DEX-03', ['<cac:InvoiceLine>', '<cac:InvoiceLine><cac:SubInvoiceLine><cac:Item/></cac:SubInvoiceLine>']],
  ['BR-DEX-04', ['schemeID="0060"', 'schemeID="XR04"']],
  ['BR-DEX-05', ['<cbc:CompanyID schemeID="0002">', '<cbc:CompanyID schemeID="XR04">']],
  ['BR-DEX-06', ['schemeID="0160"', 'schemeID="XR04"']],
  ['BR-DEX-07', [/(<cbc:EndpointID schemeID=")[^"]*/, '$1XR04']],
  ['BR-DEX-08', [/(<cac:DeliveryLocation>\s*<cbc:ID schemeID=")[^"]*/, '$1XR04']],
  ['BR-DEX-09', prepaid(PAID.replace('0.00', '1.00'))],
  ['BR-DEX-10', without(/<cbc:ID>1<\/cbc:ID>/)],
  ['BR-DEX-11', without(/<cbc:PaidAmount[^]*?<\/cbc:PaidAmount>/)],
  ['BR-DEX-12', without(/<cbc:InstructionID>x<\/cbc:InstructionID>/)],
  ['BR-DEX-13', prepaid(PAID.replace('0.00', '0.000'))],
  ['BR-DEX-14', prepaid(PAID.replace('EUR', 'SEK'))],
];

const vehicle = (category: string, value: string): Edit[] => [
  VEHICLES,
  [/listID="STI">[^<]*/, `listID="CVD">${category}`],
  [
    /<ram:Description>Colour<\/ram:Description><ram:Value>[^<]*/,
    `<ram:Description>cva</ram:Description><ram:Value>${value}`,
  ],
  [
    '<ram:ApplicableHeaderTradeAgreement>',
    '<ram:ApplicableHeaderTradeAgreement><ram:ContractReferencedDocument><ram:IssuerAssignedID>C</ram:IssuerAssignedID></ram:ContractReferencedDocument><ram:AdditionalReferencedDocument><ram:IssuerAssignedID>T</ram:IssuerAssignedID><ram:TypeCode>50</ram:TypeCode></ram:AdditionalReferencedDocument>',
  ],
];

describe('the extension of XRechnung', () => {
  const sound = edited(ublInvoice(), [EXTENSION]);

  it('finds nothing wrong with a sound invoice, its own schemes and XML attached', () => {
    expect(fired(sound)).toEqual([]);
    expect(fired(edited(sound, [['schemeID="0060"', 'schemeID="XR01"'], prepaid(PAID)]))).toEqual([]);
    expect(fired(edited(sound, [['mimeCode="application/pdf"', 'mimeCode="application/xml"']]))).toEqual([]);
  });

  it.each(BROKEN)('%s is broken, and asked of no other invoice', (rule, edit) => {
    expect(fired(edited(sound, [edit]))).toContain(rule);
    expect(fired(edited(ublInvoice(), [edit]))).toEqual([]);
  });

  it('has no lines within lines in CII', () => {
    const parent: Edit = [
      '<ram:LineID>2</ram:LineID>',
      '<ram:LineID>2</ram:LineID><ram:ParentLineID>1</ram:ParentLineID>',
    ];
    expect(fired(edited(ciiInvoice(), [EXTENSION, parent]))).toEqual(['BR-DEX-15']);
  });
});

describe('the profile of XRechnung for vehicles', () => {
  it('finds nothing wrong with a sound invoice', () => {
    expect(fired(edited(ciiInvoice(), vehicle('M1', 'clean')))).toEqual([]);
  });

  it.each<[string[], string, Edit[]]>([
    [['BR-DE-CVD-01', 'BR-DE-CVD-02', 'BR-DE-CVD-03'], 'nothing of it', [VEHICLES]],
    [['BR-DE-CVD-04'], 'another category', vehicle('X1', 'clean')],
    [['BR-DE-CVD-05'], 'another cleanness', vehicle('M1', 'dirty')],
    [['BR-DE-CVD-03', 'BR-DE-CVD-06-a'], 'no cleanness', vehicle('M1', 'clean').filter((_, i) => i !== 2)],
    [['BR-DE-CVD-03', 'BR-DE-CVD-06-b'], 'no category', vehicle('M1', 'clean').filter((_, i) => i !== 1)],
  ])('%j: %s', (rules, _, edits) => {
    expect(fired(edited(ciiInvoice(), edits))).toEqual(rules);
  });
});

const LINES_WITHIN = (...amounts: readonly string[]): Edit => [
  /(<cac:InvoiceLine>[^]*?<cbc:LineExtensionAmount[^>]*>)[^<]*(<[^]*?)(<\/cac:InvoiceLine>)/,
  `$15.00$2${amounts.map((amount) => `<cac:SubInvoiceLine><cbc:LineExtensionAmount>${amount}</cbc:LineExtensionAmount></cac:SubInvoiceLine>`).join('')}$3`,
];
const ADDRESS = (text: string): Edit => [
  '<cac:AccountingSupplierParty>',
  `<cac:AdditionalDocumentReference><cbc:ID>A</cbc:ID><cac:Attachment><cac:ExternalReference><cbc:URI>${text}</cbc:URI></cac:ExternalReference></cac:Attachment></cac:AdditionalDocumentReference><cac:AccountingSupplierParty>`,
];
const QUANTITIES = (gross: string, net: string): Edit => [
  /<ram:SpecifiedLineTradeAgreement>[^]*?<\/ram:SpecifiedLineTradeAgreement>/,
  `<ram:SpecifiedLineTradeAgreement><ram:GrossPriceProductTradePrice>${gross}</ram:GrossPriceProductTradePrice><ram:NetPriceProductTradePrice>${net}</ram:NetPriceProductTradePrice></ram:SpecifiedLineTradeAgreement>`,
];
const quantity = (text: string, unit = ''): string => `<ram:BasisQuantity${unit}>${text}</ram:BasisQuantity>`;

describe('elements that XRechnung asks something of', () => {
  it.each<[string, boolean, string, Edit[]]>([
    ['BR-DEX-02', false, 'lines within a line that add up', [EXTENSION, LINES_WITHIN('2.00', '3.000')]],
    ['BR-DEX-02', true, 'lines within a line that do not', [EXTENSION, LINES_WITHIN('2.00', '3.01')]],
    ['BR-DEX-02', true, 'a line within without an amount', [EXTENSION, LINES_WITHIN('5.00', 'x')]],
    ['BR-DEX-02', false, 'the same outside the extension', [LINES_WITHIN('2.00')]],
    ['BR-TMP-2', false, 'an address', [ADDRESS('https://example.com/a')]],
    ['BR-TMP-2', true, 'an address without a scheme', [ADDRESS('example.com/a')]],
    ['BR-TMP-2', true, 'no address', [ADDRESS('')]],
    ['BR-DEX-04', false, 'a creditor', [EXTENSION, ['schemeID="0060"', 'schemeID="SEPA"']]],
  ])('%s fires %j in UBL: %s', (rule, fires, _, edits) => {
    expect(fired(edited(ublInvoice(), edits)).includes(rule)).toBe(fires);
  });

  it.each<[string, boolean, string, Edit[]]>([
    ['BR-TMP-3', false, 'the same quantity twice', [QUANTITIES(quantity('1'), quantity('1'))]],
    ['BR-TMP-3', false, 'one', [QUANTITIES('', quantity('1'))]],
    ['BR-TMP-3', false, 'a unit once', [QUANTITIES(quantity('1', ' unitCode="C62"'), quantity('1'))]],
    ['BR-TMP-3', true, 'two quantities', [QUANTITIES(quantity('1'), quantity('2'))]],
    ['BR-TMP-3', true, 'two units', [QUANTITIES(quantity('1', ' unitCode="C62"'), quantity('1', ' unitCode="KGM"'))]],
    ['BR-TMP-CVD-01', false, 'a class of CVD', vehicle('M1', 'clean')],
    ['BR-TMP-CVD-01', true, 'a class of no list', [VEHICLES, ['listID="STI"', 'listID="XX?"']]],
    ['BR-TMP-CVD-01', false, 'the same in another profile', [['listID="STI"', 'listID="XX?"']]],
    ['BR-DEX-04', true, 'a scheme that is none', [EXTENSION, ['schemeID="0060"', 'schemeID="XR04"']]],
    ['BR-DEX-05', true, 'a scheme that is none', [EXTENSION, ['<ram:ID schemeID="0002">', '<ram:ID schemeID="XR04">']]],
  ])('%s fires %j in CII: %s', (rule, fires, _, edits) => {
    expect(fired(edited(ciiInvoice(), edits)).includes(rule)).toBe(fires);
  });
});

describe('a direct debit in CII', () => {
  const card: Edit = [/<ram:ApplicableTradeSettlementFinancialCard>[^]*?FinancialCard>/, ''];
  const bare: Edit = [
    /<ram:ApplicableTradeSettlementFinancialCard>[^]*?<\/ram:PayeePartyCreditorFinancialAccount>/,
    '',
  ];
  const debit: Edit = ['<ram:TypeCode>30</ram:TypeCode>', '<ram:TypeCode>59</ram:TypeCode>'];
  const creditor: Edit = [
    '<ram:TaxCurrencyCode>',
    '<ram:CreditorReferenceID>DE98ZZZ09999999999</ram:CreditorReferenceID><ram:TaxCurrencyCode>',
  ];
  const asked = ['BR-DE-23-b', 'BR-DE-25-b', 'BR-DE-30', 'BR-DE-31'];

  it.each<[string[], Edit[]]>([
    [[], [card]],
    [
      ['BR-DE-23-b', 'BR-DE-30', 'BR-DE-31'],
      [card, creditor],
    ],
    [['BR-DE-25-b'], [card, debit]],
    [[], [bare, debit]],
  ])('breaks %j', (rules, edits) => {
    expect(fired(edited(ciiInvoice(), edits), xrechnungRules).filter((rule) => asked.includes(rule))).toEqual(rules);
  });
});
