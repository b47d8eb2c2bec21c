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
  [carryExtensions('a', 'b'), { accepts: [both, { a: '', b: '' }], rejects: [none, {}, a] }],
  [carryNoExtension('b', 'c'), { accepts: [none, a], rejects: [both, { c: '' }] }],
  [carryOneExtensionAtMost('a', 'b'), { accepts: [none, a], rejects: [both] }],
  [
    carryAllExtensionsOrNone('a', 'b', 'c'),
    { accepts: [none, { d: '4' }, { ...both, c: '3', d: '4' }], rejects: [a, both] },
  ],
  [haveExtension('a', '1', '2'), { accepts: [none, {}, a, { a: '2' }, { b: '9' }], rejects: [{ a: '9' }, { a: '' }] }],
  [notHaveExtension('a', '1', '2'), { accepts: [none, { a: '9' }, { b: '1' }], rejects: [a, { a: '2' }] }],
  [notHaveExtension('a', ''), { accepts: [none, {}, a], rejects: [{ a: '' }] }],
  [haveExtensionMatching('a', /^\d$/), { accepts: [none, {}, a, { a: '' }], rejects: [{ a: '12' }] }],
];

it.each<[Constraint, Constraint['expected']]>([
  [carryExtensions('a'), { kind: 'present', like: { a: '' } }],
  [carryAllExtensionsOrNone('a', 'b'), { kind: 'present', like: { a: '', b: '' } }],
  [carryNoExtension('a'), { kind: 'absent', members: ['a'] }],
  [notHaveExtension('a', '1'), { kind: 'absent', members: ['a'] }],
  [carryOneExtensionAtMost('a', 'b'), undefined],
  [haveExtension('a', '1', '2'), { kind: 'oneOf', values: ['1', '2'], member: 'a' }],
  [haveExtensionMatching('a', /^\d$/), { kind: 'pattern', pattern: '^\\d$', member: 'a' }],
])('it is said what would be accepted: %#', (constraint, expected) => {
  expect(constraint.expected).toEqual(expected);
});

it.each(table.map(([constraint, cases]) => [constraint.words, constraint, cases] as const))(
  'extensions that must %s',
  (_, constraint, cases) => {
    for (const value of cases.accepts) expect(constraint.holds(value, scope), JSON.stringify(value)).toBe(true);
    for (const value of cases.rejects) expect(constraint.holds(value, scope), JSON.stringify(value)).toBe(false);
  },
);
