import { NATIONAL_FORMATS } from '../../national/national-formats.ts';
import { STRUCTURE_RULES } from '../../structure/structure-rules.ts';
import type { RulePart } from '../definition.ts';

export const schemaParts: readonly RulePart[] = [
  {
    syntax: 'ubl',
    load: () => Promise.resolve(STRUCTURE_RULES),
    structures: async () => [(await import('../../structure/ubl-structure.ts')).ublStructure],
  },
  {
    syntax: 'cii',
    load: () => Promise.resolve(STRUCTURE_RULES),
    structures: async () => [(await import('../../structure/cii-structure.ts')).ciiStructure],
  },
  ...NATIONAL_FORMATS.map(({ key, members }): RulePart => ({
    syntax: key,
    load: () => Promise.resolve(STRUCTURE_RULES),
    structures: async () => (await members.load()).map(({ structure }) => structure),
  })),
];
