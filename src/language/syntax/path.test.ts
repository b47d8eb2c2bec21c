import { describe, expect, it } from 'vitest';
import { parseJson } from './parse-json.ts';
import { walkPath } from './path.ts';
import type { PathStep } from '../../engine/index.ts';

describe('walkPath', () => {
  const { root } = parseJson(
    '{"lines": [{"a": "1"}, [2, 3]], "m": {"a": {"b": 2}, "a.b": 1, "a.b.c": {}, "c[0]": 3, "": 4, "d": {"e": 5}}, "gap": , "m2": 6, "m": {"z": 7}}',
  );
  const twelve = parseJson('[0,1,2,3,4,5,6,7,8,9,10,11]').root;

  it.each<[string, PathStep[], PathStep[], unknown]>([
    ['$', [], [], undefined],
    ['$.lines[0].a', ['lines', 0, 'a'], [], '1'],
    ['lines[0].a', ['lines', 0, 'a'], [], '1'],
    ['$.lines.0.a', ['lines', 0, 'a'], [], '1'],
    ['$.lines[1][1]', ['lines', 1, 1], [], '3'],
    ['$.lines[2].a', ['lines'], [2, 'a'], undefined],
    ['$.lines[x]', ['lines'], ['x]'], undefined],
    ['$.lines[0]a', ['lines'], [0, 'a'], undefined],
    ['$.lines[0].a.b[1]', ['lines', 0, 'a'], ['b', 1], '1'],
    ['$.m2', ['m2'], [], '6'],
    ['$.m2x', [], ['m2x'], undefined],
    ['$.m2[0]', ['m2'], [0], '6'],
    ['$.nothing.at.all', [], ['nothing', 'at', 'all'], undefined],
    ['$.gap', ['gap'], [], undefined],
    ['$.gap.more', ['gap'], ['more'], undefined],
    ['$.m.z', ['m', 'z'], [], '7'],
  ])('follows %s', (path, steps, missing, value) => {
    const walk = walkPath(root, path);
    expect([walk.steps, walk.missing]).toEqual([steps, missing]);
    const node = walk.node;
    expect(node?.kind === 'number' ? node.text : node?.kind === 'string' ? node.value : undefined).toBe(value);
  });

  it.each<[string, PathStep[], string]>([
    ['$.a.b', ['a.b'], '1'],
    ['$.a.b.c', ['a.b.c'], '{}'],
    ['$.a.b.d', ['a.b'], '1'],
    ['$.a', ['a'], '{"b": 2}'],
    ['$.c[0]', ['c[0]'], '3'],
    ['$.', [''], '4'],
    ['$.d.e', ['d', 'e'], '5'],
  ])('takes the longest name there is: %s', (path, steps, value) => {
    const text = '{"a": {"b": 2}, "a.b": 1, "a.b.c": {}, "c[0]": 3, "": 4, "d": {"e": 5}}';
    const walk = walkPath(parseJson(text).root, path);
    expect([walk.steps, text.slice(walk.node?.start, walk.node?.end)]).toEqual([steps, value]);
  });

  it('knows the member whose value a place is, and that an item has none', () => {
    expect(walkPath(root, '$.lines').member?.key.value).toBe('lines');
    expect(walkPath(root, '$.gap').member?.key.value).toBe('gap');
    expect(walkPath(root, '$.lines[0]')).not.toHaveProperty('member');
    expect(walkPath(root, '$')).not.toHaveProperty('member');
  });

  it('counts beyond nine', () => {
    expect(walkPath(twelve, '$[11]')).toMatchObject({ steps: [11], node: { text: '11' } });
    expect(walkPath(twelve, '$[12]')).toMatchObject({ steps: [], missing: [12] });
  });

  it('reaches nothing in no document', () => {
    expect(walkPath(undefined, '$.a[0]')).toEqual({ node: undefined, steps: [], missing: ['a', 0] });
  });
});
