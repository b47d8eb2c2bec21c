import type { RulePart } from '../definition.ts';

export const navParts: readonly RulePart[] = [
  { syntax: 'nav', load: async () => (await import('./rules.ts')).NAV_RULES },
];
