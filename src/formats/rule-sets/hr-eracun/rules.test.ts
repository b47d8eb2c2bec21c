import { describe, expect, it } from 'vitest';
import { coded, edited, gone, inside, set, type Edit } from '../../testing/edits.ts';
import { brokenBy, firedBy } from '../../testing/fired-by.ts';
import { verdictsOfSlips } from '../../testing/slips.ts';
import { ublInvoice, type VatCategory } from '../../testing/invoices.ts';

const OIB = '12345678903';
const entry = (category: string, rate: string, base: string, tax: string): string =>
  `<x:HRTaxSubtotal><cbc:TaxableAmount currencyID="EUR">${base}</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">${tax}</cbc:TaxAmount><x:HRTaxCategory><cbc:ID>${category}</cbc:ID><cbc:Percent>${rate}</cbc:Percent></x:HRTaxCategory></x:HRTaxSubtotal>`;
const extension = (tax: string, entries: string, outside: string, net: string): string =>
  `<ext:UBLExtensions xmlns:ext="urn:oasis:names:specification:ubl:schema:xsd:CommonExtensionComponents-2"><ext:UBLExtension><ext:ExtensionContent><x:HRFISK20Data xmlns:x="urn:mfin.gov.hr:schema:xsd:HRExtensionAggregateComponents-1"><x:HRTaxTotal><cbc:TaxAmount currencyID="EUR">${tax}</cbc:TaxAmount>${entries}</x:HRTaxTotal><x:HRLegalMonetaryTotal><cbc:TaxExclusiveAmount currencyID="EUR">${net}</cbc:TaxExclusiveAmount><x:OutOfScopeOfVATAmount currencyID="EUR">${outside}</x:OutOfScopeOfVATAmount></x:HRLegalMonetaryTotal></x:HRFISK20Data></ext:ExtensionContent></ext:UBLExtension></ext:UBLExtensions>`;

const sound = (category: VatCategory = 'S'): string =>
  edited(ublInvoice(category), [
    [
      /urn:cen\.eu:en16931:2017/,
      'urn:cen.eu:en16931:2017#compliant#urn:mfin.gov.hr:cius-2025:1.0#conformant#urn:mfin.gov.hr:ext-2025:1.0',
    ],
    [
      /(<cbc:CustomizationID>)/,
      `${extension(category === 'S' ? '29.00' : '0.00', category === 'S' ? entry('S', '20', '145.00', '29.00') : entry('E', '0', '145.00', '0.00'), '0.00', '145.00')}$1`,
    ],
    [/(<cbc:ID>A-17)/, '<cbc:ProfileID>P1</cbc:ProfileID>$1'],
    [/(<cbc:DueDate>)/, '<cbc:IssueTime>10:00:00</cbc:IssueTime>$1'],
    ['<cbc:ID>A-16</cbc:ID>', '<cbc:ID>A-16</cbc:ID><cbc:IssueDate>2026-01-15</cbc:IssueDate>'],
    [
      /(<\/cac:Party>)(<\/cac:AccountingSupplierParty>)/,
      `$1<cac:SellerContact><cbc:ID>${OIB}</cbc:ID><cbc:Name>Ana</cbc:Name></cac:SellerContact>$2`,
    ],
    ['listID="STI">34330000<', 'listID="CG">01.11.11<'],
    ...(category === 'E'
      ? ([
          ['<cbc:ID>E</cbc:ID>', '<cbc:ID>E</cbc:ID><cbc:Name>HR:E</cbc:Name>'],
          [
            /(<cac:(?:Classified)?TaxCategory><cbc:ID>E<\/cbc:ID><cbc:Name>HR:E<\/cbc:Name><cbc:Percent>0<\/cbc:Percent>)(?=<cac:TaxScheme>)/g,
            '$1<cbc:TaxExemptionReason>x</cbc:TaxExemptionReason>',
          ],
        ] as const)
      : []),
  ]);

const CASES: readonly [what: string, edits: readonly Edit[], breaks: string][] = [
  ['another specification', [['ext-2025:1.0', 'ext-2025:1.1']], 'HR-BR-5'],
  ['a blank in the number', [['>A-17<', '>A 17<']], 'HR-BR-1'],
  ['a day of 2025', [set('cbc:IssueDate', '2025-12-31')], 'HR-BR-40'],
  ['no time', [gone('cbc:IssueTime')], 'HR-BR-2'],
  ['process 12', [set('cbc:ProfileID', 'P12')], ''],
  ['process 13', [set('cbc:ProfileID', 'P13')], 'HR-BR-34'],
  ['no day when it is due', [gone('cbc:DueDate')], 'HR-BR-4'],
  ['no day, and nothing to pay', [gone('cbc:DueDate'), set('cbc:PayableAmount', '0.00')], ''],
  [
    'a period of the last century but one',
    [[/(<cac:InvoicePeriod><cbc:StartDate>)2026/g, '$11826']],
    'HR-BR-49 HR-BR-51',
  ],
  ['no VAT number of the buyer', [[/<cbc:CompanyID>NO[^]*?<\/cbc:CompanyID>/, '']], 'HR-BR-S-1 HR-BR-S-2 HR-BR-S-3'],
  ['no address of the seller', [inside('cac:AccountingSupplierParty', gone('cbc:EndpointID'))], 'HR-BR-7'],
  ['no address of the buyer', [inside('cac:AccountingCustomerParty', gone('cbc:EndpointID'))], 'HR-BR-10'],
  ['no operator', [gone('cac:SellerContact')], 'HR-BR-37 HR-BR-9'],
  ['another check digit', [[`>${OIB}<`, '>12345678904<']], 'HR-BR-9'],
  [
    'a seller in Croatia without an OIB',
    [['>ES</cbc:IdentificationCode>', '>HR</cbc:IdentificationCode>']],
    'HR-BR-53',
  ],
  [
    'a seller in Croatia with an OIB',
    [
      ['>ES</cbc:IdentificationCode>', '>HR</cbc:IdentificationCode>'],
      ['>ESB98602642<', `>HR${OIB}<`],
    ],
    '',
  ],
  ['no day of the invoice referred to', [inside('cac:BillingReference', gone('cbc:IssueDate'))], 'HR-BR-45 HR-BR-6'],
  [
    'an order in both',
    [
      [/(<cac:BillingReference>)/, '<cac:OrderReference><cbc:ID>1</cbc:ID></cac:OrderReference>$1'],
      [
        /(<cac:DocumentReference>)/,
        '<cac:OrderLineReference><cac:OrderReference><cbc:ID>2</cbc:ID></cac:OrderReference></cac:OrderLineReference>$1',
      ],
    ],
    'HR-BR-17',
  ],
  ['no classification', [gone('cac:CommodityClassification')], 'HR-BR-25'],
  ['another list alone, of a prepayment', [['listID="CG"', 'listID="STI"'], set('cbc:InvoiceTypeCode', '386')], ''],
  ['no list, of a prepayment', [[' listID="CG"', ''], set('cbc:InvoiceTypeCode', '386')], 'HR-BR-25 HR-BR-CL-2'],
  ['no classification of a prepayment', [gone('cac:CommodityClassification'), set('cbc:InvoiceTypeCode', '386')], ''],
  ['another list', [coded('cbc:ItemClassificationCode', 'listID', 'STI')], 'HR-BR-25'],
  ['a code that is none', [['>01.11.11<', '>01.11.10<']], 'HR-BR-CL-2'],
  ['a price of eleven decimals', [[/>10.00<\/cbc:PriceAmount>/, '>10.00000000000</cbc:PriceAmount>']], 'HR-BR-56'],
  ['an empty element', [set('cbc:DocumentTypeCode', '')], 'HR-BR-33'],
  ['a long name', [['>Brake pads<', `>${'x'.repeat(1025)}<`]], 'HR-BR-46'],
  [
    'another total of the extension',
    [[/(<x:HRTaxTotal><cbc:TaxAmount currencyID="EUR">)29.00/, '$129.01']],
    'HR-BR-54 HR-BR-55',
  ],
  [
    'another base of the extension',
    [[/(<x:HRLegalMonetaryTotal><cbc:TaxExclusiveAmount currencyID="EUR">)145.00/, '$1145.01']],
    'HR-BR-27',
  ],
  [
    'out of scope without an entry',
    [['OutOfScopeOfVATAmount currencyID="EUR">0.00', 'OutOfScopeOfVATAmount currencyID="EUR">5.00']],
    'HR-BR-27 HR-BR-32',
  ],
  ['a rate of zero in the extension', [[/(<x:HRTaxCategory>[^]*?<cbc:Percent>)20/, '$10']], 'HR-BR-S-10'],
  [
    'a deposit without the extension',
    [
      gone('ext:UBLExtensions'),
      [/(<cac:ClassifiedTaxCategory><cbc:ID>S<\/cbc:ID>)/, '$1<cbc:Name>HR:POVNAK</cbc:Name>'],
    ],
    'HR-BR-30',
  ],
];

describe('HR eRačun', () => {
  it.each<VatCategory>(['S', 'E'])('finds nothing in a sound invoice of category %s', (category) => {
    expect(firedBy('hr-eracun@2026-03-13', sound(category))).toEqual([]);
  });

  it.each(CASES)('%s', (_, edits, breaks) => {
    expect(brokenBy('hr-eracun@2026-03-13', sound(), edits)).toBe(breaks);
  });

  it.each<[what: string, edits: readonly Edit[], breaks: string]>([
    ['without a name of the category', [['<cbc:Name>HR:E</cbc:Name>', '']], 'HR-BR-11 HR-BR-16'],
    ['without a reason', [gone('cbc:TaxExemptionReason'), gone('cbc:TaxExemptionReasonCode')], 'HR-BR-13 HR-BR-36'],
    ['without the extension', [gone('ext:UBLExtensions')], 'HR-BR-26'],
    ['with VAT in the extension', [['>0.00</cbc:TaxAmount><x:', '>1.00</cbc:TaxAmount><x:']], 'HR-BR-28 HR-BR-55'],
    ['by a name that is none', [['>HR:E<', '>E<']], 'HR-BR-CL-1'],
  ])('exempt %s', (_, edits, breaks) => {
    expect(brokenBy('hr-eracun@2026-03-13', sound('E'), edits)).toBe(breaks);
  });
});

it('gives the recorded verdicts on slips', async () => {
  await expect(verdictsOfSlips('hr-eracun@2026-03-13', sound())).toMatchFileSnapshot('./slips.txt');
});

it('gives the recorded verdicts on slips (e)', async () => {
  await expect(verdictsOfSlips('hr-eracun@2026-03-13', sound('E'), /Tax|Exemption/)).toMatchFileSnapshot(
    './slips-e.txt',
  );
});
