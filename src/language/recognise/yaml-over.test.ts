import { describe, expect, test } from 'vitest';
import { yamlOver } from './yaml-over.ts';

describe('YAML that a result is written over', () => {
  test.each<[string, string, object, string]>([
    [
      'keeps comments and the order of members',
      '# top\nb: 1 # one\n\n# two\na: 2\n',
      { a: 2, b: 1 },
      '# top\nb: 1 # one\n\n# two\na: 2\n',
    ],
    ['quotes digits that are a text', 'code: 50667 # post\n', { code: '50667' }, 'code: "50667" # post\n'],
    ['keeps quotes as they are', "name: 'Ana'\n", { name: 'Ana' }, "name: 'Ana'\n"],
    [
      'puts a new member after the one before it',
      'a: x # one\nc: z\n',
      { a: 'x', b: 'y', c: 'z' },
      'a: x # one\nb: y\nc: z\n',
    ],
    ['puts a new member first', 'c: z # last\n', { a: 'x', c: 'z' }, 'a: x\nc: z # last\n'],
    ['leaves out what is gone', 'a: x\nb: y # why\nc: z\n', { a: 'x', c: 'z' }, 'a: x\nc: z\n'],
    [
      'goes into lists',
      'l:\n  # first\n  - n: 1\n  - { n: 2 }\n',
      { l: [{ n: 1, s: 'x' }, { n: 3 }] },
      'l:\n  # first\n  - n: 1\n    s: x\n  - { n: 3 }\n',
    ],
    ['moves no comment to another entry', 'l:\n  - a # of a\n  - b\n', { l: ['b'] }, 'l:\n  - b\n'],
    ['keeps the comment of a value of another kind', 'a: x # why\n', { a: { b: 1 } }, 'a:\n  b: 1\n  # why\n'],
    ['writes out aliases', 'a: &x { n: 1 }\nb: *x\n', { a: { n: 2 }, b: { n: 3 } }, 'a: { n: 2 }\nb:\n  n: 3\n'],
    ['keeps the comment of an alias', 'a: &x 1\nb: *x # as above\n', { a: 1, b: 2 }, 'a: 1\nb: 2 # as above\n'],
    ['keeps CR LF', 'a: |\r\n  x\r\n  y\r\nb: 1 # n\r\n', { a: 'x\ny\n', b: 2 }, 'a: |\r\n  x\r\n  y\r\nb: 2 # n\r\n'],
    ['keeps a number in quotes a text', 'a: "1"\n', { a: 1 }, 'a: 1\n'],
  ])('%s', (_, text, value, expected) => {
    expect(yamlOver(text, value as never)).toBe(expected);
  });

  test.each([
    ['what is not sound', 'a: [\n'],
    ['several documents', 'a: 1\n---\nb: 2\n'],
  ])('is not %s', (_, text) => {
    expect(yamlOver(text, { a: 1 })).toBeUndefined();
  });
});
