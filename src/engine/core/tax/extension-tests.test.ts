import { expect, it } from 'vitest';
import type { Test } from '../rules/test.ts';
import { taxKnowledge } from './knowledge.ts';
import {
  carryAllExtensionsOrNone,
  carryExtensions,
  carryNoExtension,
  carryOneExtensionAtMost,
  haveExtension,
  haveExtensionMatching,
  notHaveExtension,
} from './extension-tests.ts';

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

const table: readonly [Test, { accepts: readonly unknown[]; rejects: readonly unknown[] }][] = [
  [carryExtensions('a', 'b'), { accepts: [both], rejects: [none, {}, a] }],
  [carryNoExtension('b', 'c'), { accepts: [none, a], rejects: [both] }],
  [carryOneExtensionAtMost('a', 'b'), { accepts: [none, a], rejects: [both] }],
  [carryAllExtensionsOrNone('a', 'b'), { accepts: [none, both, { c: '3' }], rejects: [a] }],
  [haveExtension('a', '1', '2'), { accepts: [none, {}, a, { b: '9' }], rejects: [{ a: '9' }] }],
  [notHaveExtension('a', '1', '2'), { accepts: [none, { a: '9' }], rejects: [a] }],
  [haveExtensionMatching('a', /^\d$/), { accepts: [none, a], rejects: [{ a: '12' }] }],
];

it.each(table.map(([test, cases]) => [test.words, test, cases] as const))(
  'extensions that must %s',
  (_, test, cases) => {
    for (const value of cases.accepts) expect(test.holds(value, scope), JSON.stringify(value)).toBe(true);
    for (const value of cases.rejects) expect(test.holds(value, scope), JSON.stringify(value)).toBe(false);
  },
);
