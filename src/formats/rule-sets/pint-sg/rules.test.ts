import { describe, expect, it } from 'vitest';
import { edited, gone, inside, set, type Edit } from '../../testing/edits.ts';
import { brokenBy, firedBy } from '../../testing/fired-by.ts';
import { verdictsOfSlips } from '../../testing/slips.ts';
import { ublInvoice, type VatCategory } from '../../testing/invoices.ts';

const total = (type: string, figure: string): string =>
  `<cac:AdditionalDocumentReference><cbc:ID>SGD</cbc:ID><cbc:DocumentTypeCode>${type}</cbc:DocumentTypeCode><cbc:DocumentDescription>${figure}</cbc:DocumentDescription></cac:AdditionalDocumentReference>`;
const ADDRESS =
  '<cac:PostalAddress><cbc:StreetName>Robinson Road 1</cbc:StreetName><cbc:PostalZone>068900</cbc:PostalZone>';

const sound = (code: 'SR' | 'NG', category: VatCategory = 'S'): string =>
  edited(ublInvoice(category), [
    ['urn:cen.eu:en16931:2017', 'urn:peppol:pint:billing-1@sg-1'],
    [
      /(<cbc:ID>A-17<\/cbc:ID>)/,
      '<cbc:ProfileID>urn:peppol:bis:billing</cbc:ProfileID>$1<cbc:UUID>6a1d2b3c-0000-4000-8000-0123456789ab</cbc:UUID>',
    ],
    ['>VAT<', '>GST<'],
    [`<cbc:ID>${category}<`, `<cbc:ID>${code}<`],
    ['SEK', 'SGD'],
    [/(<cbc:DocumentCurrencyCode>[^]*?<\/cbc:TaxCurrencyCode>)/, '$1<cbc:BuyerReference>0</cbc:BuyerReference>'],
    [/(<cbc:BaseAmount)/g, '<cbc:MultiplierFactorNumeric>10</cbc:MultiplierFactorNumeric>$1'],
    ['<cac:PostalAddress>', ADDRESS],
    [
      /(<cac:AccountingSupplierParty>)/,
      total('sgdtotal-incl-gst', '260.10') + total('sgdtotal-excl-gst', '217.50') + '$1',
    ],
  ]);
const soundAlone = edited(sound('NG', 'Z'), [
  [/<cac:PartyTaxScheme>[^]*?<\/cac:PartyTaxScheme>/g, ''],
  gone('cac:TaxRepresentativeParty'),
]);

const CASES: readonly [what: string, edits: readonly Edit[], breaks: string][] = [
  ['another process', [set('cbc:ProfileID', 'urn:peppol:bis:billing:1')], 'PEPPOL-EN16931-R007-SG'],
  [
    'no totals in dollars',
    [[/<cac:AdditionalDocumentReference><cbc:ID>SGD[^]*?<\/cac:AdditionalDocumentReference>/g, '']],
    'BR-53-GST-SG',
  ],
  [
    'totals in dollars without need',
    [gone('cbc:TaxCurrencyCode'), [/<cac:TaxTotal><cbc:TaxAmount currencyID="SGD">[^]*?<\/cac:TaxTotal>/, '']],
    'BR-110-GST-SG BR-113-GST-SG',
  ],
  ['a total of three decimals', [['>260.10<', '>260.100<']], 'BR-100-GST-SG'],
  ['a total in words', [['>217.50<', '>much<']], 'BR-101-GST-SG'],
  ['a total of another name', [[/<cbc:ID>SGD</, '<cbc:ID>USD<']], 'BR-103-GST-SG'],
  ['an attached total', [[/(217.50<\/cbc:DocumentDescription>)/, '$1<cac:Attachment/>']], 'BR-102-GST-SG'],
  ['a reference of another kind', [['>sgdtotal-excl-gst<', '>916<']], 'BR-102-GST-SG BR-53-GST-SG UBL-SR-43-GST-SG'],
  ['no street', [[/<cbc:StreetName>[^]*?<\/cbc:StreetName>/, '']], 'BR-106-GST-SG'],
  [
    'no postal code of the buyer',
    [[/(<cac:AccountingCustomerParty>[^]*?)<cbc:PostalZone>068900<\/cbc:PostalZone>/, '$1']],
    'BR-107-GST-SG',
  ],
  ['no UUID', [gone('cbc:UUID')], 'BR-108-GST-SG'],
  ['no sound UUID', [set('cbc:UUID', '6a1d2b3c')], 'BR-109-GST-SG'],
  ['no legal registration', [[/<cbc:CompanyID schemeID="0002">[^]*?<\/cbc:CompanyID>/, '']], 'BR-112-GST-SG'],
  [
    'nobody with a GST number',
    [[/<cac:PartyTaxScheme>[^]*?<\/cac:PartyTaxScheme>/g, '']],
    'BR-105-GST-SG BR-56-GST-SG',
  ],
  ['a sum of lines a cent off', [['>150.00</cbc:LineExt', '>150.01</cbc:LineExt']], 'BR-CO-10-SG BR-CO-13-GST-SG'],
  [
    'a sum of allowances a cent off',
    [['>10.00</cbc:AllowanceT', '>10.01</cbc:AllowanceT']],
    'BR-CO-11-SG BR-CO-13-GST-SG',
  ],
  ['no sum of charges', [gone('cbc:ChargeTotalAmount')], 'BR-CO-12-SG BR-CO-13-GST-SG'],
  ['half a cent more of rounding', [['>0.05<', '>0.055<']], 'BR-DEC-17-SG'],
  [
    'a tenth of a cent, where nothing was paid or rounded',
    [gone('cbc:PrepaidAmount'), gone('cbc:PayableRoundingAmount'), ['>154.05<', '>174.001<']],
    'BR-CO-16-GST-SG',
  ],
  ['an amount due a cent off', [['>154.05<', '>154.06<']], 'BR-CO-16-GST-SG'],
  [
    'a tax two dollars off',
    [inside('cac:TaxSubtotal', set('cbc:TaxAmount', '31.00'))],
    'BR-CO-14-GST-SG BR-CO-17-GST-SG',
  ],
  ['a subject of a newer list', [['#AAI#', '#CCO#']], 'BR-CL-08-SG'],
  ['no subject', [['#AAI#', '#AAI']], ''],
  ['PayNow', [set('cbc:PaymentMeansCode', 'Z01')], ''],
  ['a payment of another list', [set('cbc:PaymentMeansCode', 'Z03')], 'BR-CL-16-SG'],
  ['a category of another list', [[/(<cac:ClassifiedTaxCategory><cbc:ID>)SR/, '$1S']], 'BR-CL-18-GST-SG'],
  ['no due date', [gone('cbc:DueDate')], 'BR-CO-25-SG'],
  ['a second GST number', [[/(<cac:PartyTaxScheme>[^]*?<\/cac:PartyTaxScheme>)/, '$1$1']], 'UBL-SR-12-GST-SG'],
  ['the digits of a card', [['>1234<', '>12345678901<']], 'BR-51-SG'],
  [
    'a category of sellers without GST',
    [[/(<cac:ClassifiedTaxCategory><cbc:ID>)SR/, '$1NG']],
    'BR-NG-01-GST-SG BR-NG-02-GST-SG',
  ],
];

describe('PINT Singapore', () => {
  it('finds nothing in sound invoices', () => {
    expect(firedBy('pint-sg@1.4.1', sound('SR'))).toEqual([]);
    expect(firedBy('pint-sg@1.4.1', soundAlone)).toEqual([]);
  });

  it.each(CASES)('%s', (_, edits, breaks) => {
    expect(brokenBy('pint-sg@1.4.1', sound('SR'), edits)).toBe(breaks);
  });

  it.each<[what: string, edits: readonly Edit[], breaks: string]>([
    ['a taxed line', [[/(<cac:ClassifiedTaxCategory><cbc:ID>)NG/, '$1ZR']], 'BR-NG-08-GST-SG BR-NG-12-GST-SG'],
    ['a taxed charge', [[/(<cac:TaxCategory><cbc:ID>)NG/, '$1ZR']], 'BR-NG-08-GST-SG BR-NG-14-GST-SG'],
    ['a tax', [inside('cac:TaxSubtotal', set('cbc:TaxAmount', '0.30'))], 'BR-CO-14-GST-SG BR-NG-09-GST-SG'],
  ])('of a seller without GST: %s', (_, edits, breaks) => {
    expect(brokenBy('pint-sg@1.4.1', soundAlone, edits)).toBe(breaks);
  });
});

it('gives the recorded verdicts on slips', async () => {
  await expect(verdictsOfSlips('pint-sg@1.4.1', sound('SR'))).toMatchFileSnapshot('./slips.txt');
});

it('gives the recorded verdicts on slips (alone)', async () => {
  await expect(verdictsOfSlips('pint-sg@1.4.1', soundAlone, /Tax|Exemption/)).toMatchFileSnapshot('./slips-alone.txt');
});
