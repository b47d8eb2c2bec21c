import { describe, expect, it } from 'vitest';
import { edited, gone, inside, set, type Edit } from '../../../testing/edits.ts';
import { brokenBy, firedBy } from '../../../testing/fired-by.ts';
import { ciiInvoice, ublInvoice } from '../../../testing/invoices.ts';

const NLCIUS = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:nen.nl:nlcius:v1.0';
const STREET =
  '<cbc:StreetName>Dam 1</cbc:StreetName><cbc:CityName>Amsterdam</cbc:CityName><cbc:PostalZone>1012 JS</cbc:PostalZone>';
const CII_STREET =
  '<ram:PostcodeCode>1012 JS</ram:PostcodeCode><ram:LineOne>Dam 1</ram:LineOne><ram:CityName>Amsterdam</ram:CityName>';

/** UBL elements for the tax of a line. */
const ENTRY =
  '<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">0.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="EUR">0.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">0.00</cbc:TaxAmount><cac:TaxCategory><cbc:ID>S</cbc:ID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>';

const ubl = edited(ublInvoice(), [
  [/urn:cen\.eu:en16931:2017/, NLCIUS],
  [/>(?:ES|NO)<(\/cbc:IdentificationCode><\/cac:Country><\/cac:PostalAddress>)/g, '>NL<$1'],
  [/<cac:PostalAddress>/g, `<cac:PostalAddress>${STREET}`],
  [/schemeID="(?:0002|0192)">(98602642|987654325)<\/cbc:CompanyID>/g, 'schemeID="0106">$1</cbc:CompanyID>'],
  [/(<cbc:DocumentCurrencyCode>[^]*?<\/cbc:TaxCurrencyCode>)/, '$1<cbc:BuyerReference>0</cbc:BuyerReference>'],
]);
const cii = edited(ciiInvoice(), [
  [/urn:cen\.eu:en16931:2017/, NLCIUS],
  [/(<ram:PostalTradeAddress>)<ram:CountryID>(?:ES|NO)</g, `$1${CII_STREET}<ram:CountryID>NL<`],
  [/(<ram:SpecifiedLegalOrganization><ram:ID schemeID=")[^"]*/g, '$10106'],
  [/(<ram:ApplicableHeaderTradeAgreement>)/, '$1<ram:BuyerReference>0</ram:BuyerReference>'],
]);

const UBL: readonly [what: string, edits: readonly Edit[], breaks: string][] = [
  ['another country', [['>NL<', '>BE<']], ''],
  ['another specification', [['nlcius:v1.0', 'nlcius:v0.9']], 'SI-V20-INV-R000'],
  ['no specification', [gone('cbc:CustomizationID')], 'BII2-T10-R001 BR-01'],
  ['another scheme', [['schemeID="0106">9860', 'schemeID="0002">9860']], 'BR-NL-1'],
  ['no scheme of the buyer', [['schemeID="0106">9876', 'schemeID="0192">9876']], 'BR-NL-10'],
  ['no reference', [gone('cbc:BuyerReference')], 'BR-NL-2'],
  ['no postal code', [gone('cbc:PostalZone')], 'BR-NL-3 BR-NL-4'],
  ['a kind of invoice', [set('cbc:InvoiceTypeCode', '386')], 'BR-NL-7'],
  ['a credit note in an invoice', [set('cbc:InvoiceTypeCode', '381')], 'BR-CL-01 BR-NL-8'],
  ['a correction of nothing', [set('cbc:InvoiceTypeCode', '384'), gone('cac:BillingReference')], 'BR-NL-9'],
  ['no means of payment', [gone('cac:PaymentMeans')], 'BR-NL-11'],
  ['a means of payment', [set('cbc:PaymentMeansCode', '10')], 'BR-NL-12'],
  [
    'a line of no order',
    [[/(<cac:DocumentReference>)/, '<cac:OrderLineReference><cbc:LineID>1</cbc:LineID></cac:OrderLineReference>$1']],
    'BR-NL-13',
  ],
  [
    'a day of the tax',
    [[/(<cbc:DocumentCurrencyCode>)/, '<cbc:TaxPointDate>2026-02-01</cbc:TaxPointDate>$1']],
    'BR-CO-03 BR-NL-20',
  ],
  [
    'another line of an address',
    [[/(<cbc:PostalZone>[^<]*<\/cbc:PostalZone>)/, '$1<cac:AddressLine><cbc:Line>2</cbc:Line></cac:AddressLine>']],
    'BR-NL-27-1',
  ],
  ['a text of the means of payment', [['<cbc:PaymentMeansCode>', '<cbc:PaymentMeansCode name="x">']], 'BR-NL-29'],
  ['an empty element that a Dutch rule looks at', [set('cbc:TaxCurrencyCode', '')], 'BR-53 BR-CL-05'],
  ['an empty element', [set('cbc:DueDate', '')], 'SI-UBL-2'],
  ['an entry of a line without its rate', [[/(<cac:Item>)/, ENTRY + '$1']], 'BR-48 UBL-CR-561'],
];
const CII: readonly [what: string, edits: readonly Edit[], breaks: string][] = [
  ['another specification', [['nlcius:v1.0', 'nlcius:v0.9']], ''],
  [
    'another scheme',
    [[/(<ram:SellerTradeParty>[^]*?<ram:SpecifiedLegalOrganization><ram:ID schemeID=")0106/, '$10002']],
    'BR-NL-1',
  ],
  ['no reference', [gone('ram:BuyerReference')], 'BR-NL-2'],
  ['no postal code', [gone('ram:PostcodeCode')], 'BR-NL-3 BR-NL-4'],
  ['a kind of invoice', [inside('rsm:ExchangedDocument', set('ram:TypeCode', '386'))], 'BR-NL-7'],
  ['a means of payment', [inside('ram:SpecifiedTradeSettlementPaymentMeans', set('ram:TypeCode', '10'))], 'BR-NL-12'],
  ['an empty element', [set('ram:LineOne', '')], 'empty-element-check'],
];

describe('SI-UBL', () => {
  it('only advises a sound invoice', () => {
    expect(firedBy('si-ubl@2.0.3.13', ubl)).toEqual(['BR-NL-19', 'BR-NL-21', 'BR-NL-32-1', 'BR-NL-33']);
  });

  it.each(UBL)('%s', (_, edits, breaks) => {
    expect(brokenBy('si-ubl@2.0.3.13', ubl, edits)).toBe(breaks);
  });
});

describe('NLCIUS in CII', () => {
  it('only advises a sound invoice', () => {
    expect(firedBy('nlcius-cii@1.0.3.13', cii).filter((id) => !/^BR-NL-(?:19|2[1-9]|3)/.test(id))).toEqual([]);
  });

  it.each(CII)('%s', (_, edits, breaks) => {
    expect(brokenBy('nlcius-cii@1.0.3.13', cii, edits)).toBe(breaks);
  });
});
