import { expect, it } from 'vitest';
import { walkPath } from '../syntax/path.ts';
import { LONGEST_YAML } from './read-yaml.ts';
import { yamlTree } from './yaml-tree.ts';

const TEXT = `a: 1.50
b: &x [x, "y z", 0142, null, true]
c:
  d: |
    two
    lines
  0x1: *x
  e:
`;

it.each([
  ['$.a', '1.50', 'number', 'a'],
  ['$.b', '[x, "y z", 0142, null, true]', 'array', 'b'],
  ['$.b[0]', 'x', 'string', undefined],
  ['$.b[1]', '"y z"', 'string', undefined],
  ['$.b[2]', '0142', 'number', undefined],
  ['$.b[3]', 'null', 'literal', undefined],
  ['$.b[4]', 'true', 'literal', undefined],
  ['$.c.d', '|\n    two\n    lines\n', 'string', 'd'],
])('knows the place of %s', (path, written, kind, key) => {
  const tree = yamlTree(TEXT);
  const { node, member, missing } = walkPath(tree.root, path);
  expect(missing).toEqual([]);
  expect(node).toMatchObject({ kind });
  expect(node && TEXT.slice(node.start, node.end)).toBe(written);
  if (!key) return;
  expect(member && TEXT.slice(member.key.start, member.key.end)).toBe(key);
  expect(member && TEXT.slice(member.start, member.end)).toBe(`${key}: ${path === '$.b' ? '&x ' : ''}${written}`);
});

it('gives the values as they are written', () => {
  expect(yamlTree('[1.50, "x", y, null, false, 3: 4]').root).toMatchObject({
    kind: 'array',
    closed: true,
    start: 0,
    end: 33,
    items: [
      { kind: 'number', text: '1.50' },
      { kind: 'string', value: 'x' },
      { kind: 'string', value: 'y' },
      { kind: 'literal', value: null },
      { kind: 'literal', value: false },
      { kind: 'object', closed: true, members: [{ key: { kind: 'string', value: '3' }, value: { text: '4' } }] },
    ],
  });
});

it('keeps members without a value, and items that stand for others', () => {
  const { root } = yamlTree('a: &x 1\nb: *x\nc: [*x, 2]\n');
  expect(root).toMatchObject({
    kind: 'object',
    members: [
      { key: { value: 'a' } },
      { key: { value: 'b', start: 8, end: 9 }, start: 8, end: 9 },
      { key: { value: 'c' }, value: { items: [{ kind: 'literal', value: null, start: 17, end: 17 }, { text: '2' }] } },
    ],
  });
  expect(root?.kind === 'object' && root.members[1]).not.toHaveProperty('value');
});

it('names members as they are written, doubled ones too', () => {
  expect(yamlTree('0x1: a\nb: 1\n"b": 2\n~: c').root).toMatchObject({
    members: [{ key: { value: '0x1' } }, { key: { value: 'b' } }, { key: { value: 'b' } }, { key: { value: '~' } }],
  });
});

it('passes over keys that are no plain texts', () => {
  expect(yamlTree('? [a]\n: 1\nb: 2').root).toMatchObject({ members: [{ key: { value: 'b' } }] });
});

it('takes a date for the text it is', () => {
  expect(yamlTree('a: 2026-01-01').root).toMatchObject({
    members: [{ value: { kind: 'string', value: '2026-01-01' } }],
  });
});

it.each([
  ['an error', 'a: [1'],
  ['nothing', ''],
  ['an alias alone', '*x'],
  ['more than is read', `a: ${'x'.repeat(LONGEST_YAML)}`],
  ['more levels than a document may have', '- '.repeat(300)],
  ['two documents', 'a: 1\n---\nb: 2'],
])('has no root for %s', (_, text) => {
  expect(yamlTree(text)).toEqual({ text, faults: [] });
});

it('reads as much as is allowed', () => {
  expect(yamlTree(`a: ${'x'.repeat(LONGEST_YAML - 3)}`).root).toBeDefined();
});
