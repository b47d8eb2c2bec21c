import type { RulePart } from '../definition.ts';

export const sdiParts: readonly RulePart[] = [
  { syntax: 'fatturapa', load: async () => (await import('./rules.ts')).SDI_RULES },
];
