import { describe, expect, it } from 'vitest';
import { edited, type Edit } from '../../testing/edits.ts';
import { firedBy } from '../../testing/fired-by.ts';
import { verdictsOfSlips } from '../../testing/slips.ts';
import { frenchCii, frenchUbl } from '../../testing/french-invoices.ts';

type Case = readonly [what: string, edits: readonly Edit[], ids: readonly string[]];

const judged = (text: string): readonly string[] => firedBy('fr-flux1-cible@0.2', text);

const UBL: readonly Case[] = [
  ['a long number', [[/A-17/, 'A'.repeat(36)]], ['G1.05']],
  ['a number with a dot', [[/A-17/, 'A.17']], ['G1.05']],
  ['a kind of invoice', [['>380<', '>751<']], ['G1.01']],
  ['a framework', [['>M1<', '>M8<']], ['G1.02']],
  ['a date with slashes', [['>2026-02-01<', '>2026/02/01<']], ['G1.09']],
  ['a date of the last century', [['>2026-02-01<', '>1999-02-01<']], ['G1.36']],
  ['three decimals', [['>20.00</cbc:PrepaidAmount>', '>20.000</cbc:PrepaidAmount>']], ['G1.14']],
  ['a negative price', [[/(<cbc:PriceAmount currencyID="EUR">)/, '$1-']], ['G1.16', 'G1.55']],
  ['a rate', [[/(<cac:TaxSubtotal>[\s\S]*?<cbc:Percent>)20/, '$121']], ['G1.24']],
  ['a total that is off', [[/(<cbc:TaxExclusiveAmount currencyID="EUR">)145.00/, '$1145.02']], ['G1.53']],
  [
    'a correction without reference',
    [
      ['>380<', '>384<'],
      [/<cac:BillingReference>.*?<\/cac:BillingReference>/, ''],
    ],
    ['G1.31'],
  ],
  ['Greece', [['>NO</cbc:IdentificationCode>', '>EL</cbc:IdentificationCode>']], ['G2.01']],
  ['a company of no scheme', [['schemeID="0002">383474814', 'schemeID="0088">383474814']], ['G1.63', 'G2.19']],
  ['a company without VAT number', [[/<cac:PartyTaxScheme><cbc:CompanyID>NO.*?<\/cac:PartyTaxScheme>/, '']], ['G2.33']],
  ['no profile', [[/<cbc:CustomizationID>.*?<\/cbc:CustomizationID>/, '']], ['G6.08']],
  ['a period that ends as it begins', [['<cbc:EndDate>2026-01-31', '<cbc:EndDate>2026-01-01']], ['G6.25']],
  ['means of payment', [['>30<', '>31<']], ['BT-81']],
  ['a tax', [[/(<cac:TaxSubtotal>[\s\S]*?<cac:TaxScheme><cbc:ID>)VAT/, '$1XYZ']], ['G1.103', 'S1.17']],
];

const CII: readonly Case[] = [
  ['a number with a dot', [[/A-17/, 'A.17']], ['G1.05']],
  ['a date with hyphens', [['>20260201<', '>2026-02-01<']], ['G1.09']],
  ['a total that is off', [[/(<ram:TaxBasisTotalAmount>)145.00/, '$1145.02']], ['G1.53']],
  ['a company of no scheme', [['schemeID="0002">383474814', 'schemeID="0088">383474814']], ['G1.63', 'G2.19']],
  ['what makes the VAT due', [['>29<', '>30<']], ['P1.11']],
  [
    'an exemption without reason',
    [[/(<ram:BasisAmount>145.00<\/ram:BasisAmount><ram:CategoryCode>)S/, '$1E']],
    ['G1.41'],
  ],
];

describe.each([
  ['ubl', frenchUbl(), UBL, ['G6.16', 'S1.14']],
  ['cii', frenchCii(), CII, ['G6.16', 'S1.14']],
] as const)('flow 1 in %s', (_, text, cases, own) => {
  it('asks for more than the sound invoice has', () => {
    expect(judged(text)).toEqual(own);
  });
  it.each(cases)('%s breaks its rules and no other', (__, edits, ids) => {
    const changed = edited(text, edits);
    expect(judged(changed).filter((id) => !own.some((known) => known === id))).toEqual(ids);
  });
});

it('gives the recorded verdicts on slips (ubl)', async () => {
  await expect(verdictsOfSlips('fr-flux1-cible@0.2', frenchUbl())).toMatchFileSnapshot('./slips-ubl.txt');
});

it('gives the recorded verdicts on slips (cii)', async () => {
  await expect(verdictsOfSlips('fr-flux1-cible@0.2', frenchCii())).toMatchFileSnapshot('./slips-cii.txt');
});
