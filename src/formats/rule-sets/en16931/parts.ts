import type { RulePart } from '../definition.ts';

export const en16931Parts: readonly RulePart[] = [
  { load: async () => (await import('../../en16931/rules/rules.ts')).EN16931_RULES },
  { syntax: 'ubl', load: async () => (await import('../../en16931/rules/ubl-rules.ts')).EN16931_UBL_RULES },
  { syntax: 'cii', load: async () => (await import('../../en16931/rules/cii-rules.ts')).EN16931_CII_RULES },
];
