import { describe, expect, it } from 'vitest';
import { coded, edited, gone, inside, set, type Edit } from '../../testing/edits.ts';
import { brokenBy, firedBy } from '../../testing/fired-by.ts';
import { verdictsOfSlips } from '../../testing/slips.ts';
import { ublInvoice, type VatCategory } from '../../testing/invoices.ts';
import { EN16931_RULES } from '../../en16931/rules/rules.ts';
import { UBL_BE_RULES } from './rules.ts';

const document = (id: string, description: string): string =>
  `<cac:AdditionalDocumentReference><cbc:ID>${id}</cbc:ID><cbc:DocumentDescription>${description}</cbc:DocumentDescription></cac:AdditionalDocumentReference>`;
const lineTax = (category: string, base: string): string =>
  `<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">0.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="EUR">${base}</cbc:TaxableAmount><cbc:TaxAmount currencyID="EUR">0.00</cbc:TaxAmount><cac:TaxCategory><cbc:ID>${category}</cbc:ID><cbc:Name>00</cbc:Name><cbc:Percent>0</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>`;

const sound = (category: VatCategory = 'S'): string =>
  edited(ublInvoice(category), [
    [/urn:cen\.eu:en16931:2017/, 'urn:cen.eu:en16931:2017#conformant#urn:UBL.BE:1.0.0.20180214'],
    [/(<cac:AdditionalDocumentReference>)/, document('UBL.BE', 'CommercialInvoice') + '$1'],
    ['<cbc:ID>T-1</cbc:ID>', '<cbc:ID>T-1</cbc:ID><cbc:DocumentDescription>Timesheet</cbc:DocumentDescription>'],
    [`<cbc:ID>${category}</cbc:ID>`, `<cbc:ID>${category}</cbc:ID><cbc:Name>00</cbc:Name>`],
    [
      /(<cbc:LineExtensionAmount currencyID="EUR">)(100|50)(.00<\/cbc:LineExtensionAmount>)([^]*?)(<cac:Item>)/g,
      `$1$2$3$4${lineTax(category, '$2.00')}$5`,
    ],
  ]);

const CASES: readonly [what: string, category: VatCategory, edits: readonly Edit[], breaks: string][] = [
  ['another specification', 'S', [['UBL.BE:1.0.0.20180214', 'UBL.BE:2']], 'PEPPOL-EN16931-R004'],
  ['one document', 'S', [[document('UBL.BE', 'CommercialInvoice'), '']], 'ubl-BE-01 ubl-BE-02 ubl-BE-03'],
  ['no description', 'S', [['<cbc:DocumentDescription>Timesheet</cbc:DocumentDescription>', '']], 'ubl-BE-04'],
  ['a name of another list', 'S', [[/(<cac:TaxSubtotal>[^]*?<cbc:Name>)00/, '$199']], 'ubl-BE-10'],
  [
    'no name in a line',
    'S',
    [[/(<cac:ClassifiedTaxCategory><cbc:ID>S<\/cbc:ID>)<cbc:Name>00<\/cbc:Name>/, '$1']],
    'ubl-BE-15',
  ],
  [
    'no tax of lines',
    'S',
    [[/<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">0.00<[^]*?<\/cac:TaxTotal>(?=<cac:Item>)/g, '']],
    'ubl-BE-14',
  ],
  ['three digits of a card', 'S', [['>1234<', '>123<']], 'BR-51'],
  ['no due date', 'S', [gone('cbc:DueDate')], 'BR-CO-25'],
  ['a kind of invoice that was there then', 'S', [set('cbc:InvoiceTypeCode', '130')], ''],
  ['a kind of invoice that came later', 'S', [set('cbc:InvoiceTypeCode', '71')], 'BR-CL-01'],
  [
    'a scheme that came later',
    'S',
    [['schemeID="0192">987654325</cbc:EndpointID>', 'schemeID="0246">987654325</cbc:EndpointID>']],
    'BR-CL-25 PEPPOL-EN16931-CL008',
  ],
  [
    'a currency of the tax of a category',
    'S',
    [inside('cac:TaxSubtotal', coded('cbc:TaxAmount', 'currencyID', 'SEK'))],
    '',
  ],
  ['blanks for a name of an item', 'S', [inside('cac:Item', set('cbc:Name', ' '))], 'PEPPOL-EN16931-R008'],
  ['no text for a name of an item', 'S', [inside('cac:Item', set('cbc:Name', ''))], 'BR-25 PEPPOL-EN16931-R008'],
  [
    'a scheme of a document without a kind',
    'S',
    [['<cbc:ID>T-1</cbc:ID>', '<cbc:ID schemeID="AAA">T-1</cbc:ID>']],
    'ubl-CR-665',
  ],
  ['a UUID', 'S', [['<cbc:ID>A-17</cbc:ID>', '<cbc:ID>A-17</cbc:ID><cbc:UUID>1</cbc:UUID>']], 'ubl-CR-005'],
  [
    'an exempt base that is not that of its lines',
    'AE',
    [['>145.00</cbc:TaxableAmount>', '>145.01</cbc:TaxableAmount>']],
    'BR-AE-08',
  ],
  [
    'a discount without its day',
    'S',
    [
      [
        /(<cac:AllowanceCharge>)/,
        '<cac:PaymentTerms><cbc:SettlementDiscountPercent>2</cbc:SettlementDiscountPercent><cbc:Amount currencyID="EUR">3.00</cbc:Amount></cac:PaymentTerms>$1',
      ],
    ],
    'ubl-BE-09',
  ],
  [
    'a discount of everything',
    'S',
    [
      [
        /(<cac:AllowanceCharge>)/,
        '<cac:PaymentTerms><cbc:SettlementDiscountPercent>100</cbc:SettlementDiscountPercent><cbc:PaymentDueDate>2026-03-01</cbc:PaymentDueDate><cbc:Amount currencyID="EUR">0</cbc:Amount></cac:PaymentTerms>$1',
      ],
    ],
    'ubl-BE-07 ubl-BE-08',
  ],
];

describe('UBL.BE', () => {
  it('finds little in a sound invoice', () => {
    expect(firedBy('ubl-be@1.31', sound()).filter((id) => !/^(?:ubl-CR|UBL-CR|PEPPOL)/.test(id))).toEqual([]);
  });

  it.each(CASES)('%s (%s)', (_, category, edits, breaks) => {
    expect(brokenBy('ubl-be@1.31', sound(category), edits)).toBe(breaks);
  });

  it('has each id once, and those of EN 16931 that it knows', () => {
    const codes = UBL_BE_RULES.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toHaveLength(1046);
    const known = new Set(codes);
    expect(EN16931_RULES.filter(({ ubl, code }) => ubl && !known.has(code)).length).toBeLessThan(40);
  });
});

it('gives the recorded verdicts on slips', async () => {
  await expect(
    verdictsOfSlips('ubl-be@1.31', sound(), /Customization|Profile|TypeCode|Party|Payment|Note|Reference|Tax/),
  ).toMatchFileSnapshot('./slips.txt');
});
