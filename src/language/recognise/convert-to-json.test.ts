import { expect, it } from 'vitest';
import { convertToJson } from './convert-to-json.ts';

function fromYaml(text: string): unknown {
  const result = convertToJson(text);
  return result.ok ? result.text : result.message;
}

it.each([
  [
    'a document',
    '$schema: https://x/y\nlines:\n  - quantity: "1"',
    '{"$schema":"https://x/y","lines":[{"quantity":"1"}]}',
  ],
  ['dates, as text', 'issue_date: 2026-01-15', '{"issue_date":"2026-01-15"}'],
  ['digits, as written', 'price: 10.50', '{"price":10.50}'],
  ['codes with a leading zero, as text', 'code: 0142', '{"code":"0142"}'],
  ['yes and no, as text', 'name: no', '{"name":"no"}'],
  ['truth and nothing', 'a: true\nb:\nc: null', '{"a":true,"b":null,"c":null}'],
  ['names that are no text', '1: a', '{"1":"a"}'],
  ['what is written once and used twice', 'a: &x {b: c}\nd: *x', '{"a":{"b":"c"},"d":{"b":"c"}}'],
  ['comments, by leaving them out', '# ours\na: b # why', '{"a":"b"}'],
])('writes %s', (_, yaml, json) => {
  expect(String(fromYaml(yaml)).replace(/\s+/g, '')).toBe(json.replace(/\s+/g, ''));
});

it('lays the document out with an entry a line', () => {
  expect(fromYaml('a: b\nc: [d]')).toBe('{\n  "a": "b",\n  "c": [\n    "d"\n  ]\n}\n');
});

it('says which line is wrong', () => {
  expect(fromYaml('a: b\nc: [d\n')).toMatch(/^The YAML cannot be read at line \d/);
});

it('gives up on text that stands for far more than it holds', () => {
  const bomb = [`a0: &a0 [${'x'.repeat(1000)}]`];
  for (let level = 1; level < 9; level += 1) {
    bomb.push(
      `a${level}: &a${level} [${Array(10)
        .fill(`*a${level - 1}`)
        .join(',')}]`,
    );
  }
  expect(fromYaml(bomb.join('\n'))).toMatch(/too large/);
});

it('frees JSON from comments and spare commas', () => {
  expect(convertToJson('{"a": 1, // why\n}')).toEqual({ ok: true, text: '{"a": 1 \n}' });
});
