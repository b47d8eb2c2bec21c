import type { TermRule } from '../../en16931/rules/rule.ts';
import type { RulePart } from '../definition.ts';

/** Rows of UBL with their form in the previous release. */
async function dated(rows: Promise<readonly TermRule[]>): Promise<readonly TermRule[]> {
  const { withFormer } = await import('./former-rules.ts');
  return withFormer(await rows);
}

export const peppolBis3Parts: readonly RulePart[] = [
  { syntax: 'ubl', load: () => dated(import('../../peppol/peppol-ubl.ts').then((part) => part.PEPPOL_UBL_RULES)) },
  {
    syntax: 'ubl',
    countries: ['NO'],
    load: async () => (await import('../../peppol/countries/norway.ts')).norwayRules,
  },
  {
    syntax: 'ubl',
    countries: ['DK'],
    load: () => dated(import('../../peppol/countries/denmark.ts').then((part) => part.denmarkRules)),
  },
  {
    syntax: 'ubl',
    countries: ['IT'],
    load: async () => (await import('../../peppol/countries/italy.ts')).italyRules,
  },
  {
    syntax: 'ubl',
    countries: ['SE'],
    load: async () => (await import('../../peppol/countries/sweden.ts')).swedenRules,
  },
  {
    syntax: 'ubl',
    countries: ['GR', 'EL'],
    load: async () => (await import('../../peppol/countries/greece.ts')).greeceRules,
  },
  {
    syntax: 'ubl',
    countries: ['IS'],
    load: async () => (await import('../../peppol/countries/iceland.ts')).icelandRules,
  },
  {
    syntax: 'ubl',
    countries: ['NL'],
    load: async () => (await import('../../peppol/countries/netherlands.ts')).netherlandsRules,
  },
  {
    syntax: 'ubl',
    countries: ['DE'],
    load: () => dated(import('../../peppol/countries/germany.ts').then((part) => part.germanyRules)),
  },
  { syntax: 'cii', load: async () => (await import('../../peppol/peppol-cii.ts')).PEPPOL_CII_RULES },
  {
    syntax: 'cii',
    countries: ['NO'],
    load: async () => (await import('../../peppol/countries/cii-norway.ts')).norwayCiiRules,
  },
  {
    syntax: 'cii',
    countries: ['IT'],
    load: async () => (await import('../../peppol/countries/cii-italy.ts')).italyCiiRules,
  },
  {
    syntax: 'cii',
    countries: ['DK'],
    load: async () => (await import('../../peppol/countries/cii-denmark.ts')).denmarkCiiRules,
  },
  {
    syntax: 'cii',
    countries: ['SE'],
    load: async () => (await import('../../peppol/countries/cii-sweden.ts')).swedenCiiRules,
  },
  {
    syntax: 'cii',
    countries: ['NL'],
    load: async () => (await import('../../peppol/countries/cii-netherlands.ts')).netherlandsCiiRules,
  },
];
