import type { RulePart } from '../definition.ts';

export const zatcaParts: readonly RulePart[] = [
  {
    syntax: 'ubl',
    load: async () => (await import('./rules.ts')).ZATCA_RULES,
    stamps: async () => (await import('../../zatca/stamps.ts')).stampsOf,
  },
];
