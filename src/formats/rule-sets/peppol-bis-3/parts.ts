import type { TermRule } from '../../en16931/rules/rule.ts';
import { RULE_COUNTRIES, type ByRuleCountry } from '../../peppol/countries/rule-countries.ts';
import type { RulePart } from '../definition.ts';

type Load = RulePart['load'];

/** Each import is written out, so that the bundler can make a chunk of it. */
const UBL: ByRuleCountry<'ubl', Load> = {
  NO: async () => (await import('../../peppol/countries/norway.ts')).norwayRules,
  DK: async () => (await import('../../peppol/countries/denmark.ts')).denmarkRules,
  IT: async () => (await import('../../peppol/countries/italy.ts')).italyRules,
  SE: async () => (await import('../../peppol/countries/sweden.ts')).swedenRules,
  GR: async () => (await import('../../peppol/countries/greece.ts')).greeceRules,
  IS: async () => (await import('../../peppol/countries/iceland.ts')).icelandRules,
  NL: async () => (await import('../../peppol/countries/netherlands.ts')).netherlandsRules,
  DE: async () => (await import('../../peppol/countries/germany.ts')).germanyRules,
};

const CII: ByRuleCountry<'cii', Load> = {
  NO: async () => (await import('../../peppol/countries/cii-norway.ts')).norwayCiiRules,
  IT: async () => (await import('../../peppol/countries/cii-italy.ts')).italyCiiRules,
  DK: async () => (await import('../../peppol/countries/cii-denmark.ts')).denmarkCiiRules,
  SE: async () => (await import('../../peppol/countries/cii-sweden.ts')).swedenCiiRules,
  NL: async () => (await import('../../peppol/countries/cii-netherlands.ts')).netherlandsCiiRules,
};

/** Loads rows of UBL with their form in the previous release. */
async function dated(load: Load): Promise<readonly TermRule[]> {
  const [{ withFormer }, rows] = await Promise.all([import('./former-rules.ts'), load()]);
  return withFormer(rows);
}

/** Codes by which an invoice names a country: tax numbers call Greece `EL`. */
const codesOf = (country: string): readonly string[] => (country === 'GR' ? ['GR', 'EL'] : [country]);

export const peppolBis3Parts: readonly RulePart[] = [
  {
    syntax: 'ubl',
    load: () => dated(async () => (await import('../../peppol/peppol-ubl.ts')).PEPPOL_UBL_RULES),
  },
  ...RULE_COUNTRIES.ubl.map((country): RulePart => ({
    syntax: 'ubl',
    countries: codesOf(country),
    load: () => dated(UBL[country]),
  })),
  { syntax: 'cii', load: async () => (await import('../../peppol/peppol-cii.ts')).PEPPOL_CII_RULES },
  ...RULE_COUNTRIES.cii.map((country): RulePart => ({
    syntax: 'cii',
    countries: codesOf(country),
    load: CII[country],
  })),
];
