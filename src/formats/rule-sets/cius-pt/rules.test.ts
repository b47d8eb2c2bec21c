import { describe, expect, it } from 'vitest';
import { edited, gone, set, type Edit } from '../../testing/edits.ts';
import { brokenBy, firedBy } from '../../testing/fired-by.ts';
import { verdictsOfSlips } from '../../testing/slips.ts';
import { ublInvoice } from '../../testing/invoices.ts';
import { CIUS_PT_RULES } from './rules.ts';
import { TEXTS } from './texts.codes.ts';

const STREET =
  '<cbc:StreetName>Rua Augusta 1</cbc:StreetName><cbc:CityName>Lisboa</cbc:CityName><cbc:PostalZone>1100-048</cbc:PostalZone>';
const FACTOR = '<cbc:MultiplierFactorNumeric>10.00</cbc:MultiplierFactorNumeric>';

const sound = edited(ublInvoice(), [
  [/urn:cen\.eu:en16931:2017/, 'urn:cen.eu:en16931:2017#compliant#urn:feap.gov.pt:CIUS-PT:2.1.1'],
  [/>(?:ES|NO|FR)<(\/cbc:IdentificationCode><\/cac:Country><\/cac:(?:PostalA|A)ddress>)/g, '>PT<$1'],
  [/(<cac:PostalAddress>|<cac:Address>)/g, `$1${STREET}`],
  [/<cbc:TaxCurrencyCode>SEK<\/cbc:TaxCurrencyCode>/, ''],
  [/<cac:TaxTotal><cbc:TaxAmount currencyID="SEK">[^]*?<\/cac:TaxTotal>/, ''],
  [/<cbc:Percent>20</g, '<cbc:Percent>20.00<'],
  [/(unitCode="C62">\d+)</g, '$1.00<'],
  [/(<cbc:Amount currencyID="EUR">0)</g, '$1.00<'],
  [/(<cbc:AllowanceChargeReason>[^<]*<\/cbc:AllowanceChargeReason>)/g, `$1${FACTOR}`],
]);

const NOTE = '<cbc:Note>#AAI#Delivered to the back door</cbc:Note>';
const noted = (...texts: readonly string[]): Edit => [
  NOTE,
  texts.map((text) => `<cbc:Note>${text}</cbc:Note>`).join(''),
];
const REASON = '#TAXEXEMPTIONREASONCODE@CLASSIFIEDTAXCATEGORY#';
const EXEMPT: readonly Edit[] = [
  [/<cbc:ID>S<\/cbc:ID><cbc:Percent>20.00</g, '<cbc:ID>ISE</cbc:ID><cbc:Percent>0.00<'],
  [
    /(<cac:TaxSubtotal>[^]*?<cbc:Percent>0.00<\/cbc:Percent>)/,
    '$1<cbc:TaxExemptionReasonCode>M07</cbc:TaxExemptionReasonCode>',
  ],
  [/>29.00</g, '>0.00<'],
  ['>174.00<', '>145.00<'],
  ['>154.05<', '>125.05<'],
  [/<cbc:Name>Colour<\/cbc:Name><cbc:Value>black</g, `<cbc:Name>${REASON}</cbc:Name><cbc:Value>M07<`],
];

const CASES: readonly [what: string, edits: readonly Edit[], breaks: string][] = [
  ['another specification', [['CIUS-PT:2.1.1', 'CIUS-PT:']], 'DT-CIUS-PT-022'],
  ['a kind of invoice', [set('cbc:InvoiceTypeCode', '384')], 'DT-CIUS-PT-003_i'],
  ['a kind of Portugal', [set('cbc:InvoiceTypeCode', 'FT')], ''],
  ['a debit note of nothing', [set('cbc:InvoiceTypeCode', 'ND'), gone('cac:BillingReference')], 'BR-CIUS-PT-65'],
  ['no street', [gone('cbc:StreetName')], 'BR-CIUS-PT-05 BR-CIUS-PT-21'],
  ['an empty city', [set('cbc:CityName', '')], 'DT-CIUS-PT-036 DT-CIUS-PT-051 DT-CIUS-PT-065 DT-CIUS-PT-076'],
  ['a city on two lines', [[/>Lisboa(<\/cbc:CityName>)/, '>Lis\nboa$1']], 'DT-CIUS-PT-036'],
  ['no delivery', [gone('cac:Delivery')], 'BR-CIUS-PT-66'],
  [
    'no tax number of the buyer',
    [[/<cac:PartyTaxScheme><cbc:CompanyID>NO[^]*?<\/cac:PartyTaxScheme>/, '']],
    'BR-CIUS-PT-03 BR-CIUS-PT-04',
  ],
  ['a number of no country', [['>ESB98602642<', '>8B98602642<']], 'DT-CIUS-PT-029'],
  ['a country that came later', [[/>PT(<\/cbc:IdentificationCode>)/, '>SX$1']], 'DT-CIUS-PT-141'],
  ['a country that was there then', [[/>PT(<\/cbc:IdentificationCode>)/, '>AN$1']], ''],
  ['a scheme that came later', [['schemeID="0060">123456789', 'schemeID="0210">123456789']], 'DT-CIUS-PT-027.2'],
  ['a unit without its code', [[/ unitCode="C62"/, '']], 'BR-23 DT-CIUS-PT-143'],
  ['a rate without decimals', [[/(<cbc:Percent>20)\.00/, '$1']], 'DT-CIUS-PT-092.1'],
  [
    'a rate above a hundred',
    [[/(<cac:TaxSubtotal>[^]*?<cbc:Percent>)20.00/, '$1120.00']],
    'DT-CIUS-PT-106.2 DT-CIUS-PT-167 DT-CIUS-PT-173 DT-CIUS-PT-174',
  ],
  ['an amount in another currency', [[/(<cbc:PayableAmount currencyID=")EUR/, '$1USD']], 'DT-CIUS-PT-102.2'],
  ['an amount due that is nearly right', [['>154.05<', '>155.05<']], ''],
  ['an amount due that is wrong', [['>154.05<', '>155.06<']], 'DT-CIUS-PT-166'],
  [
    'a line that is wrong',
    [['>100.00</cbc:LineExtensionAmount>', '>101.01</cbc:LineExtensionAmount>']],
    'DT-CIUS-PT-157 DT-CIUS-PT-160 DT-CIUS-PT-163 DT-CIUS-PT-173',
  ],
  [
    'a total of allowances that is wrong',
    [['>10.00</cbc:AllowanceTotalAmount>', '>11.01</cbc:AllowanceTotalAmount>']],
    'DT-CIUS-PT-161 DT-CIUS-PT-163',
  ],
  ['a price less its discount', [['>0.00</cbc:Amount>', '>1.01</cbc:Amount>']], 'DT-CIUS-PT-170'],
  ['a factor without its base', [['<cbc:BaseAmount currencyID="EUR">50.00</cbc:BaseAmount>', '']], 'DT-CIUS-PT-159'],
  ['two lines of one number', [['<cbc:ID>2</cbc:ID>', '<cbc:ID>1</cbc:ID>']], 'DT-CIUS-PT-114.2'],
  ['an entry of another kind', [[/(<cac:TaxSubtotal>[^]*?<cbc:ID>)S</, '$1RED<']], 'BR-AA-01 BR-S-01 DT-CIUS-PT-171'],
  ['what is exempt with its reason', EXEMPT, ''],
  ['a reason that has no entry', [...EXEMPT, ['>M07</cbc:Value>', '>M08</cbc:Value>']], 'DT-CIUS-PT-176'],
  [
    'an exempt item without its reason',
    [...EXEMPT, [/<cac:AdditionalItemProperty>[^]*?<\/cac:AdditionalItemProperty>/, '']],
    'BR-CIUS-PT-18',
  ],
  ['a reason of what is taxed', [['<cbc:Name>Colour<', `<cbc:Name>${REASON}<`]], 'BR-CIUS-PT-15'],
  [
    'a remittance information',
    [[/(<cbc:PaymentMeansCode>30<\/cbc:PaymentMeansCode>)/, '$1<cbc:PaymentID>RF1</cbc:PaymentID>']],
    'DT-CIUS-PT-080',
  ],
  [
    'a reference of a cash machine',
    [
      [
        /(<cbc:PaymentMeansCode>30<\/cbc:PaymentMeansCode>)/,
        '$1<cbc:PaymentID>#REFERENCE@ATMPAYMENT#1#</cbc:PaymentID>',
      ],
    ],
    '',
  ],
  ['a means of payment', [set('cbc:PaymentMeansCode', '10')], 'DT-CIUS-PT-079.2'],
  ['a note of 501 characters', [noted('ã'.repeat(501))], 'DT-CIUS-PT-020'],
  ['a rate without its currency', [noted('#CALCULATIONRATE#1.10#')], 'DT-CIUS-PT-020_2.3'],
  ['a rate with its currency', [noted('#CALCULATIONRATE#1.10#', '#SOURCECURRENCYCODE#USD#')], ''],
  [
    'a currency that is none',
    [noted('#CALCULATIONRATE#1.1#', '#SOURCECURRENCYCODE#ZZZ#')],
    'DT-CIUS-PT-020_2.1 DT-CIUS-PT-020_3.1',
  ],
  [
    'two rates',
    [noted('#CALCULATIONRATE#1.10#', '#CALCULATIONRATE#1.20#', '#SOURCECURRENCYCODE#USD#')],
    'DT-CIUS-PT-020_3.4',
  ],
  ['half a program', [noted('#NUMBER@ATCERTIFIEDPROGRAM#1#')], 'DT-CIUS-PT-020_7.3'],
  ['a property without a value', [noted('#ADDITIONALPROPERTY#a#')], 'DT-CIUS-PT-020_5.2 DT-CIUS-PT-020_5.3'],
  [
    'a payment at a cash machine',
    [noted('#ENTITY@ATMPAYMENT-001#1#', '#REFERENCE@ATMPAYMENT-001#2#', '#AMOUNT@ATMPAYMENT-001#3.00#')],
    '',
  ],
  [
    'a payment of two numbers',
    [noted('#ENTITY@ATMPAYMENT-001#1#', '#REFERENCE@ATMPAYMENT-002#2#', '#AMOUNT@ATMPAYMENT-001#3.00#')],
    'DT-CIUS-PT-020_12.4 DT-CIUS-PT-020_13.4 DT-CIUS-PT-020_13.5 DT-CIUS-PT-020_14.5',
  ],
  [
    'a withheld tax that is none',
    [noted('#WITHHOLDINGTAXTYPE@WITHHOLDINGTAX-001#IVA#')],
    'DT-CIUS-PT-020_11.2 DT-CIUS-PT-020_11.4 DT-CIUS-PT-020_11.5',
  ],
  [
    'the same note twice',
    [
      noted(
        '#ENTITY@ATMPAYMENT-001#1#',
        '#ENTITY@ATMPAYMENT-001#1#',
        '#REFERENCE@ATMPAYMENT-001#2#',
        '#AMOUNT@ATMPAYMENT-001#3.00#',
      ),
    ],
    'DT-CIUS-PT-020_12.3',
  ],
  [
    'what EN 16931 leaves out',
    [['<cbc:ID>A-17</cbc:ID>', '<cbc:ID>A-17</cbc:ID><cbc:UUID>1</cbc:UUID>']],
    'UBL-CR-005',
  ],
];

describe('CIUS-PT', () => {
  it('finds nothing in a sound invoice', () => {
    expect(firedBy('cius-pt@2.1.1', sound)).toEqual([]);
  });

  it.each(CASES)('%s', (_, edits, breaks) => {
    expect(brokenBy('cius-pt@2.1.1', sound, edits)).toBe(breaks);
  });

  it('leaves out nothing from credit notes', () => {
    const note = sound
      .replaceAll('InvoiceLine', 'CreditNoteLine')
      .replaceAll('InvoicedQuantity', 'CreditedQuantity')
      .replaceAll('InvoiceTypeCode', 'CreditNoteTypeCode')
      .replaceAll(/(<\/?|:)Invoice(?=[ >-])/g, '$1CreditNote')
      .replace('>380<', '>381<');
    expect(firedBy('cius-pt@2.1.1', note)).toEqual([]);
    expect(
      brokenBy('cius-pt@2.1.1', note, [['<cbc:ID>A-17</cbc:ID>', '<cbc:ID>A-17</cbc:ID><cbc:UUID>1</cbc:UUID>']]),
    ).toBe('');
    expect(brokenBy('cius-pt@2.1.1', note, [gone('cac:BillingReference')])).toBe('BR-CIUS-PT-25');
  });

  it('takes as long as usual for a category with many codes and rates', () => {
    const many = Array.from({ length: 3000 }, (_, n) => `<cbc:ID>S${n}</cbc:ID><cbc:Percent>${n}</cbc:Percent>`);
    const long = edited(sound, [[/(<cac:ClassifiedTaxCategory>)/, `$1${many.join('')}`]]);
    const started = performance.now();
    expect(firedBy('cius-pt@2.1.1', long)).toContain('DT-CIUS-PT-131');
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('has each id once, and a place for each text', () => {
    const codes = CIUS_PT_RULES.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toHaveLength(1154);
    expect(
      TEXTS.trim()
        .split('\n')
        .filter((line) => !/^\d{3}(?:\.\d)? B[TG]-[BTG\d,-]+ [\w/[\]=]+(?: \S+)+$/.test(line)),
    ).toEqual([]);
  });
});

it('gives the recorded verdicts on slips', async () => {
  await expect(verdictsOfSlips('cius-pt@2.1.1', sound)).toMatchFileSnapshot('./slips.txt');
});
