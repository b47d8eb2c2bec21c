import type { RulePart } from '../definition.ts';

export const ksefParts: readonly RulePart[] = [
  { syntax: 'ksef', load: async () => (await import('./rules.ts')).KSEF_RULES },
];
