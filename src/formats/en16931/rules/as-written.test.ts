import { describe, expect, it } from 'vitest';
import { CII } from '../../cii/cii.ts';
import { readTerms } from '../../mapping/read-terms.ts';
import { edited, type Edit } from '../../testing/edits.ts';
import { ciiInvoice, ublInvoice, type VatCategory } from '../../testing/invoices.ts';
import { UBL } from '../../ubl/ubl.ts';
import { readXml } from '../../xml/read-xml.ts';
import { EN16931_CII_RULES } from './cii-rules.ts';
import { judgeTerms } from './judge-terms.ts';
import { EN16931_RULES } from './rules.ts';
import { EN16931_UBL_RULES } from './ubl-rules.ts';

/** Facts that the official rules judge literally: formats, white space, decimals, and unusual places. */

const RULES = [...EN16931_RULES, ...EN16931_UBL_RULES, ...EN16931_CII_RULES];

function fires(rule: string, xml: string): boolean {
  const read = readXml(xml);
  if (!read.ok) throw new Error(JSON.stringify(read.faults));
  const { root } = read.document;
  const reading = readTerms(root.name === 'Invoice' ? UBL : CII, root);
  if (!reading) throw new Error('no invoice');
  return judgeTerms(reading.terms, RULES).some((verdict) => verdict.rule === rule);
}

/** A breakdown within the first line, which the official UBL rules treat like that of the invoice. */
const inLine = (content: string): Edit => [
  '<cac:Item>',
  `<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">21.00</cbc:TaxAmount><cac:TaxSubtotal>${content}</cac:TaxSubtotal></cac:TaxTotal><cac:Item>`,
];
const lineBase = '<cbc:TaxableAmount currencyID="EUR">100.00</cbc:TaxableAmount>';
const lineTax = (tax: string): string => `<cbc:TaxAmount currencyID="EUR">${tax}</cbc:TaxAmount>`;
const lineCategory = (id: string, percent: string, scheme = 'VAT'): string =>
  `<cac:TaxCategory>${id && `<cbc:ID>${id}</cbc:ID>`}${percent && `<cbc:Percent>${percent}</cbc:Percent>`}<cac:TaxScheme><cbc:ID>${scheme}</cbc:ID></cac:TaxScheme></cac:TaxCategory>`;

type Row = readonly [rule: string, fires: boolean, what: string, edits: readonly Edit[], category?: VatCategory];

const total = (name: string, text: string): Edit => [
  new RegExp(`(<cbc:${name} currencyID="EUR">)[^<]*(</cbc:${name}>\\s*<(?:cbc:|/cac:Legal))`),
  `$1${text}$2`,
];
const none = (name: string): Edit => [new RegExp(`<cbc:${name} currencyID="EUR">[^<]*</cbc:${name}>`), ''];
const sums = /(<cac:LegalMonetaryTotal>[^]*?)<cbc:(AllowanceTotalAmount|ChargeTotalAmount)[^]*?<\/cbc:\2>/;
const noSums: Edit[] = [
  [sums, '$1'],
  [sums, '$1'],
];
const sellerNumber = (text: string): Edit => ['<cbc:CompanyID>ESB98602642', `<cbc:CompanyID>${text}`];
const vatNumber = (text: string, scheme: string): string =>
  `<cac:PartyTaxScheme><cbc:CompanyID>${text}</cbc:CompanyID><cac:TaxScheme><cbc:ID>${scheme}</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme>`;
const inSek = (percent: string): Edit => [
  '<cac:TaxTotal><cbc:TaxAmount currencyID="SEK">330.00</cbc:TaxAmount>',
  `<cac:TaxTotal><cbc:TaxAmount currencyID="SEK">330.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="SEK">1650.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="SEK">330.00</cbc:TaxAmount><cac:TaxCategory><cbc:ID>E</cbc:ID>${percent}<cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal>`,
];
const subLine = (category: string): Edit => [
  '</cac:InvoiceLine>',
  `<cac:SubInvoiceLine><cbc:ID>1.1</cbc:ID><cac:Item><cac:ClassifiedTaxCategory><cbc:ID>${category}</cbc:ID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory></cac:Item></cac:SubInvoiceLine></cac:InvoiceLine>`,
];

const UBL_ROWS: readonly Row[] = [
  ['BR-29', true, 'ends before it begins', [['<cbc:EndDate>2026-01-31', '<cbc:EndDate>2025-12-31']]],
  ['BR-29', false, 'one day, once with a time zone', [['<cbc:StartDate>2026-01-01', '<cbc:StartDate>2026-01-31Z']]],
  ['BR-64', false, 'a scheme that is blank', [['schemeID="0160"', 'schemeID=""']]],
  ['BR-CO-09', false, 'no number', [sellerNumber('')]],
  ['BR-CO-09', false, 'a blank before a letter', [sellerNumber(' ESB98602642')]],
  ['BR-CO-09', true, 'figures', [sellerNumber('98602642')]],
  [
    'BR-CO-09',
    true,
    'figures, of whom the goods go to',
    [['<cac:Delivery>', `<cac:Delivery><cac:DeliveryParty>${vatNumber('98602642', 'vat')}</cac:DeliveryParty>`]],
  ],
  [
    'BR-CO-09',
    false,
    'figures that are no VAT number',
    [['<cac:Delivery>', `<cac:Delivery><cac:DeliveryParty>${vatNumber('98602642', 'GST')}</cac:DeliveryParty>`]],
  ],
  ['BR-CO-13', true, 'three decimals that nothing is added to', [...noSums, total('TaxExclusiveAmount', '150.001')]],
  ['BR-CO-13', false, 'what nothing is added to', [...noSums, total('TaxExclusiveAmount', '150.00')]],
  [
    'BR-CO-16',
    true,
    'three decimals without paid or rounding',
    [none('PrepaidAmount'), none('PayableRoundingAmount'), total('PayableAmount', '174.001')],
  ],
  ['BR-CO-16', false, 'three decimals that rounding hides', [total('PayableAmount', '154.051')]],
  [
    'BR-E-01',
    true,
    'an entry for another tax',
    [[/(<cac:TaxSubtotal>[^]*?<cac:TaxScheme>)<cbc:ID>VAT/, '$1<cbc:ID>GST']],
    'E',
  ],
  ['BR-AE-05', false, 'a line within a line', [subLine('AE')]],
  ['BR-O-05', false, 'a line within a line', [subLine('O')]],
  ['BR-AE-02', false, 'a number of the tax `vat`', [[/<cbc:ID>VAT<\/cbc:ID>/g, '<cbc:ID>vat</cbc:ID>']], 'AE'],
  [
    'BR-56',
    false,
    'a representative of the tax `vat`',
    [[/(FR83404833048<\/cbc:CompanyID><cac:TaxScheme><cbc:ID>)VAT/, '$1vat']],
  ],
  [
    'BR-CO-26',
    true,
    'a number of another tax alone',
    [
      [/(ESB98602642<\/cbc:CompanyID><cac:TaxScheme><cbc:ID>)VAT/, '$1GST'],
      [/<cac:PartyIdentification><cbc:ID schemeID="0060">123456789<\/cbc:ID><\/cac:PartyIdentification>/, ''],
      ['<cbc:CompanyID schemeID="0002">98602642</cbc:CompanyID>', ''],
    ],
  ],
  ['BR-48', true, 'an entry in accounting currency without a rate', [inSek('')]],
  ['BR-48', false, 'an entry in accounting currency', [inSek('<cbc:Percent>0</cbc:Percent>')]],
  ['BR-45', true, 'an entry of a line without a base', [inLine(lineTax('21.00') + lineCategory('S', '21'))]],
  ['BR-46', true, 'an entry of a line without a tax', [inLine(lineBase + lineCategory('S', '21'))]],
  [
    'BR-47',
    true,
    'an entry of a line without a category',
    [inLine(lineBase + lineTax('21.00') + lineCategory('', '21'))],
  ],
  [
    'BR-47',
    true,
    'an entry of a line of another tax',
    [inLine(lineBase + lineTax('21.00') + lineCategory('S', '21', 'GST'))],
  ],
  ['BR-48', true, 'an entry of a line without a rate', [inLine(lineBase + lineTax('21.00') + lineCategory('S', ''))]],
  ['BR-48', false, 'an entry of a line outside VAT', [inLine(lineBase + lineTax('0.00') + lineCategory('O', ''))]],
  [
    'BR-CO-17',
    true,
    'a tax of a line that is off by one',
    [inLine(lineBase + lineTax('22.00') + lineCategory('S', '21'))],
  ],
  [
    'BR-CO-17',
    false,
    'a tax of a line that is off by less',
    [inLine(lineBase + lineTax('21.99') + lineCategory('S', '21'))],
  ],
  ['BR-CO-17', true, 'a tax of a line at no rate', [inLine(lineBase + lineTax('1.00') + lineCategory('Z', '0'))]],
  ...['BR-45', 'BR-46', 'BR-47', 'BR-48', 'BR-CO-17'].map((code): Row => [
    code,
    false,
    'a sound entry of a line',
    [inLine(lineBase + lineTax('21.00') + lineCategory('S', '21'))],
  ]),
  ['BR-E-08', true, 'an entry in accounting currency that no line bears', [inSek('<cbc:Percent>0</cbc:Percent>')]],
  [
    'BR-55',
    true,
    'a reference of a line without a number',
    [
      [
        '</cac:InvoicePeriod>\n    <cac:DocumentReference>',
        '</cac:InvoicePeriod><cac:BillingReference/><cac:DocumentReference>',
      ],
    ],
  ],
  [
    'UBL-SR-20',
    true,
    'two identifiers of the payee without a scheme',
    [
      [
        '<cac:PartyIdentification><cbc:ID schemeID="0060">987654321</cbc:ID></cac:PartyIdentification>',
        '<cac:PartyIdentification><cbc:ID>1</cbc:ID></cac:PartyIdentification><cac:PartyIdentification><cbc:ID>2</cbc:ID></cac:PartyIdentification>',
      ],
    ],
  ],
];

const day = (name: string, put: string): Edit => [
  new RegExp(`(<ram:${name}>)<udt:DateTimeString format="102">([^<]*)</udt:DateTimeString>`),
  `$1${put}`,
];
const allDays = (name: string, put: string): Edit => [
  new RegExp(`(<ram:${name}>)<udt:DateTimeString format="102">([^<]*)</udt:DateTimeString>`, 'g'),
  `$1${put}`,
];
const PLAIN = '<udt:DateTimeString>$2</udt:DateTimeString>';
const address = (party: string, put: string): Edit => [
  new RegExp(`(<ram:${party}>[^]*?<ram:URIUniversalCommunication>)<ram:URIID[^]*?</ram:URIID>`),
  `$1${put}`,
];
const category = (from: string, to: string): Edit => [
  new RegExp(`<ram:CategoryCode>${from}</ram:CategoryCode>`, 'g'),
  `<ram:CategoryCode>${to}</ram:CategoryCode>`,
];
const sum = (name: string, text: string): Edit => [new RegExp(`(<ram:${name}>)[^<]*(</ram:${name}>)`), `$1${text}$2`];
const discount = (reason: string): Edit => [
  '</ram:ChargeAmount></ram:GrossPriceProductTradePrice>',
  `</ram:ChargeAmount><ram:AppliedTradeAllowanceCharge><ram:ChargeIndicator><udt:Indicator>false</udt:Indicator></ram:ChargeIndicator><ram:ActualAmount>0</ram:ActualAmount><ram:ReasonCode>${reason}</ram:ReasonCode></ram:AppliedTradeAllowanceCharge></ram:GrossPriceProductTradePrice>`,
];

const CII_ROWS: readonly Row[] = [
  ['BR-03', true, 'a day without its format', [day('IssueDateTime', PLAIN)]],
  [
    'BR-03',
    true,
    'a day of another format',
    [day('IssueDateTime', '<udt:DateTimeString format="610">202602</udt:DateTimeString>')],
  ],
  ['BR-29', true, 'a day without its format', [allDays('EndDateTime', PLAIN)]],
  ['BR-30', true, 'a day without its format', [allDays('StartDateTime', PLAIN)]],
  ['BR-30', true, 'a moment that says no day', [allDays('StartDateTime', '')]],
  ['BR-62', true, 'an address of nothing', [address('SellerTradeParty', '')]],
  ['BR-62', true, 'an address without a scheme', [address('SellerTradeParty', '<ram:URIID>a</ram:URIID>')]],
  [
    'BR-63',
    true,
    'an address with a blank scheme',
    [address('BuyerTradeParty', '<ram:URIID schemeID=" ">a</ram:URIID>')],
  ],
  [
    'BR-63',
    false,
    'no address',
    [[/(<ram:BuyerTradeParty>[^]*?)<ram:URIUniversalCommunication>[^]*?<\/ram:URIUniversalCommunication>/, '$1']],
  ],
  ['BR-64', true, 'a scheme that is blank', [['schemeID="0160"', 'schemeID=" "']]],
  ['BR-65', true, 'a list that is blank', [['listID="STI"', 'listID=""']]],
  ['BR-AF-08', false, 'another base', [sum('BasisAmount', '1.00')], 'L'],
  ['BR-AG-08', false, 'another base', [sum('BasisAmount', '1.00')], 'M'],
  [
    'BR-CO-03',
    true,
    'a code beside a line and a day beside the breakdown',
    [
      [/(<ram:ApplicableTradeTax>)/, '$1<ram:DueDateTypeCode>5</ram:DueDateTypeCode>'],
      [/(<ram:ApplicableHeaderTradeSettlement>)/, '$1<ram:TaxPointDate/>'],
    ],
  ],
  [
    'BR-CO-04',
    true,
    'a tax with blanks around it',
    [['<ram:TypeCode>VAT</ram:TypeCode>', '<ram:TypeCode> VAT </ram:TypeCode>']],
  ],
  ['BR-CO-09', false, 'the Netherlands Antilles', [['ESB98602642', 'AN98602642']]],
  [
    'BR-CO-09',
    true,
    'figures, of who sends the invoice',
    [
      [
        '<ram:InvoiceCurrencyCode>',
        '<ram:InvoicerTradeParty><ram:SpecifiedTaxRegistration><ram:ID schemeID="VA">98602642</ram:ID></ram:SpecifiedTaxRegistration></ram:InvoicerTradeParty><ram:InvoiceCurrencyCode>',
      ],
    ],
  ],
  ['BR-CO-09', true, 'South Sudan', [['ESB98602642', 'SS98602642']]],
  ['BR-CO-16', true, 'three decimals', [sum('DuePayableAmount', '154.051')]],
  ['BR-CL-19', false, 'why a price is less', [discount('?')]],
  ['BR-CL-19', true, 'why a line is less', [['<ram:ReasonCode>95', '<ram:ReasonCode>?']]],
  ['BR-S-01', false, 'the category as it is', []],
  [
    'BR-S-02',
    false,
    'a category with blanks around it',
    [category('S', ' S '), [/<ram:SpecifiedTaxRegistration>[^]*?<\/ram:SpecifiedTaxRegistration>/g, '']],
  ],
  ['BR-S-02', true, 'numbers of no known scheme', [[/schemeID="VA"/g, 'schemeID="VAT"']]],
];

describe.each([
  { syntax: 'UBL', make: ublInvoice, rows: UBL_ROWS },
  { syntax: 'CII', make: ciiInvoice, rows: CII_ROWS },
])('$syntax as it is written', ({ make, rows }) => {
  it.each(rows.map((row) => ({ rule: row[0], expected: row[1], what: row[2], row })))(
    '$rule fires $expected: $what',
    ({ rule, expected, row: [, , , edits, category] }) => {
      expect(fires(rule, edited(make(category), edits))).toBe(expected);
    },
  );
});
