import { describe, expect, it } from 'vitest';
import { edited, type Edit } from '../../testing/edits.ts';
import { firedBy } from '../../testing/fired-by.ts';
import { verdictsOfSlips } from '../../testing/slips.ts';
import { frenchCii } from '../../testing/french-invoices.ts';

const SPECIFICATION = 'urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended';
const sound = frenchCii().replace('>urn:cen.eu:en16931:2017<', `>${SPECIFICATION}<`);
const judged = (text: string): readonly string[] => firedBy('factur-x-extended@1.09.2', text);

const FREIGHT =
  '<ram:SpecifiedLogisticsServiceCharge><ram:Description>Freight</ram:Description><ram:AppliedAmount>1</ram:AppliedAmount><ram:AppliedTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:CategoryCode>Z</ram:CategoryCode></ram:AppliedTradeTax></ram:SpecifiedLogisticsServiceCharge>';

const CASES: readonly (readonly [what: string, edits: readonly Edit[], ids: readonly string[]])[] = [
  ['another specification', [[SPECIFICATION, 'urn:cen.eu:en16931:2017']], ['FX-SCH-A-000636']],
  ['two numbers', [['<ram:ID>A-17</ram:ID>', '$&$&']], ['FX-SCH-A-000019']],
  ['two names', [['<ram:ID>A-17</ram:ID>', '$&<ram:Name>a</ram:Name><ram:Name>b</ram:Name>']], ['FX-SCH-A-000630']],
  ['a format of dates', [['format="102">20260201', 'format="203">20260201']], ['BR-03', 'FX-SCH-A-000634']],
  ['no format', [[' format="102">20260201', '>20260201']], ['BR-03', 'FX-SCH-A-000021']],
  ['a language', [['<ram:ID>A-17</ram:ID>', '$&<ram:LanguageID>xx</ram:LanguageID>']], ['FX-SCH-A-000389']],
  ['a country of the seller', [[/(<ram:SellerTradeParty>[\s\S]*?<ram:CountryID>)ES/, '$1XX']], ['FX-SCH-A-000777']],
  [
    'a charge without category',
    [
      [
        /(true<\/udt:Indicator>[\s\S]{0,40}\s*<ram:BasisAmount>50\.00[\s\S]*?)<ram:CategoryCode>S<\/ram:CategoryCode>/,
        '$1',
      ],
    ],
    ['BR-37', 'BR-FXEXT-S-08ini', 'BR-FXEXT-S-08rev', 'BR-FXEXT-S08b', 'FX-SCH-A-000481'],
  ],
  ['a sum of lines that is three cents off', [[/(<ram:LineTotalAmount>)150.00/, '$1150.03']], ['BR-FXEXT-CO-10']],
  ['an amount due that is off', [['>154.05<', '>154.06<']], ['BR-FXEXT-CO-16']],
  [
    'freight of a category that is in no entry',
    [['<ram:ApplicableTradeTax>\n      <ram:CalculatedAmount>', `${FREIGHT}$&`]],
    ['BR-FXEXT-CO-12', 'BR-FXEXT-CO-13', 'BR-FXEXT-Z-01', 'FX-SCH-A-000329'],
  ],
  [
    'a second tax of a line, with a reason that counts for both',
    [
      [
        /(<ram:SpecifiedLineTradeSettlement>\s*)(<ram:ApplicableTradeTax>)/,
        '$1<ram:ApplicableTradeTax><ram:TypeCode>VAT</ram:TypeCode><ram:ExemptionReason>none</ram:ExemptionReason><ram:CategoryCode>S</ram:CategoryCode><ram:RateApplicablePercent>20</ram:RateApplicablePercent></ram:ApplicableTradeTax>$2',
      ],
    ],
    ['BR-FXEXT-S-08rev'],
  ],
  [
    'a line that sums up others, without a number',
    [[/<ram:LineID>1<\/ram:LineID>/, '<ram:LineStatusReasonCode>GROUP</ram:LineStatusReasonCode>']],
    [
      'BR-21',
      'BR-FXEXT-12',
      'BR-FXEXT-CO-10',
      'BR-FXEXT-CO-13',
      'BR-FXEXT-S-08ini',
      'BR-FXEXT-S-08rev',
      'BR-FXEXT-S08b',
      'FX-SCH-A-000270',
    ],
  ],
  ['a note without text', [['<ram:Content>10 %</ram:Content>', '']], ['BR-FXEXT-01']],
  ['a blank as a number', [['<ram:ID>A-17</ram:ID>', '<ram:ID> </ram:ID>']], ['PEPPOL-EN16931-R008']],
  ['an empty number', [['<ram:ID>A-17</ram:ID>', '<ram:ID/>']], ['BR-02', 'PEPPOL-EN16931-R008']],
  ['an empty element', [['<ram:Content>10 %</ram:Content>', '<ram:Content/>']], ['PEPPOL-EN16931-R008']],
];

describe('Factur-X EXTENDED', () => {
  const own = judged(sound);
  it('finds no fault with a sound invoice', () => {
    expect(own).toEqual([]);
  });
  it.each(CASES)('%s breaks its rules and no other', (_, edits, ids) => {
    const changed = edited(sound, edits);
    expect(judged(changed).filter((id) => !own.includes(id))).toEqual([...ids].sort());
  });
});

it('gives the recorded verdicts on slips', async () => {
  await expect(
    verdictsOfSlips(
      'factur-x-extended@1.09.2',
      sound,
      /Guideline|Trade(?:Party|Tax|Delivery)|Charge|Note|Reference|Line/,
    ),
  ).toMatchFileSnapshot('./slips.txt');
});
