import { STRUCTURE_RULES } from '../../structure/structure-rules.ts';
import type { RulePart } from '../definition.ts';

export const schemaParts: readonly RulePart[] = [
  {
    syntax: 'ubl',
    load: () => Promise.resolve(STRUCTURE_RULES),
    structure: async () => (await import('../../structure/ubl-structure.ts')).ublStructure,
  },
  {
    syntax: 'cii',
    load: () => Promise.resolve(STRUCTURE_RULES),
    structure: async () => (await import('../../structure/cii-structure.ts')).ciiStructure,
  },
  {
    syntax: 'national',
    load: () => Promise.resolve(STRUCTURE_RULES),
    structure: async () => (await import('../../ksef/ksef-structure.ts')).ksefStructure,
  },
];
