import { expect, it } from 'vitest';
import type { Constraint } from '../rules/constraint.ts';
import { taxKnowledge } from './knowledge.ts';
import {
  carryAllExtensionsOrNone,
  carryExtensions,
  carryNoExtension,
  carryOneExtensionAtMost,
  haveExtension,
  haveExtensionMatching,
  notHaveExtension,
} from './extension-constraints.ts';

const scope = {
  root: {},
  document: {},
  regime: '',
  addons: [],
  knowledge: taxKnowledge({ regimes: [], addons: [], extensions: [] }),
};

const none = undefined;
const a = { a: '1' };
const both = { a: '1', b: '2' };

const table: readonly [Constraint, { accepts: readonly unknown[]; rejects: readonly unknown[] }][] = [
  [carryExtensions('a', 'b'), { accepts: [both], rejects: [none, {}, a] }],
  [carryNoExtension('b', 'c'), { accepts: [none, a], rejects: [both] }],
  [carryOneExtensionAtMost('a', 'b'), { accepts: [none, a], rejects: [both] }],
  [carryAllExtensionsOrNone('a', 'b'), { accepts: [none, both, { c: '3' }], rejects: [a] }],
  [haveExtension('a', '1', '2'), { accepts: [none, {}, a, { b: '9' }], rejects: [{ a: '9' }] }],
  [notHaveExtension('a', '1', '2'), { accepts: [none, { a: '9' }], rejects: [a] }],
  [haveExtensionMatching('a', /^\d$/), { accepts: [none, a], rejects: [{ a: '12' }] }],
];

it.each(table.map(([constraint, cases]) => [constraint.words, constraint, cases] as const))(
  'extensions that must %s',
  (_, constraint, cases) => {
    for (const value of cases.accepts) expect(constraint.holds(value, scope), JSON.stringify(value)).toBe(true);
    for (const value of cases.rejects) expect(constraint.holds(value, scope), JSON.stringify(value)).toBe(false);
  },
);
