import { expect, it } from 'vitest';
import { parseJson } from '../syntax/parse-json.ts';
import { moveEntry } from './move-entry.ts';

const TEXT = `{
  "lines": [
    {"i": 1, "item": {"name": "Oak"}, "quantity": "2"},
    {
      "i": 2,
      "item": { "name": "Ash" }
    }
  ],
  "notes": [{ "text": "a" }, { "text": "b" }, { "text": "c" }]
}
`;

it.each([
  ['down', '$.lines[0]', 1, '$.lines[1]'],
  ['up', '$.lines[1]', -1, '$.lines[0]'],
] as const)('an entry that moves %s keeps its layout, and the numbers keep their places', (_, path, by, to) => {
  expect(moveEntry(parseJson(TEXT), path, by)).toEqual({
    path: to,
    text: TEXT.replace(/\{"i": 1[^\n]*\},\n {4}\{[^]*?\n {4}\}/, () =>
      [
        '{\n      "i": 1,\n      "item": { "name": "Ash" }\n    },',
        '    {"i": 2, "item": {"name": "Oak"}, "quantity": "2"}',
      ].join('\n'),
    ),
  });
});

it('moves an entry without a number, one place at a time, and there and back changes nothing', () => {
  const moved = moveEntry(parseJson(TEXT), '$.notes[2]', -1);
  expect(moved?.text).toContain('[{ "text": "a" }, { "text": "c" }, { "text": "b" }]');
  expect(moveEntry(parseJson(moved?.text ?? ''), '$.notes[1]', 1)?.text).toBe(TEXT);
});

it.each([
  ['before the first', TEXT, '$.lines[0]', -1],
  ['behind the last', TEXT, '$.lines[1]', 1],
  ['in a list that is not there', TEXT, '$.charges[0]', 1],
  ['that is no entry', TEXT, '$.lines', 1],
  ['in a text that cannot be read', `${TEXT}}`, '$.lines[0]', 1],
] as const)('moves nothing %s', (_, text, path, by) => {
  expect(moveEntry(parseJson(text), path, by)).toBeUndefined();
});
