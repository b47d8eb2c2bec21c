import { describe, expect, it } from 'vitest';
import { locate, locateKey, pathAt } from './locate.ts';
import { parseJson } from './parse-json.ts';
import { formatPath } from '../../engine/values.ts';

const TEXT = `{
  "currency": "USDX",
  "supplier": { "name": "Foo" },
  "lines": [
    { "quantity": "1", "item": {} },
    {}
  ],
  "meta": { "Bad Key": "x", "a.b": 1, "a": { "b": 2 }, "c[0]": true }
}`;

const tree = parseJson(TEXT);

function at(offset: number): string {
  return `${TEXT.slice(0, offset).split('\n').length}:${offset - TEXT.lastIndexOf('\n', offset - 1)}`;
}

describe('locate', () => {
  it.each([
    ['$.currency', '"USDX"', '2:15'],
    ['$.lines[0].quantity', '"1"', '5:19'],
    ['$.supplier', '"supplier"', '3:3'],
    ['$.lines', '"lines"', '4:3'],
    ['$.lines[1]', '{', '6:5'],
    ['$.lines[0].item', '"item"', '5:24'],
    ['$.meta.Bad Key', '"x"', '8:24'],
    ['$.meta.a.b', '1', '8:36'],
    ['$.meta.c[0]', 'true', '8:64'],
  ])('marks %s on %s at %s', (path, token, place) => {
    const found = locate(tree, path);
    expect(found && [TEXT.slice(found.start, found.end), at(found.start), found.exact]).toEqual([token, place, true]);
  });

  it.each([
    ['$.lines[0].item.price', '"item"'],
    ['$.lines[0].taxes[0].cat', '{'],
    ['$.lines[1].quantity', '{'],
    ['$.lines[7].quantity', '"lines"'],
    ['$.supplier.tax_id.code', '"supplier"'],
    ['$.currency.code', '"USDX"'],
    ['$.issue_date', '{'],
  ])('marks what is missing, %s, on its nearest parent %s', (path, token) => {
    const found = locate(tree, path);
    expect(found && [TEXT.slice(found.start, found.end), found.exact]).toEqual([token, false]);
  });

  it('marks a field name when the fault is about the name', () => {
    const found = locateKey(tree, '$.meta.Bad Key');
    expect(found && TEXT.slice(found.start, found.end)).toBe('"Bad Key"');
  });

  it('marks a member whose value is missing on its key', () => {
    const text = '{"a": {"b": }}';
    const found = locate(parseJson(text), '$.a.b');
    expect(found && text.slice(found.start, found.end)).toBe('"b"');
  });

  it.each(['$.issue_date', '$'])(
    'marks what the document itself lacks, %s, where it opens, for no member of it is wrong',
    (path) => {
      const text = '{\n  "$schema": "https://gobl.org/draft-0/bill/invoice"\n}';
      const found = locate(parseJson(text), path);
      expect([found?.start, found?.end]).toEqual([0, 1]);
    },
  );

  it('has no place in an empty text', () => {
    expect(locate(parseJson(''), '$.a')).toBeUndefined();
  });
});

describe('pathAt', () => {
  it.each([
    ['{"a": |{"b": 1}}', '$.a', false],
    ['{"a": {|"b": 1}}', '$.a.b', true],
    ['{"a": {"|b": 1}}', '$.a.b', true],
    ['{"a": {"b": 1|}}', '$.a.b', false],
    ['{"a": {"b": 1 | }}', '$.a', false],
    ['{"a": [1, |2]}', '$.a[1]', false],
    ['{"a": [1, {"x": "|"}]}', '$.a[1].x', false],
    ['|{"a": 1}', '$', false],
  ])('names the place of the mark in %s', (marked, path, onKey) => {
    const offset = marked.indexOf('|');
    const cursor = pathAt(parseJson(marked.replace('|', '')), offset);
    expect([formatPath(cursor.steps), cursor.onKey]).toEqual([path, onKey]);
  });
});
