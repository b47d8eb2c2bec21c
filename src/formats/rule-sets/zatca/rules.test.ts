import { beforeAll, describe, expect, it } from 'vitest';
import { edited, gone, set, type Edit } from '../../testing/edits.ts';
import { brokenBy, firedBy } from '../../testing/fired-by.ts';
import { verdictsOfSlips } from '../../testing/slips.ts';
import { zatcaInvoice } from '../../testing/zatca-invoice.ts';

const SET = 'zatca@3.4.6';
let sound: string;
beforeAll(() => {
  sound = zatcaInvoice();
});

const named = (name: string): Edit => ['name="0100000"', `name="${name}"`];
const first = (element: string, text: string): Edit => [
  new RegExp(`(<${element}(?: [^>]*)?>)[^<]*(</${element}>)`),
  `$1${text}$2`,
];
const seller = (path: RegExp, instead: string): Edit => [
  new RegExp(`(<cac:AccountingSupplierParty>[^]*?)${path.source}`),
  `$1${instead}`,
];
const buyer = (path: RegExp, instead: string): Edit => [
  new RegExp(`(<cac:AccountingCustomerParty>[^]*?)${path.source}`),
  `$1${instead}`,
];
const NUMBER = '<cac:PartyIdentification><cbc:ID schemeID="NAT">1234567890</cbc:ID></cac:PartyIdentification>';
const withNumber = (scheme: string, number: string): Edit =>
  buyer(/<cac:Party>/, `<cac:Party>${NUMBER.replace('NAT', scheme).replace('1234567890', number)}`);
const time = (text: string): Edit => set('cbc:IssueTime', text);
const CHARGE =
  '<cac:AllowanceCharge><cbc:ChargeIndicator>true</cbc:ChargeIndicator><cbc:Amount currencyID="SAR">1.00</cbc:Amount></cac:AllowanceCharge>';
const PREPAID: Edit = [
  '<cbc:PayableAmount',
  '<cbc:PrepaidAmount currencyID="SAR">115.00</cbc:PrepaidAmount><cbc:PayableAmount',
];

/** Ids broken by an edit; further ids are also found by the official file. */
const CASES: readonly [what: string, edits: readonly Edit[], breaks: string][] = [
  ['no identifier', [gone('cbc:UUID')], 'BR-KSA-03 BR-KSA-33'],
  ['a counter that is no number', [['<cbc:UUID>7<', '<cbc:UUID>A7<']], 'BR-KSA-34'],
  ['the hash before of another kind', [['mimeCode="text/plain"', 'mimeCode="text/csv"']], 'BR-KSA-26 BR-KSA-61'],
  [
    'the hash before of no kind',
    [['mimeCode="text/plain"', 'mimeCode="text/xml"']],
    'BR-KSA-26 BR-KSA-61 BR-KSA-CL-03',
  ],
  ['another type', [set('cbc:InvoiceTypeCode', '380')], 'BR-KSA-05'],
  ['an empty type', [set('cbc:InvoiceTypeCode', ' ')], 'BR-CL-01'],
  ['a name of other figures', [named('0100002')], 'BR-KSA-06'],
  ['a name of nine figures', [named('010000000')], ''],
  ['a name of nine figures with a contract to name', [named('010000001')], 'BR-KSA-92'],
  ['a self-billed export', [named('0100101')], 'BR-KSA-07'],
  ['a simplified invoice without stamps, long after its day', [named('0200000')], 'BR-KSA-27 BR-KSA-60 BR-KSA-98'],
  [
    'a simplified invoice of yesterday',
    [named('0200000'), set('cbc:IssueDate', '2026-11-23'), time('00:00:00Z')],
    'BR-KSA-27 BR-KSA-60',
  ],
  [
    'a simplified invoice of a second before yesterday',
    [named('0200000'), set('cbc:IssueDate', '2026-11-22'), time('23:59:59')],
    'BR-KSA-27 BR-KSA-60 BR-KSA-98',
  ],
  ['a simplified invoice of today', [named('0200000'), set('cbc:IssueDate', '2026-11-24')], 'BR-KSA-27 BR-KSA-60'],
  ['another business process', [set('cbc:ProfileID', 'clearance:1.0')], 'BR-KSA-EN16931-01'],
  ['a day in the future', [set('cbc:IssueDate', '2026-11-25')], 'BR-KSA-04'],
  ['today', [set('cbc:IssueDate', '2026-11-24')], ''],
  ['a day that is none', [set('cbc:IssueDate', '2026-02-30')], 'BR-KSA-F-01'],
  ['a time without seconds', [set('cbc:IssueTime', '14:05')], 'BR-KSA-70'],
  ['no day of supply', [gone('cac:Delivery')], 'BR-KSA-15'],
  [
    'a last day of supply before the first',
    [
      [
        '</cbc:ActualDeliveryDate>',
        '</cbc:ActualDeliveryDate><cbc:LatestDeliveryDate>2026-03-01</cbc:LatestDeliveryDate>',
      ],
    ],
    'BR-KSA-36',
  ],
  ['a credit note without reason and invoice', [set('cbc:InvoiceTypeCode', '381')], 'BR-KSA-17 BR-KSA-56'],
  ['no currency of accounting', [gone('cbc:TaxCurrencyCode')], 'BR-KSA-68'],
  ['another currency of accounting', [set('cbc:TaxCurrencyCode', 'USD')], 'BR-53 BR-KSA-EN16931-02'],
  [
    'an amount in another currency',
    [['<cbc:PriceAmount currencyID="SAR">48', '<cbc:PriceAmount currencyID="USD">48']],
    'BR-KSA-CL-02',
  ],
  [
    'a currency that is none',
    [['<cbc:PriceAmount currencyID="SAR">48', '<cbc:PriceAmount currencyID="SAX">48']],
    'BR-CL-03 BR-KSA-CL-02',
  ],
  ['a negative amount', [['>900.00</cbc:PriceAmount>', '>-900.00</cbc:PriceAmount>']], 'BR-KSA-EN16931-11 BR-KSA-F-04'],
  ['no VAT number of the seller', [seller(/<cac:PartyTaxScheme>[^]*?<\/cac:PartyTaxScheme>/, '')], 'BR-KSA-39'],
  ['a VAT number that ends in 4', [['312345678912343', '312345678912344']], 'BR-KSA-40'],
  ['both parties with one VAT number', [['300000000000003', '312345678912343']], 'BR-CUSTOM-VALIDATION-01'],
  ['a seller without another number', [gone('cac:PartyIdentification')], 'BR-KSA-08'],
  ['a registration of nine figures', [['>1010010000<', '>101001000<']], 'BR-KSA-F-08'],
  ['a made up number', [['>1010010000<', '>1012345678<']], 'BR-KSA-F-13'],
  ['blanks around the kind of a number', [['schemeID="CRN"', 'schemeID=" CRN "']], 'BR-KSA-F-12'],
  ['a building of five figures', [['>8124<', '>81240<']], 'BR-KSA-37'],
  ['no street of the seller', [seller(/<cbc:StreetName>[^<]*<\/cbc:StreetName>/, '')], 'BR-KSA-09'],
  ['a postal code of four figures', [['>12211<', '>1221<']], 'BR-KSA-66'],
  ['a national number of the buyer', [withNumber('NAT', '1234567895')], 'BR-KSA-F-13'],
  ['a national number that begins with 2', [withNumber('NAT', '2030405060')], 'BR-KSA-F-10'],
  ['a kind of number that is none', [withNumber('XYZ', '1030405060')], 'BR-KSA-14'],
  ['a kind of number of two letters', [withNumber('NA', '1030405060')], 'BR-KSA-14'],
  ['no number of the buyer', [buyer(/<cac:PartyTaxScheme>[^]*?<\/cac:PartyTaxScheme>/, '')], 'BR-KSA-81'],
  ['a VAT number of the buyer that is none', [['300000000000003', '400000000000003']], 'BR-KSA-44'],
  ['no name of the buyer', [buyer(/<cac:PartyLegalEntity>[^]*?<\/cac:PartyLegalEntity>/, '')], 'BR-KSA-42'],
  [
    'no district of the buyer',
    [buyer(/<cbc:CitySubdivisionName>[^<]*<\/cbc:CitySubdivisionName>/, '')],
    'BR-KSA-63 BR-KSA-F-06-C28',
  ],
  [
    'no street of the buyer',
    [buyer(/<cbc:StreetName>[^<]*<\/cbc:StreetName>/, '')],
    'BR-KSA-10 BR-KSA-63 BR-KSA-F-06-C23',
  ],
  ['a postal code of letters', [['>23511<', '>2351A<']], 'BR-KSA-67'],
  [
    'no VAT of a line',
    [[/<cbc:TaxAmount currencyID="SAR">0.00<\/cbc:TaxAmount>(\s*<cbc:Rounding)/, '$1']],
    'BR-KSA-51 BR-KSA-52',
  ],
  ['another amount with VAT', [['>10488.00<', '>10488.01<']], 'BR-KSA-51'],
  [
    'another net amount, two cents off',
    [['>900.00</cbc:PriceAmount>', '>900.02</cbc:PriceAmount>']],
    'BR-KSA-EN16931-11',
  ],
  ['another net amount, one cent off', [['>900.00</cbc:PriceAmount>', '>900.01</cbc:PriceAmount>']], ''],
  ['an allowance that is not its percentage', [set('cbc:MultiplierFactorNumeric', '6')], 'BR-KSA-EN16931-03'],
  ['an allowance without a percentage', [gone('cbc:MultiplierFactorNumeric')], 'BR-KSA-EN16931-03 BR-KSA-EN16931-05'],
  [
    'an allowance without a percentage, of an amount that is none',
    [gone('cbc:MultiplierFactorNumeric'), [/(<cac:AllowanceCharge>[^]*?<cbc:Amount [^>]*>)[^<]*/, '$1x']],
    'BR-KSA-EN16931-05 BR-KSA-EN16931-11',
  ],
  [
    'a rate that is none',
    [['>15</cbc:Percent>', '>x</cbc:Percent>']],
    'BR-CO-17 BR-KSA-84 BR-KSA-DEC-02 BR-S-05 BR-S-09',
  ],
  ['a percentage beyond all', [set('cbc:MultiplierFactorNumeric', '500')], 'BR-KSA-DEC-01 BR-KSA-EN16931-03'],
  [
    'a charge on a line without reason',
    [['<cac:AllowanceCharge>', `${CHARGE}<cac:AllowanceCharge>`]],
    'BR-KSA-20 BR-KSA-22 BR-KSA-EN16931-11',
  ],
  ['a rate of 10 %', [['>15</cbc:Percent>', '>10</cbc:Percent>']], 'BR-CO-17 BR-KSA-84 BR-S-09'],
  ['a category of Europe', [['>Z</cbc:ID>', '>AE</cbc:ID>']], 'BR-KSA-18'],
  ['no reason code', [gone('cbc:TaxExemptionReasonCode')], 'BR-KSA-69'],
  ['no reason in words', [gone('cbc:TaxExemptionReason')], 'BR-KSA-83'],
  ['a reason of another category', [set('cbc:TaxExemptionReasonCode', 'VATEX-SA-29')], 'BR-KSA-CL-04'],
  ['education, to a company', [set('cbc:TaxExemptionReasonCode', 'VATEX-SA-EDU')], 'BR-KSA-49'],
  [
    'a prepayment that no line tells',
    [PREPAID, ['>11388.00</cbc:PayableAmount>', '>11273.00</cbc:PayableAmount>']],
    'BR-KSA-73 BR-KSA-80',
  ],
  ['a number of 128 characters', [first('cbc:ID', '7'.repeat(128))], 'BR-KSA-F-06-C1'],
  ['a name of an item that is a number', [['Export crate sent to Manama', '4711']], 'BR-KSA-F-C-01'],
  ['a name of an item of two letters', [['Export crate sent to Manama', 'AB']], 'BR-KSA-F-06-C19'],
  // ZATCA's version of EN 16931.
  [
    'another total',
    [['>10020.00</cbc:TaxExclusiveAmount>', '>10021.00</cbc:TaxExclusiveAmount>']],
    'BR-CO-13 BR-CO-15',
  ],
  [
    'a tax one cent off',
    [['>1368.00</cbc:TaxAmount>\n      <cac:TaxCategory>', '>1368.01</cbc:TaxAmount>\n      <cac:TaxCategory>']],
    'BR-CO-14 BR-CO-15',
  ],
  ['a base that no line bears', [['>900.00</cbc:TaxableAmount>', '>901.00</cbc:TaxableAmount>']], 'BR-Z-08'],
  [
    'no entry of what is zero rated',
    [[/<cac:TaxSubtotal>\s*<cbc:TaxableAmount currencyID="SAR">900[^]*?<\/cac:TaxSubtotal>/, '']],
    'BR-Z-01',
  ],
  ['a blank as a number', [first('cbc:ID', ' ')], ''],
  ['an empty number', [first('cbc:ID', '')], 'BR-02'],
  ['a category of a line, twice', [[/(<cac:ClassifiedTaxCategory>[^]*?<\/cac:ClassifiedTaxCategory>)/, '$1$1']], ''],
  ['no quantity', [[/<cbc:InvoicedQuantity unitCode="C62">1<\/cbc:InvoicedQuantity>/, '']], 'BR-22 BR-KSA-EN16931-11'],
];

describe('ZATCA', () => {
  it('finds nothing in a sound invoice', () => {
    expect(firedBy(SET, sound)).toEqual([]);
  });

  it.each(CASES)('%s', (_, edits, breaks) => {
    expect(brokenBy(SET, sound, edits)).toBe(breaks);
  });

  it('looks at a prepayment in a line', () => {
    const line = `<cac:InvoiceLine><cbc:ID>3</cbc:ID><cbc:InvoicedQuantity unitCode="C62">0.00</cbc:InvoicedQuantity><cbc:LineExtensionAmount currencyID="SAR">0.00</cbc:LineExtensionAmount><cac:DocumentReference><cbc:ID>P-1</cbc:ID><cbc:IssueDate>2026-03-01</cbc:IssueDate><cbc:IssueTime>10:00:00</cbc:IssueTime><cbc:DocumentTypeCode>386</cbc:DocumentTypeCode></cac:DocumentReference><cac:TaxTotal><cbc:TaxAmount currencyID="SAR">0.00</cbc:TaxAmount><cbc:RoundingAmount currencyID="SAR">0.00</cbc:RoundingAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="SAR">100.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="SAR">15.00</cbc:TaxAmount><cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>15.00</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal><cac:Item><cbc:Name>Prepayment</cbc:Name><cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>15.00</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:ClassifiedTaxCategory></cac:Item><cac:Price><cbc:PriceAmount currencyID="SAR">0.00</cbc:PriceAmount></cac:Price></cac:InvoiceLine></Invoice>`;
    const prepaid = edited(sound, [
      PREPAID,
      ['>11388.00</cbc:PayableAmount>', '>11273.00</cbc:PayableAmount>'],
      ['</Invoice>', line],
    ]);
    expect(firedBy(SET, prepaid)).toEqual([]);
    expect(brokenBy(SET, prepaid, [['>386<', '>388<']])).toBe('BR-KSA-74 BR-KSA-80');
    expect(brokenBy(SET, prepaid, [['>15.00</cbc:TaxAmount>', '>16.00</cbc:TaxAmount>']])).toBe('BR-KSA-79 BR-KSA-80');
    expect(brokenBy(SET, prepaid, [[/<cbc:IssueTime>10:00:00<\/cbc:IssueTime>/, '']])).toBe('BR-KSA-73');
    expect(brokenBy(SET, prepaid, [['>10:00:00<', '>25:00:00<']])).toBe('BR-KSA-F-05');
    expect(brokenBy(SET, prepaid, [['>0.00</cbc:PriceAmount>', '>1.00</cbc:PriceAmount>']])).toBe('BR-KSA-82');
  });
});

it('gives the recorded verdicts on slips', async () => {
  await expect(verdictsOfSlips(SET, sound)).toMatchFileSnapshot('./slips.txt');
});
