import type { RulePart } from '../definition.ts';

export const frFlux10Parts: readonly RulePart[] = [{ load: async () => (await import('./rules.ts')).FR_FLUX10_RULES }];
