import type { RulePart } from '../definition.ts';

export const frCdarParts: readonly RulePart[] = [{ load: async () => (await import('./rules.ts')).FR_CDAR_RULES }];
