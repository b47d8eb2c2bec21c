import { describe, expect, it } from 'vitest';
import { edited, type Edit } from '../../testing/edits.ts';
import { firedBy } from '../../testing/fired-by.ts';
import { verdictsOfSlips } from '../../testing/slips.ts';
import { frenchCii, frenchUbl, sharedCii, sharedUbl } from '../../testing/french-invoices.ts';

type Case = readonly [what: string, edits: readonly Edit[], ids: readonly string[]];

/** The ids of the French rules; those with equal ids in EN 16931 are tested there. */
const judged = (text: string): readonly string[] =>
  firedBy('fr-extended-ctc@1.4.0.03', text)
    .filter((id) => /EXT|BR-CO-2[57]/.test(id))
    .sort();

const UBL: readonly Case[] = [
  [
    'a sum of lines that is a cent off for each of two',
    [[/(<cbc:LineExtensionAmount currencyID="EUR">)150.00/, '$1150.02']],
    [],
  ],
  [
    'one that is three cents off',
    [[/(<cbc:LineExtensionAmount currencyID="EUR">)150.00/, '$1150.03']],
    ['BR-FREXT-CO-10'],
  ],
  [
    'a total that is six cents off',
    [[/(<cbc:TaxExclusiveAmount currencyID="EUR">)145.00/, '$1145.06']],
    ['BR-FREXT-CO-13', 'BR-FREXT-CO-15'],
  ],
  ['no price', [[/<cac:Price>[\s\S]*?<\/cac:Price>/, '']], ['BR-FREXT-26']],
  ['no terms of payment', [[/<cbc:DueDate>[^<]*<\/cbc:DueDate>/, '']], ['BR-CO-25']],
  ['a base that is a cent off for each', [[/(<cbc:TaxableAmount currencyID="EUR">)145.00/, '$1145.04']], []],
  [
    'a base that is more off',
    [[/(<cbc:TaxableAmount currencyID="EUR">)145.00/, '$1145.05']],
    ['BR-FREXT-S-08', 'BR-FREXT-S-08ini', 'BR-FREXT-S-08rev'],
  ],
  [
    'tax that is six cents off',
    [[/(<cac:TaxSubtotal>[\s\S]*?<cbc:TaxAmount currencyID="EUR">)29.00/, '$129.06']],
    ['BR-FREXT-S-09'],
  ],
  [
    'a category that nothing bears',
    [[/(<cac:TaxSubtotal>[\s\S]*?<cac:TaxCategory><cbc:ID>)S/, '$1Z']],
    ['BR-FREXT-S-01', 'BR-FREXT-Z-01', 'BR-FREXT-Z-08', 'BR-FREXT-Z-08ini', 'BR-FREXT-Z-08rev'],
  ],
  ['a scheme of an identifier', [['schemeID="0060">123456789', 'schemeID="BY">123456789']], []],
  ['a scheme that there is not', [['schemeID="0060">123456789', 'schemeID="ZZ">123456789']], ['BR-FREXT-CL-10']],
  ['a reason of a tax', [[/(<cbc:AllowanceChargeReasonCode)>FC/, '$1 listID="5153">EXC']], []],
  [
    'a reason of a list that there is not',
    [[/(<cbc:AllowanceChargeReasonCode)>FC/, '$1 listID="1">FC']],
    ['BR-FREXT-CL-20-LISTID'],
  ],
  ['a property without value', [['<cbc:Value>black</cbc:Value>', '']], ['BR-FREXT-54-2']],
  [
    'an exchange rate with more',
    [
      [
        '<cac:PaymentMeans>',
        '<cac:TaxExchangeRate><cbc:MathematicOperatorCode>x</cbc:MathematicOperatorCode></cac:TaxExchangeRate>$&',
      ],
    ],
    ['CII-FREXT-CR-490'],
  ],
];

const CII: readonly Case[] = [
  ['a sum of lines that is three cents off', [[/(<ram:LineTotalAmount>)150.00/, '$1150.03']], ['BR-FREXT-CO-10']],
  [
    'a base that is more off',
    [[/(<ram:BasisAmount>)145.00/, '$1145.05']],
    ['BR-FXEXT-S-08', 'BR-FXEXT-S-08ini', 'BR-FXEXT-S-08rev'],
  ],
  ['tax that is six cents off', [[/(<ram:CalculatedAmount>)29.00/, '$129.06']], ['BR-FXEXT-S-09']],
  ['a property without value', [['<ram:Value>black</ram:Value>', '']], ['BR-FREXT-54-2']],
  [
    'a document with a kind',
    [
      [
        '<ram:InvoiceReferencedDocument>',
        '<ram:ContractReferencedDocument><ram:TypeCode>1</ram:TypeCode></ram:ContractReferencedDocument>$&',
      ],
    ],
    ['CII-EXT-DT-018'],
  ],
  ['an account of two kinds', [['</ram:IBANID>', '$&<ram:ProprietaryID>1</ram:ProprietaryID>']], ['BR-CO-27']],
];

/** Lines under others. */
const shared = (net: RegExp): readonly Case[] => [
  ['an amount that is not that of the lines', [[net, '$199.99']], ['BR-FREXT-08']],
  ['a status', [['>GROUP<', '>GROUPS<']], ['BR-FREXT-05']],
];

describe.each([
  ['ubl', frenchUbl(), UBL],
  ['cii', frenchCii(), CII],
  ['ubl, lines under others', sharedUbl(), shared(/(<cbc:LineExtensionAmount currencyID="EUR">)100.00/)],
  ['cii, lines under others', sharedCii(), shared(/(<ram:LineTotalAmount>)100.00/)],
])('%s', (_, text, cases) => {
  const own = judged(text);
  it.each(cases)('%s breaks its rules and no other', (__, edits, ids) => {
    expect(judged(edited(text, edits)).filter((id) => !own.includes(id))).toEqual([...ids].sort());
  });
});

it('a sound invoice breaks no rule', () => {
  expect([judged(frenchUbl()), judged(frenchCii())]).toEqual([[], []]);
});

it('gives the recorded verdicts on slips (ubl)', async () => {
  await expect(verdictsOfSlips('fr-extended-ctc@1.4.0.03', sharedUbl())).toMatchFileSnapshot('./slips-ubl.txt');
});

it('gives the recorded verdicts on slips (cii)', async () => {
  await expect(verdictsOfSlips('fr-extended-ctc@1.4.0.03', sharedCii())).toMatchFileSnapshot('./slips-cii.txt');
});
