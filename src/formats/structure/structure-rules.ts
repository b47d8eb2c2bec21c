import type { TermRule } from '../en16931/rules/rule.ts';

/** Schema rules. One walk over the elements judges all; the rows are for lists. */
const SAYS = {
  'SCHEMA-NAMESPACE': 'Each element is in the namespace that the schema gives it',
  'SCHEMA-UNKNOWN': 'In an element stand only those that the schema names',
  'SCHEMA-ORDER': 'Elements stand in the order of the schema',
  'SCHEMA-MISSING': 'An element has all that the schema asks for',
  'SCHEMA-TOO-MANY': 'An element stands no more often than the schema allows',
  'SCHEMA-VALUE': 'A value is written as its type in the schema asks',
  'SCHEMA-ATTRIBUTE': 'An element has the attributes that the schema asks for, and no others',
  'SCHEMA-TEXT': 'Text stands in elements for text alone',
} as const;

export type StructureRuleCode = keyof typeof SAYS;

const byTheWalk = { on: () => [], must: () => true };

export const STRUCTURE_RULES: readonly TermRule[] = Object.entries(SAYS).map(([code, say]) => ({
  code,
  say,
  terms: [],
  severity: 'error',
  ubl: byTheWalk,
  cii: byTheWalk,
}));
