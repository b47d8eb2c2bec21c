import { describe, expect, it } from 'vitest';
import { coded, edited, gone, inside, set, type Edit } from '../../testing/edits.ts';
import { brokenBy, firedBy } from '../../testing/fired-by.ts';
import { verdictsOfSlips } from '../../testing/slips.ts';
import { ublInvoice } from '../../testing/invoices.ts';

const STREET =
  '<cbc:StreetName>Corniche 1</cbc:StreetName><cbc:CityName>Abu Dhabi</cbc:CityName><cbc:CountrySubentity>AUH</cbc:CountrySubentity>';
const WITH_TAX =
  '<cac:ItemPriceExtension><cbc:Amount currencyID="AED">105.00</cbc:Amount><cac:TaxTotal><cbc:TaxAmount currencyID="AED">5.00</cbc:TaxAmount></cac:TaxTotal></cac:ItemPriceExtension>';

const sound = edited(ublInvoice(), [
  ['urn:cen.eu:en16931:2017', 'urn:peppol:pint:billing-1@ae-1'],
  [
    /(<cbc:ID>A-17<\/cbc:ID>)/,
    '<cbc:ProfileID>urn:peppol:bis:billing</cbc:ProfileID><cbc:ProfileExecutionID>00000000</cbc:ProfileExecutionID>$1<cbc:UUID>6a1d2b3c-0000-4000-8000-0123456789ab</cbc:UUID>',
  ],
  ['EUR', 'AED'],
  [/<cbc:TaxCurrencyCode>[^<]*<\/cbc:TaxCurrencyCode>/, ''],
  [/<cac:TaxTotal><cbc:TaxAmount currencyID="SEK">[^]*?<\/cac:TaxTotal>/, ''],
  [/<cbc:DescriptionCode>35</, '<cbc:DescriptionCode>MTH<'],
  [
    /(?:ES|NO)<\/cbc:IdentificationCode><\/cac:Country><\/cac:PostalAddress>/g,
    'AE</cbc:IdentificationCode></cac:Country></cac:PostalAddress>',
  ],
  [/<cac:PostalAddress>/g, `<cac:PostalAddress>${STREET}`],
  ['schemeID="0088">4012345000009<', 'schemeID="0235">1234567890<'],
  ['schemeID="0192">987654325</cbc:EndpointID>', 'schemeID="0235">1987654325</cbc:EndpointID>'],
  [/<cbc:CompanyID schemeID="(?:0002|0192)">/g, '<cbc:CompanyID schemeAgencyID="TL" schemeAgencyName="Abu Dhabi">'],
  [/>(?:ESB98602642|NO987654325MVA|FR83404833048)</g, '>123456789012303<'],
  [/(<cbc:BaseAmount)/g, '<cbc:MultiplierFactorNumeric>10</cbc:MultiplierFactorNumeric>$1'],
  [/<cbc:Percent>20</g, '<cbc:Percent>5<'],
  ['>29.00</cbc:TaxAmount>', '>7.25</cbc:TaxAmount>'],
  [/<cbc:Name>Brake pads/g, '<cbc:Description>Pads of brakes</cbc:Description><cbc:Name>Brake pads'],
  [/(<cbc:PriceAmount[^]*?<\/cbc:PriceAmount>)/g, '$1<cbc:BaseQuantity>1</cbc:BaseQuantity>'],
  [/(<\/cac:Price>)/g, `$1${WITH_TAX}`],
  ['listID="STI"', 'listID="HS"'],
]);

const flags = (text: string): Edit => set('cbc:ProfileExecutionID', text);
const ofCategory = (id: string, rate: string): readonly Edit[] => [
  ['<cbc:ID>S<', `<cbc:ID>${id}<`],
  [/<cbc:Percent>5<\/cbc:Percent>/g, rate],
];

const CASES: readonly [what: string, edits: readonly Edit[], breaks: string][] = [
  ['seven flags', [flags('0000000')], 'ibr-154-ae'],
  ['a free trade zone', [flags('10000000')], 'ibr-007-ae'],
  ['a deemed supply', [flags('01000000'), gone('cbc:DueDate'), gone('cac:PaymentMeans')], ''],
  ['nothing of how and when to pay', [gone('cbc:DueDate'), gone('cac:PaymentMeans')], 'ibr-127-ae ibr-191-ae'],
  ['the margin scheme', [flags('00100000')], 'ibr-116-ae'],
  ['a summary without a period', [flags('00010000'), gone('cac:InvoicePeriod')], 'ibr-138-ae'],
  ['a disclosed agent', [flags('00000100')], 'ibr-137-ae ibr-176-ae'],
  ['electronic commerce', [flags('00000010')], 'ibr-142-ae'],
  ['an export', [flags('00000001')], 'ibr-152-ae'],
  ['another currency', [['<cbc:DocumentCurrencyCode>AED', '<cbc:DocumentCurrencyCode>USD']], 'ibr-159-ae ibr-175-ae'],
  [
    'accounting in dollars',
    [[/(<\/cbc:DocumentCurrencyCode>)/, '$1<cbc:TaxCurrencyCode>USD</cbc:TaxCurrencyCode>']],
    'ibr-140-ae',
  ],
  ['no UUID', [gone('cbc:UUID')], 'ibr-193-ae'],
  ['a credit note of an invoice', [set('cbc:InvoiceTypeCode', '381')], 'ibr-055-ae ibr-158-ae'],
  ['out of scope of VAT', [set('cbc:InvoiceTypeCode', '480')], 'ibr-122-ae'],
  [
    'no legal registration of the seller',
    [[/<cbc:CompanyID schemeAgencyID="TL"[^]*?<\/cbc:CompanyID>/, '']],
    'ibr-150-ae',
  ],
  ['no kind of registration', [[/ schemeAgencyID="TL"/g, '']], 'ibr-173-ae ibr-180-ae ibr-181-ae'],
  ['a commercial licence of the seller', [[/ schemeAgencyID="TL"/, ' schemeAgencyID="CL"']], 'ibr-173-ae'],
  ['a passport of a place', [coded('cbc:CompanyID', 'schemeAgencyID', 'PAS')], 'ibr-010-ae ibr-012-ae'],
  ['a licence of nobody', [[/ schemeAgencyName="Abu Dhabi"/g, '']], 'ibr-101-ae ibr-172-ae'],
  ['no emirate', [gone('cbc:CountrySubentity')], 'ibr-143-ae ibr-144-ae'],
  ['a VAT number of another end', [['>123456789012303<', '>123456789012304<']], 'ibr-132-ae'],
  ['another scheme', [[/(<cac:ClassifiedTaxCategory>[^]*?)VAT/g, '$1TAX']], 'ibr-133-ae'],
  ['another rate', [['<cbc:Percent>5<', '<cbc:Percent>6<']], 'aligned-ibrp-s-09 ibr-190-ae'],
  ['a tax off by three cents', [['>7.25<', '>7.28<']], 'aligned-ibrp-s-09'],
  ['a base off by three cents', [['>145.00</cbc:TaxableAmount>', '>145.03</cbc:TaxableAmount>']], 'aligned-ibrp-s-08'],
  ['an allowance off by a cent', [['>10.00</cbc:Amount>', '>10.01</cbc:Amount>']], 'ibr-131-ae'],
  [
    'exempt with a rate',
    ofCategory('E', '<cbc:Percent>0</cbc:Percent>'),
    'aligned-ibrp-e-05 aligned-ibrp-e-09 ibr-119-ae ibr-121-ae ibr-151-ae ibr-163-ae ibr-167-ae',
  ],
  [
    'out of scope with a rate',
    ofCategory('O', '<cbc:Percent>0</cbc:Percent>'),
    'aligned-ibrp-o-05 aligned-ibrp-o-06 aligned-ibrp-o-07 aligned-ibrp-o-09 aligned-ibrp-o-11-ae ibr-119-ae ibr-151-ae',
  ],
  [
    'zero rated, with two totals of a line',
    [
      ['<cbc:ID>S<', '<cbc:ID>Z<'],
      [
        /(<cac:ItemPriceExtension>[^]*?)(<\/cac:ItemPriceExtension>)/g,
        `$1<cac:TaxTotal><cbc:TaxAmount currencyID="AED">0</cbc:TaxAmount></cac:TaxTotal>$2`,
      ],
    ],
    'aligned-ibrp-z-05 aligned-ibrp-z-06 aligned-ibrp-z-07 aligned-ibrp-z-09 ibr-120-ae',
  ],
  [
    'no scheme of the tax number of the seller',
    [inside('cac:AccountingSupplierParty', [/<cac:TaxScheme>[^]*?<\/cac:TaxScheme>/, '<cac:TaxScheme/>'])],
    'ibr-134-ae ibr-148-ae',
  ],
  [
    'zero rated with a rate',
    [['<cbc:ID>S<', '<cbc:ID>Z<']],
    'aligned-ibrp-z-05 aligned-ibrp-z-06 aligned-ibrp-z-07 aligned-ibrp-z-09 ibr-120-ae ibr-165-ae',
  ],
  [
    'reverse charge with a tax',
    ofCategory('AE', '<cbc:Percent>0</cbc:Percent>'),
    'aligned-ibrp-ae-09-ae ibr-162-ae ibr-166-ae',
  ],
  ['the margin of allowances', [['<cbc:ID>S<', '<cbc:ID>N<']], 'ibr-102-ae ibr-108-ae ibr-114-ae ibr-115-ae'],
  ['a net amount off', [['>100.00</cbc:LineExt', '>100.03</cbc:LineExt']], 'aligned-ibrp-s-08 ibr-147-ae'],
  ['no base quantity', [gone('cbc:BaseQuantity')], 'ibr-126-ae ibr-147-ae'],
  ['no description', [gone('cbc:Description')], 'ibr-125-ae'],
  ['no amount with VAT', [gone('cac:ItemPriceExtension')], 'ibr-104-ae ibr-194-ae'],
  ['goods of another list', [coded('cbc:ItemClassificationCode', 'listID', 'STI')], 'ibr-188-ae'],
  [
    'services without a code',
    [
      inside('cac:CommodityClassification', [
        /<cbc:ItemClassificationCode/,
        '<cbc:CommodityCode>S</cbc:CommodityCode><cbc:ItemClassificationCode',
      ]),
    ],
    'ibr-185-ae',
  ],
  ['no account', [gone('cac:PayeeFinancialAccount')], 'ibr-192-ae'],
  ['another frequency', [set('cbc:DescriptionCode', 'OTH'), gone('cbc:Note')], 'ibr-160-ae'],
  ['a frequency of another list', [set('cbc:DescriptionCode', '35')], 'ibr-005-ae'],
];

describe('PINT United Arab Emirates', () => {
  it('finds nothing in a sound invoice', () => {
    expect(firedBy('pint-ae@2026.5', sound)).toEqual([]);
  });

  it.each(CASES)('%s', (_, edits, breaks) => {
    expect(brokenBy('pint-ae@2026.5', sound, edits)).toBe(breaks);
  });
});

it('gives the recorded verdicts on slips', async () => {
  await expect(verdictsOfSlips('pint-ae@2026.5', sound)).toMatchFileSnapshot('./slips.txt');
});
