import { describe, expect, it } from 'vitest';
import { coded, edited, gone, set, type Edit } from '../../testing/edits.ts';
import { brokenBy, firedBy } from '../../testing/fired-by.ts';
import { verdictsOfSlips } from '../../testing/slips.ts';
import { ublInvoice } from '../../testing/invoices.ts';

const STREET =
  '<cbc:StreetName>Sultan Qaboos 1</cbc:StreetName><cbc:AdditionalStreetName>2</cbc:AdditionalStreetName><cbc:CityName>Muscat</cbc:CityName><cbc:PostalZone>100</cbc:PostalZone><cac:AddressLine><cbc:Line>3</cbc:Line></cac:AddressLine>';
const withTax = (net: number): string =>
  `<cac:ItemPriceExtension><cbc:Amount currencyID="OMR">${(net * 1.05).toFixed(3)}</cbc:Amount><cac:TaxTotal><cbc:TaxAmount currencyID="OMR">${(net * 0.05).toFixed(3)}</cbc:TaxAmount></cac:TaxTotal></cac:ItemPriceExtension>`;

const sound = edited(ublInvoice(), [
  ['urn:cen.eu:en16931:2017', 'urn:peppol:pint:billing-1@om-1'],
  [
    /(<cbc:ID>A-17<\/cbc:ID>)/,
    '<cbc:ProfileID>urn:peppol:bis:billing</cbc:ProfileID>$1<cbc:UUID>6a1d2b3c-0000-5000-8000-0123456789ab</cbc:UUID>',
  ],
  [/(<cbc:DueDate>)/, '<cbc:IssueTime>10:00:00</cbc:IssueTime>$1'],
  ['<cbc:InvoiceTypeCode>', '<cbc:InvoiceTypeCode name="10000000000000000000">'],
  ['EUR', 'OMR'],
  [/<cbc:TaxCurrencyCode>[^<]*<\/cbc:TaxCurrencyCode>/, ''],
  [/<cac:TaxTotal><cbc:TaxAmount currencyID="SEK">[^]*?<\/cac:TaxTotal>/, ''],
  [
    /(?:ES|NO)<\/cbc:IdentificationCode><\/cac:Country><\/cac:PostalAddress>/g,
    'OM</cbc:IdentificationCode></cac:Country></cac:PostalAddress>',
  ],
  [/<cac:PostalAddress>/g, `<cac:PostalAddress>${STREET}`],
  [/(<\/cac:PartyLegalEntity>)/, '$1<cac:Contact><cbc:Telephone>1</cbc:Telephone></cac:Contact>'],
  [/>(?:ESB98602642|NO987654325MVA|FR83404833048)</g, '>OM1234567890<'],
  [/(<cbc:BaseAmount)/g, '<cbc:MultiplierFactorNumeric>10</cbc:MultiplierFactorNumeric>$1'],
  [/<cbc:Percent>20</g, '<cbc:Percent>5<'],
  ['>29.00</cbc:TaxAmount>', '>7.25</cbc:TaxAmount>'],
  [/<cbc:PrepaidAmount[^]*?<\/cbc:PrepaidAmount>/, ''],
  ['listID="STI">34330000<', 'listID="HS">870830000000<'],
  [
    /(<\/cac:CommodityClassification>)/g,
    '$1<cac:ItemSpecificationDocumentReference><cbc:ID schemeName="MP">87000000</cbc:ID><cbc:DocumentTypeCode>G</cbc:DocumentTypeCode></cac:ItemSpecificationDocumentReference><cac:AdditionalItemIdentification><cbc:ID schemeName="CC">453001</cbc:ID></cac:AdditionalItemIdentification>',
  ],
  ['>87000000<', '>86000000<'],
  [/(>10.00<\/cbc:PriceAmount>[^]*?<\/cac:Price>)([^]*)(<\/cac:Price>)/, `$1${withTax(100)}$2$3${withTax(50)}`],
]);

/** Flags of a full invoice and further kinds, by index from 3 on. */
const flags = (...places: readonly number[]): Edit =>
  coded(
    'cbc:InvoiceTypeCode',
    'name',
    Array.from({ length: 20 }, (_, turn) => (turn === 0 || places.includes(turn + 1) ? '1' : '0')).join(''),
  );
const ofCategory = (id: string, rate: string): readonly Edit[] => [
  ['<cbc:ID>S<', `<cbc:ID>${id}<`],
  [/<cbc:Percent>5<\/cbc:Percent>/g, rate],
];

const CASES: readonly [what: string, edits: readonly Edit[], breaks: string][] = [
  ['no flags', [coded('cbc:InvoiceTypeCode', 'name', '')], 'ALIGNED-IBRP-000-OM CL-03-OM-2 IBR-001-OM IBR-043-OM'],
  ['full and simplified', [flags(2)], 'CL-03-OM-1'],
  ['of a third party', [flags(4)], 'IBR-015-OM'],
  ['a summary and continuous', [flags(5, 6)], 'IBR-140-OM IBR-141-OM'],
  ['a summary of two months', [flags(5), [/(<cac:InvoicePeriod><cbc:StartDate>)2026-01/, '$12025-12']], 'IBR-036-OM'],
  ['an export', [flags(7), gone('cac:Delivery')], 'IBR-014-OM'],
  ['of electronic commerce', [flags(12)], 'IBR-040-OM'],
  ['an import of goods', [flags(13)], 'IBR-085-OM IBR-153-OM'],
  ['in a special zone', [flags(14)], 'IBR-150-OM'],
  ['self-invoiced in the margin scheme', [flags(11)], 'IBR-082-OM IBR-086-OM'],
  ['no UUID of version 5', [['-5000-', '-4000-']], 'IBR-002-OM'],
  [
    'another currency',
    [['<cbc:DocumentCurrencyCode>OMR', '<cbc:DocumentCurrencyCode>USD']],
    'IBR-004-OM IBR-034-OM IBR-066-OM',
  ],
  ['no time', [gone('cbc:IssueTime')], 'ALIGNED-IBRP-016-OM'],
  ['no postal code', [gone('cbc:PostalZone')], 'IBR-010-OM IBR-019-OM'],
  ['no telephone', [gone('cac:Contact')], 'IBR-011-OM'],
  ['a VAT number of nine digits', [[/>OM1234567890</, '>OM123456789<']], 'IBR-003-OM'],
  [
    'a second VAT number',
    [[/(<cac:PartyTaxScheme>[^]*?<\/cac:PartyTaxScheme>)/, '$1$1']],
    'ALIGNED-IBRP-SR-12 IBR-009-OM',
  ],
  ['a credit note', [set('cbc:InvoiceTypeCode', '381')], 'IBR-023-OM IBR-032-OM'],
  ['a negative quantity', [[/>10<\/cbc:InvoicedQuantity>/, '>-10</cbc:InvoicedQuantity>']], 'IBR-071-OM IBR-137-OM'],
  ['four decimals', [['>7.25</cbc:TaxAmount>', '>7.2501</cbc:TaxAmount>']], 'IBR-DEC-03-OM'],
  ['a rate of three decimals', [['<cbc:Percent>5<', '<cbc:Percent>5.000<']], 'IBR-046-OM'],
  ['a base off by two cents', [['>145.00</cbc:TaxableAmount>', '>145.02</cbc:TaxableAmount>']], 'ALIGNED-IBRP-S-08-OM'],
  ['a tax off', [['>7.25</cbc:TaxAmount>', '>7.26</cbc:TaxAmount>']], 'ALIGNED-IBRP-S-09-OM'],
  ['a tax of a line off by a thousandth', [[/>5.000</, '>5.001<']], 'IBR-168-OM-WARN'],
  ['a tax of a line off by more', [[/>5.000</, '>5.002<']], 'IBR-168-OM'],
  [
    'the tax of a line twice',
    [[/(<cac:ItemPriceExtension>[^]*?)(<cac:TaxTotal>[^]*?<\/cac:TaxTotal>)/, '$1$2$2']],
    'ALIGNED-IBRP-S-09-OM IBR-158-OM IBR-168-OM',
  ],
  [
    'two days of shipment',
    [
      [
        /<cac:Delivery>/,
        '<cac:Delivery><cac:Shipment><cbc:ID>1</cbc:ID><cac:Delivery><cbc:ActualDeliveryDate>2026-01-05</cbc:ActualDeliveryDate></cac:Delivery><cac:Delivery><cbc:ActualDeliveryDate>2026-01-05</cbc:ActualDeliveryDate></cac:Delivery></cac:Shipment></cac:Delivery><cac:Delivery>',
      ],
    ],
    'IBR-156-OM',
  ],
  [
    'another rate of lines',
    [[/(<cac:ClassifiedTaxCategory>[^]*?<cbc:Percent>)5/, '$14']],
    'ALIGNED-IBRP-S-01-OM ALIGNED-IBRP-S-05-OM ALIGNED-IBRP-S-08-OM ALIGNED-IBRP-S-09-OM IBR-168-OM',
  ],
  [
    'exempt with a rate',
    ofCategory('E', '<cbc:Percent>0</cbc:Percent>'),
    'ALIGNED-IBRP-E-05-OM ALIGNED-IBRP-E-09-OM IBR-039-OM IBR-062-OM IBR-064-OM IBR-067-OM IBR-069-OM IBR-092-OM IBR-098-OM',
  ],
  [
    'zero rated with a rate',
    [['<cbc:ID>S<', '<cbc:ID>Z<']],
    'ALIGNED-IBRP-Z-05-OM ALIGNED-IBRP-Z-09-OM IBR-062-OM IBR-064-OM IBR-069-OM IBR-077-OM IBR-094-OM IBR-100-OM',
  ],
  [
    'out of scope with a rate',
    ofCategory('O', '<cbc:Percent>0</cbc:Percent>'),
    'ALIGNED-IBRP-O-05-OM ALIGNED-IBRP-O-09-OM IBR-054-OM IBR-061-OM IBR-093-OM IBR-099-OM',
  ],
  [
    'an allowance off by two cents',
    [['>10.00</cbc:Amount>', '>10.02</cbc:Amount>']],
    'ALIGNED-IBRP-S-08-OM IBR-033-OM',
  ],
  [
    'a charge without a code',
    [
      [
        /(<cbc:ChargeIndicator>true<\/cbc:ChargeIndicator>)<cbc:AllowanceChargeReasonCode>FC<\/cbc:AllowanceChargeReasonCode>/g,
        '$1',
      ],
    ],
    'IBR-042-OM',
  ],
  ['neither goods nor services', [gone('cac:ItemSpecificationDocumentReference')], 'IBR-078-OM'],
  ['goods without a tariff', [gone('cac:CommodityClassification')], 'IBR-079-OM IBR-174-OM'],
  ['a short tariff', [['>870830000000<', '>87083000<']], 'IBR-080-OM'],
  ['no economic activity', [gone('cac:AdditionalItemIdentification')], 'IBR-081-OM'],
  ['an economic activity that is none', [['>453001<', '>453009<']], 'CL-08-OM-ISIC'],
  ['a code of MP that is none', [['>86000000<', '>87000000<']], 'CL-12-OM'],
  [
    'no VAT of lines',
    [[/<cac:ItemPriceExtension>[^]*?<\/cac:ItemPriceExtension>/g, '']],
    'ALIGNED-IBRP-S-09-OM IBR-038-OM IBR-158-OM IBR-168-OM',
  ],
];

describe('PINT Oman', () => {
  it('finds nothing in a sound invoice but what it reports for each', () => {
    expect(firedBy('pint-om@1.0.1', sound)).toEqual(['BTOM-META-001']);
  });

  it.each(CASES)('%s', (_, edits, breaks) => {
    expect(brokenBy('pint-om@1.0.1', sound, edits)).toBe(breaks);
  });
});

it('gives the recorded verdicts on slips', async () => {
  await expect(verdictsOfSlips('pint-om@1.0.1', sound)).toMatchFileSnapshot('./slips.txt');
});
