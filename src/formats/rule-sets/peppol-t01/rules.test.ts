import { describe, expect, it } from 'vitest';
import { gone, inside, set, type Edit } from '../../testing/edits.ts';
import { brokenBy, firedBy } from '../../testing/fired-by.ts';
import { verdictsOfSlips } from '../../testing/slips.ts';
import { ORDER } from '../../testing/peppol-documents.ts';

const CASES: readonly [what: string, edits: readonly Edit[], breaks: string][] = [
  ['two lines of one number', [[/<cac:OrderLine>[^]*<.cac:OrderLine>/, '$&$&']], 'PEPPOL-T01-R001 PEPPOL-T01-R008'],
  ['no day until when it holds', [gone('cac:ValidityPeriod')], 'PEPPOL-T01-R002'],
  ['another currency', [['TaxAmount currencyID="EUR"', 'TaxAmount currencyID="NOK"']], 'PEPPOL-T01-R003'],
  [
    'less than nothing',
    [
      set('cbc:Quantity', '-20'),
      ['LineExtensionAmount currencyID="EUR">100.00', 'LineExtensionAmount currencyID="EUR">-100.00'],
    ],
    'PEPPOL-T01-R004 PEPPOL-T01-R007 PEPPOL-T01-R011',
  ],
  ['a price below zero', [set('cbc:PriceAmount', '-50')], 'PEPPOL-T01-R005 PEPPOL-T01-R019 PEPPOL-T01-R024'],
  ['less than nothing to pay', [set('cbc:PayableAmount', '-118.75')], 'PEPPOL-T01-R006 PEPPOL-T01-R016'],
  [
    'the total of the lines',
    [inside('cac:AnticipatedMonetaryTotal', set('cbc:LineExtensionAmount', '101.00'))],
    'PEPPOL-T01-R008 PEPPOL-T01-R011',
  ],
  ['the total of the allowances', [set('cbc:AllowanceTotalAmount', '11.00')], 'PEPPOL-T01-R009 PEPPOL-T01-R011'],
  ['the total of the charges', [set('cbc:ChargeTotalAmount', '6.00')], 'PEPPOL-T01-R010 PEPPOL-T01-R011'],
  ['no quantity', [gone('cbc:Quantity')], 'PEPPOL-T01-B23902 PEPPOL-T01-R004 PEPPOL-T01-R013 PEPPOL-T01-R024'],
  [
    'nobody that the order is for',
    [['<cac:PartyName><cbc:Name>Workshop</cbc:Name></cac:PartyName>', '']],
    'PEPPOL-COMMON-R001 PEPPOL-T01-R014',
  ],
  ['the total with tax', [set('cbc:TaxInclusiveAmount', '119.75')], 'PEPPOL-T01-R016 PEPPOL-T01-R017'],
  ['a total with tax of zero', [set('cbc:TaxInclusiveAmount', '0')], ''],
  ['the gross price', [['>55.00<', '>56.00<']], 'PEPPOL-T01-R019'],
  ['a gross price below zero', [['>55.00<', '>-55.00<']], 'PEPPOL-T01-R019 PEPPOL-T01-R027'],
  [
    'a percentage without its base',
    [['<cbc:BaseAmount currencyID="EUR">100.00</cbc:BaseAmount>', '']],
    'PEPPOL-T01-R020',
  ],
  ['a base without its percentage', [gone('cbc:MultiplierFactorNumeric')], 'PEPPOL-T01-R021'],
  ['the amount of an allowance', [set('cbc:MultiplierFactorNumeric', '11')], 'PEPPOL-T01-R022'],
  ['an allowance within the slack', [set('cbc:MultiplierFactorNumeric', '10.02')], ''],
  [
    'no reason',
    [gone('cbc:AllowanceChargeReason'), gone('cbc:AllowanceChargeReasonCode')],
    'PEPPOL-T01-B20302 PEPPOL-T01-R023',
  ],
  ['the amount of a line', [set('cbc:Quantity', '21')], 'PEPPOL-T01-R024'],
  ['a base quantity of zero', [set('cbc:BaseQuantity', '0')], 'PEPPOL-T01-R024 PEPPOL-T01-R025'],
  ['a VAT number without its country', [['NO923609016', '923609016']], 'PEPPOL-T01-R026'],
  ['a VAT number of a newer country', [['NO923609016', 'XI923609016']], 'PEPPOL-T01-R026'],
  ['a VAT number of Greece', [['NO923609016', 'EL923609016']], ''],
  ['three decimals', [['TaxAmount currencyID="EUR">23.75', 'TaxAmount currencyID="EUR">23.750']], 'PEPPOL-T01-R028'],
  ['no rate', [gone('cbc:Percent')], 'PEPPOL-T01-R029 PEPPOL-T01-R030'],
  ['no rate outside the scope', [gone('cbc:Percent'), ['<cbc:ID>S<', '<cbc:ID>O<']], ''],
  ['a standard rate of zero', [set('cbc:Percent', '0')], 'PEPPOL-T01-R030'],
  ['another process', [set('cbc:ProfileID', 'urn:fdc:peppol.eu:poacc:bis:order:3')], 'PEPPOL-T01-R031'],
  [
    'a charge below zero',
    [['"EUR">5.00<', '"EUR">-5.00<']],
    'PEPPOL-T01-R011 PEPPOL-T01-R019 PEPPOL-T01-R032 PEPPOL-T01-R033',
  ],
  ['another specification', [set('cbc:CustomizationID', 'urn:fdc:peppol.eu:poacc:trns:mlr:3')], 'PEPPOL-T01-R034'],
  ['a line of a quotation that is not named', [gone('cac:QuotationDocumentReference')], 'PEPPOL-T01-R035'],
  ['a reason of an allowance', [['>95<', '>FC<']], 'PEPPOL-T01-CL001'],
  ['a reason of a charge', [['>FC<', '>95<']], 'PEPPOL-T01-CL002'],
];

describe("Peppol's order", () => {
  it('says nothing of a sound document', () => {
    expect(firedBy('peppol-t01@2026.5', ORDER)).toEqual([]);
  });

  it.each(CASES)('%s', (_, edits, breaks) => {
    expect(brokenBy('peppol-t01@2026.5', ORDER, edits)).toBe(breaks);
  });
});

it('gives the recorded verdicts on slips', async () => {
  await expect(verdictsOfSlips('peppol-t01@2026.5', ORDER)).toMatchFileSnapshot('./slips.txt');
});
