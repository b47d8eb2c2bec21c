import { describe, expect, it } from 'vitest';
import { edited, type Edit } from '../../testing/edits.ts';
import { firedBy } from '../../testing/fired-by.ts';
import { frenchCii, frenchUbl } from '../../testing/french-invoices.ts';

type Case = readonly [what: string, edits: readonly Edit[], start: readonly string[], target: readonly string[]];

const judged = (release: string, text: string): readonly string[] => firedBy(`${release}@0.2`, text);

const UBL: readonly Case[] = [
  [
    'a country of a delivery',
    [[/(<cac:DeliveryLocation>.*?<cbc:IdentificationCode>)[A-Z]{2}/s, '$1EL']],
    [],
    ['G2.01'],
  ],
  ['no name of an item', [[/<cac:Item>.*?<\/cac:Item>/s, '']], [], ['G6.09']],
  [
    'the date of an earlier invoice',
    [[/(<cac:InvoiceDocumentReference>.*?<\/cbc:ID>)/s, '$1<cbc:IssueDate>1999-12-31</cbc:IssueDate>']],
    [],
    ['G1.36'],
  ],
  ['a kind of invoice', [['>380<', '>751<']], ['G1.01'], ['G1.01']],
  ['a SIREN of ten digits', [['>383474814<', '>3834748140<']], ['G1.63', 'G2.19'], ['G1.63', 'G2.19']],
  ['a period that ends as it begins', [['<cbc:EndDate>2026-01-31', '<cbc:EndDate>2026-01-01']], ['G6.25'], ['G6.25']],
  [
    'a credit note that refers to nothing',
    [
      ['>380<', '>381<'],
      [/<cac:BillingReference>.*?<\/cac:BillingReference>/s, ''],
    ],
    ['G1.31'],
    ['G1.31'],
  ],
];

const CII: readonly Case[] = [
  ['no name of an item', [[/<ram:SpecifiedTradeProduct>.*?<\/ram:SpecifiedTradeProduct>/s, '']], [], ['G6.09']],
  ['what makes the VAT due', [['>29<', '>30<']], ['P1.11'], ['P1.11']],
  ['a date with hyphens', [['>20260201<', '>2026-02-01<']], ['G1.09'], ['G1.09']],
];

describe.each([
  ['ubl', frenchUbl(), UBL],
  ['cii', frenchCii(), CII],
] as const)('flow 1 at its start, in %s', (_, text, cases) => {
  it('asks for nothing of lines and addresses', () => {
    expect(judged('fr-flux1-demarrage', text)).toEqual(['S1.14']);
    expect(judged('fr-flux1-cible', text)).toEqual(['G6.16', 'S1.14']);
  });
  it.each(cases)('judges %s by its own rules, and the target by more', (__, edits, start, target) => {
    const changed = edited(text, edits);
    const more = (release: string, own: readonly string[]): readonly string[] =>
      judged(release, changed).filter((id) => !own.includes(id));
    expect(more('fr-flux1-demarrage', ['S1.14'])).toEqual(start);
    expect(more('fr-flux1-cible', ['G6.16', 'S1.14'])).toEqual(target);
  });
});
