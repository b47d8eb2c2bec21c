import { describe, expect, it } from 'vitest';
import type { Json } from '../../engine/index.ts';
import { compareJson } from './compare-json.ts';

describe('what two documents do not share', () => {
  it.each<[string, Json, Json, readonly (readonly [string, unknown, unknown])[]]>([
    ['nothing', { a: [1, { b: null }] }, { a: [1, { b: null }] }, []],
    ['nothing but the order of members', { a: 1, b: 2 }, { b: 2, a: 1 }, []],
    ['a value', { a: 1, b: 2 }, { a: 1, b: 3 }, [['$.b', 2, 3]]],
    ['a value of another kind', { a: 1 }, { a: '1' }, [['$.a', 1, '1']]],
    ['a null and nothing', { a: null }, {}, [['$.a', null, undefined]]],
    [
      'a member that is new',
      {},
      { a: { b: 1, c: [2] } },
      [
        ['$.a.b', undefined, 1],
        ['$.a.c[0]', undefined, 2],
      ],
    ],
    ['a member that is gone', { a: { b: 1 } }, {}, [['$.a.b', 1, undefined]]],
    [
      'a member that is new and holds nothing',
      {},
      { a: {}, b: [] },
      [
        ['$.a', undefined, {}],
        ['$.b', undefined, []],
      ],
    ],
    ['a value deep within', { a: { b: [{ c: 1 }] } }, { a: { b: [{ c: 2 }] } }, [['$.a.b[0].c', 1, 2]]],
    ['an entry that is new', [1], [1, 2], [['$[1]', undefined, 2]]],
    ['an entry that is gone', [1, 2], [1], [['$[1]', 2, undefined]]],
    ['a list and an object', { a: [] }, { a: {} }, [['$.a', [], {}]]],
    ['an object and a list', { a: {} }, { a: [] }, [['$.a', {}, []]]],
    ['an object and null', { a: {} }, { a: null }, [['$.a', {}, null]]],
    [
      'several, in the order of the first and then of the second',
      { z: 1, a: 1 },
      { n: 1, a: 2 },
      [
        ['$.z', 1, undefined],
        ['$.a', 1, 2],
        ['$.n', undefined, 1],
      ],
    ],
  ])('%s', (_, before, after, rows) => {
    expect(compareJson(before, after)).toEqual(rows.map(([path, old, now]) => ({ path, before: old, after: now })));
  });

  it('is all of it where there was nothing', () => {
    expect(compareJson(undefined, { a: 1 })).toEqual([{ path: '$.a', before: undefined, after: 1 }]);
  });

  it.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])('may be a member called %s', (name) => {
    const after = JSON.parse(`{ "meta": { "${name}": "x" } }`) as Json;
    const [row] = compareJson({ meta: {} }, after);
    expect([row?.before, row?.after]).toEqual([undefined, 'x']);
    expect(compareJson(after, { meta: {} })[0]).toMatchObject({ before: 'x', after: undefined });
    expect(compareJson(after, after)).toEqual([]);
  });
});
