import { describe, expect, it } from 'vitest';
import type { Json } from '../../engine/index.ts';
import { compareJson, withoutLeftOut } from './compare-json.ts';

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

  describe('between lists', () => {
    const line = (i: number, name: string, quantity = '1') => ({ i, quantity, item: { name } });
    const five = [line(1, 'a'), line(2, 'b'), line(3, 'c'), line(4, 'd'), line(5, 'e')];

    it.each<[string, readonly Json[], readonly (readonly [string, unknown, unknown])[]]>([
      [
        'is which entries are gone, not what stands in their places',
        [line(1, 'b'), line(2, 'd')],
        [
          ['$[0]', five[0], undefined],
          ['$[2]', five[2], undefined],
          ['$[4]', five[4], undefined],
        ],
      ],
      ['is what an entry says that has moved', [line(1, 'e', '2'), ...five.slice(0, 4)], [['$[0].quantity', '1', '2']]],
      ['is the entry that is new', [...five, line(6, 'f')], [['$[5]', undefined, line(6, 'f')]]],
      [
        'is the name of an entry that took the place of one',
        [line(1, 'x'), ...five.slice(1)],
        [['$[0].item.name', 'a', 'x']],
      ],
      ['is nothing of two alike', five, []],
    ])('%s', (_, after, rows) => {
      const numbered = after.map((entry, index) => ({ ...(entry as object), i: index + 1 }) as Json);
      const found = compareJson(five, numbered).map(({ path, before, after: now }) => ({ path, before, after: now }));
      expect(found).toEqual(rows.map(([path, old, now]) => ({ path, before: old, after: now })));
    });

    it('is listed with both places where an entry has moved', () => {
      const [row] = compareJson({ lines: five }, { lines: [line(1, 'e', '2')] }).filter(({ after }) => after);
      expect(row).toMatchObject({ path: '$.lines[0].quantity', from: '$.lines[4].quantity' });
    });

    it('is counted where entries are gone', () => {
      const rows = compareJson({ code: 1, lines: five }, { code: 2, lines: [line(1, 'b')] });
      expect(withoutLeftOut(rows)).toEqual({
        leftOut: [{ list: '$.lines', numbers: [1, 3, 4, 5] }],
        rest: [{ path: '$.code', before: 1, after: 2 }],
      });
    });
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
