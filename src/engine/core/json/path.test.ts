import { describe, expect, it, test } from 'vitest';
import type { Json } from './json.ts';
import { formatPath, parsePath, stepsOfPath, type PathStep } from './path.ts';

it.each<[string, PathStep[]]>([
  ['$', []],
  ['$.a', ['a']],
  ['$.lines[0].item.price', ['lines', 0, 'item', 'price']],
  ['$[3]', [3]],
  ['$[0][12]', [0, 12]],
  ['$.ext.es-verifactu-doc-type', ['ext', 'es-verifactu-doc-type']],
  ['$.$schema', ['$schema']],
  ['$.Bad Key', ['Bad Key']],
])('%s is the path of %j and reads as that', (path, steps) => {
  expect(formatPath(steps)).toBe(path);
  expect(parsePath(path)).toEqual(steps);
});

it.each<[string, PathStep[]]>([
  ['', []],
  ['a.b', ['a', 'b']],
  ['.a', ['a']],
  ['a[1]', ['a', 1]],
  ['lines[x]', ['lines', 'x]']],
  ['price$', ['price$']],
])('%j reads as %j', (path, steps) => {
  expect(parsePath(path)).toEqual(steps);
});

describe('the steps of a path', () => {
  test.each<[string, Json, readonly (string | number)[]]>([
    ['$', {}, []],
    ['$.a', {}, ['a']],
    ['$.a.b[3].c', {}, ['a', 'b', 3, 'c']],
    ['$[12][0]', [], [12, 0]],
    ['$.a[1].b.c', { a: [0, { 'b.c': 1 }] }, ['a', 1, 'b.c']],
    ['$.a[0].b.c', { a: [0, { 'b.c': 1 }] }, ['a', 0, 'b', 'c']],
    ['$.a.b', { a: { b: 1 }, 'a.b': 1 }, ['a', 'b']],
    ['$.a.b.c', { 'a.b': { c: 1 } }, ['a.b', 'c']],
    ['$.a.b.c', { 'a.b': 1, 'a.b.c': 1 }, ['a.b.c']],
    ['$.a[0].b', { 'a[0]': { b: 1 } }, ['a[0]', 'b']],
    ['$.a[0].b', { 'a[0].b': 1 }, ['a[0].b']],
    ['$.[0]', { '[0]': 1 }, ['[0]']],
    ['$..a', { '.a': 1 }, ['.a']],
  ])('%s in %j', (path, document, steps) => {
    expect(stepsOfPath(path, document)).toEqual(steps);
  });

  test('of a name with many dots is looked for up to its end only', () => {
    const dotted = 'a.'.repeat(200) + 'a';
    expect(stepsOfPath(`$.${dotted}.b`, { [dotted]: { b: 1 } })).toEqual([dotted, 'b']);
    const long = 'a.'.repeat(300) + 'a';
    expect(stepsOfPath(`$.${long}`, { [long]: 1 })).toHaveLength(301);
  });
});
