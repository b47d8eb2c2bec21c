import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../core/json/json.ts';
import { JsonNumber } from '../core/json/json.ts';
import type { TextDifference } from './text-differences.ts';
import { textDifferences } from './text-differences.ts';

const n = (digits: string) => new JsonNumber(digits);
const added = (path: string, found: Json): TextDifference => ({ departure: 'added', path, found });
const missing = (path: string, covered: Json): TextDifference => ({ departure: 'missing', path, covered });
const other = (path: string, found: Json, covered: Json): TextDifference => ({
  departure: 'other',
  path,
  found,
  covered,
});
const loose = (path: string, found: Json): TextDifference => ({ departure: 'loose', path, found });
const differences = (found: JsonObject, written: JsonObject) => [...textDifferences(found, written)];
/** A lone surrogate. */
const HALF = '\ud800';

describe('a text departs from what was written', () => {
  test.each<[string, JsonObject, JsonObject, readonly TextDifference[]]>([
    ['nowhere', { a: 1, b: { c: ['x'] } }, { a: 1, b: { c: ['x'] } }, []],
    ['not by the order of members', { b: 1, a: 2 }, { a: 2, b: 1 }, []],
    ['by a member that was not written', { a: 1, b: { c: 2 } }, { a: 1, b: {} }, [added('$.b.c', 2)]],
    ['by a null', { a: null }, {}, [added('$.a', null)]],
    ['by a member that is gone', { b: {} }, { a: 1, b: { c: 'x' } }, [missing('$.b.c', 'x'), missing('$.a', 1)]],
    ['not by a null that is gone', {}, { a: null }, []],
    ['by a value for a null', { a: 1 }, { a: null }, [other('$.a', 1, null)]],
    ['by a member of the prototype', { toString: 1 }, {}, [added('$.toString', 1)]],
    ['by lacking a member of the prototype', {}, { toString: 1 }, [missing('$.toString', 1)]],
    ['by a text', { a: 'x' }, { a: 'y' }, [other('$.a', 'x', 'y')]],
    ['by white space in a text', { a: ' x' }, { a: 'x' }, [other('$.a', ' x', 'x')]],
    ['by true for false', { a: true }, { a: false }, [other('$.a', true, false)]],
    ['by a list for an object', { a: [] }, { a: {} }, [other('$.a', [], {})]],
    ['by an object for a list', { a: {} }, { a: [] }, [other('$.a', {}, [])]],
    ['by a text for an object', { a: '' }, { a: {} }, [other('$.a', '', {})]],
    ['by an object for a text', { a: {} }, { a: '' }, [other('$.a', {}, '')]],
    ['by an entry that was not written', { a: [1, 2] }, { a: [1] }, [added('$.a[1]', 2)]],
    ['by an entry that is gone', { a: [1] }, { a: [1, 2] }, [missing('$.a[1]', 2)]],
    ['by an entry', { a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, [other('$.a[1].b', 2, 3)]],
  ])('%s', (_, found, written, expected) => {
    const sorted = (list: readonly TextDifference[]) => list.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    expect(sorted(textDifferences(found, written))).toEqual(sorted(expected));
  });
});

describe('the spelling of a number is free', () => {
  test.each<[string, Json, Json, boolean]>([
    ['with zeros at the end', n('1.10'), n('1.1'), true],
    ['with an exponent', n('2.05e1'), n('20.5'), true],
    ['as a whole number', n('7'), 7, true],
    ['unless it is another', n('1.11'), n('1.1'), false],
    ['unless it is a text', '7', 7, false],
    ['unless a text was written', 7, '7', false],
    ['unless it is true', true, 1, false],
    ['unless nothing stands there', null, n('1e400'), false],
  ])('%s', (_, found, written, same) => {
    expect(differences({ a: found }, { a: written })).toEqual(same ? [] : [other('$.a', found, written)]);
  });
});

describe('another value would have the same digest', () => {
  test.each<[string, Json, Json, readonly TextDifference[]]>([
    ['as digits beyond a double', n('0.1000000000000000055'), n('0.1'), [loose('$.a', n('0.1000000000000000055'))]],
    ['as half a surrogate pair', HALF, HALF, [loose('$.a', HALF)]],
    ['not as a whole pair', '😀', '😀', []],
    ['not as digits that a double keeps', n('0.1'), n('0.1'), []],
    ['not as true', true, true, []],
  ])('%s', (_, found, written, expected) => {
    expect(differences({ a: found }, { a: written })).toEqual(expected);
  });

  test('throughout what both share, where nulls and their names are in no digest', () => {
    const doc: JsonObject = {
      ok: 1,
      text: 'x',
      gone: null,
      list: [null, { gone: null }, [HALF], n('1e400'), n('1.5')],
      deep: { sum: n('123456789012345678901'), flag: false },
    };
    expect(differences({ doc }, { doc })).toEqual([
      loose('$.doc.gone', null),
      loose('$.doc.list[1].gone', null),
      loose('$.doc.list[2][0]', HALF),
      loose('$.doc.list[3]', n('1e400')),
      loose('$.doc.deep.sum', n('123456789012345678901')),
    ]);
  });

  test('but not in a copy, where a null that was written is one', () => {
    expect(differences({ doc: { a: null } }, { doc: { a: null } })).toEqual([]);
  });
});

describe('what says nothing passes', () => {
  test.each<[string, Json]>([
    ['a null', null],
    ['an empty text', ''],
    ['an empty list', []],
    ['an empty object', {}],
  ])('%s among the members of the header', (_, empty) => {
    expect(differences({ head: { tags: empty } }, { head: {} })).toEqual([]);
    expect(differences({ head: { zzz: empty } }, { head: {} })).toEqual([added('$.head.zzz', empty)]);
    expect(differences({ doc: { tags: empty } }, { doc: {} })).toEqual([added('$.doc.tags', empty)]);
  });

  test.each<[string, Json]>([
    ['a text', 'x'],
    ['a list', ['x']],
    ['an object', { a: 1 }],
    ['a number', 0],
    ['false', false],
  ])('but not %s', (_, given) => {
    expect(differences({ head: { tags: given } }, { head: {} })).toEqual([added('$.head.tags', given)]);
  });

  test('a `meta` of null does anywhere', () => {
    expect(differences({ doc: { meta: null } }, { doc: {} })).toEqual([]);
    expect(differences({ doc: { meta: {} } }, { doc: {} })).toEqual([added('$.doc.meta', {})]);
  });

  test.each<[string, JsonObject, JsonObject, number]>([
    ['white space around a signature', { sigs: [' x\n'] }, { sigs: ['x'] }, 0],
    ['no white space in one', { sigs: ['x x'] }, { sigs: ['xx'] }, 1],
    ['no white space around anything else', { seals: [' x'] }, { seals: ['x'] }, 1],
    ['no white space that was written', { sigs: ['x'] }, { sigs: [' x'] }, 1],
    ['no number for a signature', { sigs: [1] }, { sigs: ['1'] }, 1],
  ])('%s', (_, found, written, count) => {
    expect(differences(found, written)).toHaveLength(count);
  });
});

describe('no more than a thousand differences are listed', () => {
  const many = Array.from({ length: 1001 }, (_, i) => i);

  test.each<[string, JsonObject, JsonObject]>([
    ['of members', Object.fromEntries(many.map((i) => [`m${i}`, i])), {}],
    ['of entries', { a: many }, { a: [] }],
    ['of lists one after another', { a: many.slice(1), b: ['x'] }, { a: [], b: ['y'] }],
  ])('%s', (_, found, written) => {
    expect(textDifferences(found, written)).toHaveLength(1000);
  });

  test('and a list of differences beyond them is not walked', () => {
    let reads = 0;
    const watched = new Proxy(many, {
      get(target, name, receiver): unknown {
        if (name === '999') reads++;
        return Reflect.get(target, name, receiver);
      },
    });
    const found = { a: many, b: watched };
    expect(textDifferences(found, { a: [], b: [] })).toHaveLength(1000);
    expect(reads).toBe(0);
  });
});
