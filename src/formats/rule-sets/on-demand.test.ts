import { describe, expect, it } from 'vitest';
import { isSyntax } from '../en16931/term-tree.ts';
import { createStandardEngine } from '../../engine/index.ts';
import { systemContext } from '../../platform/system-context.ts';
import { importXml } from '../reading/import-xml.ts';
import { ublInvoice } from '../testing/invoices.ts';
import { fetchRuleSets, fetchUndescribedSets } from './on-demand.ts';
import { ruleSetsFor, type RuleSet } from './rule-set.ts';
import { RULE_SETS } from './standard.ts';

const engine = createStandardEngine();

const PROFILES = [
  undefined,
  'en16931',
  'peppol-bis-3',
  'peppol-self-billing-3',
  'xrechnung-3',
  'fr-extended',
  'factur-x-minimum',
  'factur-x-basic',
  'factur-x-extended',
];

const COUNTRIES = ['NO', 'DK', 'IT', 'SE', 'GR', 'EL', 'IS', 'NL', 'DE'];

describe.each(['ubl', 'cii'] as const)('rules fetched for %s', (syntax) => {
  /** What judges by each rule and tells its faults. The order and a former demand, which is a function, do not matter. */
  const judging = ({ rules }: Pick<RuleSet, 'rules'>) =>
    rules
      .flatMap(({ code, severity, terms, since, until, weighs, before, rows, ...rule }) =>
        rule[syntax]
          ? [
              {
                by: rule[syntax],
                row: rows?.[syntax],
                held: JSON.stringify([code, severity, terms, since, until, weighs, before?.[syntax] && before.release]),
              },
            ]
          : [],
      )
      .sort((demand, other) => (demand.held < other.held ? -1 : 1));

  it.each(PROFILES)('are those of the standard sets, profile %s', async (profile) => {
    const fetched = await fetchRuleSets({ syntax, profile });
    const wanted = ruleSetsFor(RULE_SETS, { profile });
    expect(fetched.map(({ key }) => key)).toEqual(wanted.map(({ key }) => key));
    expect(fetched.map(judging)).toEqual(wanted.map(judging));
  });

  it.each(RULE_SETS.map((set) => [set.key, set] as const))('are those of the standard set %s', async (key, wanted) => {
    // Rules of an authority's own format are fetched for its files.
    const national = Object.values(wanted.documents).find((binding) => !isSyntax(binding));
    const isNational = !Object.values(wanted.documents).some(isSyntax);
    const own = isNational && national ? national : syntax;
    const [fetched, ...others] = await fetchRuleSets({ syntax: own, profile: undefined, judge: [key] });
    expect(others).toEqual([]);
    expect(fetched && judging(fetched)).toEqual(judging(wanted));
  });

  it.each(COUNTRIES)('are those of one country when the invoice names it alone: %s', async (country) => {
    const judging = { syntax, profile: 'peppol-bis-3', judge: ['peppol-bis-3'] };
    const codes = async (countries?: readonly string[]) => {
      const [set] = await fetchRuleSets({ ...judging, ...(countries && { countries }) });
      return (set?.rules ?? []).map(({ code }) => code);
    };
    const of = new RegExp(`^${country === 'EL' ? 'GR' : country}-`);
    const [every, general, fetched] = [await codes(), await codes(['XX']), await codes([country, 'FR'])];
    const own = every.filter((code) => of.test(code));
    expect(general.filter((code) => of.test(code))).toEqual([]);
    expect(fetched.filter((code) => !general.includes(code))).toEqual(own);
    expect(own.length > 0).toBe(syntax === 'ubl' || !['GR', 'EL', 'IS', 'DE'].includes(country));
  });

  it('are those that are asked for', async () => {
    const fetched = await fetchRuleSets({ syntax, profile: 'peppol-bis-3', judge: ['xrechnung-3'] });
    expect(fetched.map(({ key }) => key)).toEqual(['xrechnung-3']);
    await expect(fetchRuleSets({ syntax, profile: 'peppol-bis-3', judge: [] })).resolves.toEqual([]);
  });
});

describe('sets without the sentences of faults', () => {
  // Sentences that a test before has loaded stay, so they may be there at once.
  it.each([
    ['a clean invoice needs none', ublInvoice('S'), false],
    ['a broken one has them, though nobody reads its faults before', ublInvoice('S').replace('>A-17<', '><'), true],
  ])('%s', async (_, data, isBroken) => {
    const { sets, inWords } = await fetchUndescribedSets({ syntax: 'ubl', profile: 'en16931' });
    const judged = (ruleSets: readonly RuleSet[]) => {
      const read = importXml({ data }, engine, systemContext, ruleSets);
      return read.ok ? read.value.verdicts : [];
    };
    const first = judged(sets);
    expect(first.length > 0).toBe(isBroken);
    const described = await inWords();
    if (!isBroken) expect(described).toBeUndefined();
    for (const { description } of judged(described ?? sets)) expect(description).toMatch(/^[A-Z`].*[.]$/);
  });
});
