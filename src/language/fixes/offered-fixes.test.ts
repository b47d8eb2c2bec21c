import { describe, expect, it } from 'vitest';
import type { Fault, Fix } from '../../engine/index.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import { parseJson } from '../syntax/parse-json.ts';
import { sampleKnowledge } from '../testing/sample-knowledge.ts';
import { fixesFor, renamesFor } from './fixes-for.ts';

function fault(path: string | readonly string[], more: Partial<Fault> = {}): Fault {
  const base = { severity: 'error', stage: 'rules', code: 'X', description: 'X', certain: true, fixes: [] } as const;
  return { ...base, properties: [path].flat(), ...more };
}

const offered = (text: string, trouble: Fault): [string, boolean, string][] =>
  fixesFor(parseJson(text), trouble, sampleKnowledge).map(({ title, safe, edits }) => [
    title,
    safe,
    applyEdits(text, edits),
  ]);

const present = { kind: 'present' } as const;
const absent = { kind: 'absent' } as const;
const oneOf = (...values: string[]) => ({ kind: 'oneOf', values }) as const;

describe('for what is missing', () => {
  it.each<[string, string, Fault, [string, boolean, string][]]>([
    [
      'its name and an empty text',
      '{"a": 1}',
      fault('$.currency', { expected: present }),
      [['Add currency', false, '{"a": 1, "currency": ""}']],
    ],
    ['without expectation too', '{"a": 1}', fault('$.currency'), [['Add currency', false, '{"a": 1, "currency": ""}']]],
    [
      'the first three that are allowed',
      '{"a": 1}',
      fault('$.type', { expected: oneOf('p', 'q', 'r', 's') }),
      [
        ['Add type as `p`', false, '{"a": 1, "type": "p"}'],
        ['Add type as `q`', false, '{"a": 1, "type": "q"}'],
        ['Add type as `r`', false, '{"a": 1, "type": "r"}'],
      ],
    ],
    [
      'an item of a list by the name of the list',
      '{"lines": []}',
      fault('$.lines[0]', { expected: present }),
      [['Add lines', false, '{"lines": [{}]}']],
    ],
    [
      'in an envelope',
      '{"$schema": "x/envelope", "doc": {"a": 1}}',
      fault('$.doc.lines', { expected: present }),
      [['Add lines', false, '{"$schema": "x/envelope", "doc": {"a": 1, "lines": [{}]}}']],
    ],
    [
      'of two places both',
      '{"a": 1}',
      fault(['$.currency', '$.issue_date']),
      [
        ['Add currency', false, '{"a": 1, "currency": ""}'],
        ['Add issue_date', false, '{"a": 1, "issue_date": ""}'],
      ],
    ],
    [
      'also where a value was given elsewhere',
      '{"a": 1}',
      fault('$.currency', { value: 'x', expected: present }),
      [['Add currency', false, '{"a": 1, "currency": ""}']],
    ],
    ['nothing when the fault is about a value that is gone', '{"a": 1}', fault('$.currency', { value: 'x' }), []],
    ['nothing when it must not be there', '{"a": 1}', fault('$.currency', { expected: absent }), []],
    ['nothing inside a text', '{"a": "x"}', fault('$.a.b', { expected: present }), []],
    ['nothing inside what has no value', '{"a": }', fault('$.a.b', { expected: present }), []],
    ['nothing in an empty text', '', fault('$.a', { expected: present }), []],
  ])('%s', (_, text, trouble, expected) => {
    expect(offered(text, trouble)).toEqual(expected);
  });
});

describe('for what is there', () => {
  it.each<[string, string, Fault, [string, boolean, string][]]>([
    [
      'its removal, when it must not be there',
      '{"a": 1, "b": {"c": [1]}}',
      fault('$.b.c', { expected: absent }),
      [['Remove c', false, '{"a": 1, "b": {}}']],
    ],
    [
      'its removal from a list',
      '{"l": [1, 2]}',
      fault('$.l[1]', { expected: absent }),
      [['Remove 1', false, '{"l": [1]}']],
    ],
    [
      'quotes around a number that must be a text',
      '{"a": 1.50}',
      fault('$.a', { stage: 'input' }),
      [['Change to "1.50"', true, '{"a": "1.50"}']],
    ],
    ['no quotes around a number that breaks a rule', '{"a": 1.50}', fault('$.a'), []],
    [
      'a point for a decimal comma',
      '{"a": "-10,5 %"}',
      fault('$.a', { stage: 'input' }),
      [['Change to "-10.5%"', true, '{"a": "-10.5%"}']],
    ],
    [
      'a point, past spaces',
      '{"a": " 1\u00a0234,50 "}',
      fault('$.a', { stage: 'input' }),
      [['Change to "1234.50"', true, '{"a": "1234.50"}']],
    ],
    [
      'a point, past points',
      '{"a": "12.345.678,9"}',
      fault('$.a', { stage: 'input' }),
      [['Change to "12345678.9"', true, '{"a": "12345678.9"}']],
    ],
    ['no point in groups of another length', '{"a": "1.23,4"}', fault('$.a', { stage: 'input' }), []],
    ['no point in a list of numbers', '{"a": "1,2,3"}', fault('$.a', { stage: 'input' }), []],
    ['no point where the input was read', '{"a": "10,5"}', fault('$.a'), []],
    [
      'close words first, then the others of a few',
      '{"a": "two"}',
      fault('$.a', { expected: oneOf('one', 'twos', 'six') }),
      [
        ['Change to "twos"', false, '{"a": "twos"}'],
        ['Change to "one"', false, '{"a": "one"}'],
        ['Change to "six"', false, '{"a": "six"}'],
      ],
    ],
    [
      'four are a few',
      '{"a": "zzzz"}',
      fault('$.a', { expected: oneOf('a1', 'b2', 'c3', 'd4') }),
      ['a1', 'b2', 'c3', 'd4'].map((value): [string, boolean, string] => [
        `Change to "${value}"`,
        false,
        `{"a": "${value}"}`,
      ]),
    ],
    ['five are many', '{"a": "zzzz"}', fault('$.a', { expected: oneOf('a1', 'b2', 'c3', 'd4', 'e5') }), []],
    [
      'of many the close ones',
      '{"a": "e6"}',
      fault('$.a', { expected: oneOf('a1', 'b2', 'c3', 'd4', 'e5') }),
      [['Change to "e5"', false, '{"a": "e5"}']],
    ],
    ['nothing when the word is allowed', '{"currency": "EUR"}', fault('$.currency'), []],
    ['nothing when the word is one of the expected', '{"a": "p"}', fault('$.a', { expected: oneOf('p', 'q') }), []],
    ['nothing for a note', '{"currency": "USDX"}', fault('$.currency', { severity: 'info' }), []],
    [
      'nothing for an empty text that must be filled',
      '{"currency": ""}',
      fault('$.currency', { expected: present }),
      [],
    ],
    ['nothing for an object', '{"a": {"b": 1}}', fault('$.a'), []],
    ['nothing for a word where none is known', '{"odd": "word"}', fault('$.odd'), []],
    [
      'in an envelope what is known of its document',
      '{"$schema": "x/envelope", "doc": {"currency": "EURO"}}',
      fault('$.doc.currency'),
      [
        ['Change to "EUR"', false, '{"$schema": "x/envelope", "doc": {"currency": "EUR"}}'],
        ['Change to "USD"', false, '{"$schema": "x/envelope", "doc": {"currency": "USD"}}'],
      ],
    ],
  ])('%s', (_, text, trouble, expected) => {
    expect(offered(text, trouble)).toEqual(expected);
  });
});

it('what the engine proposes comes first, and nothing comes twice', () => {
  const own: Fix = { title: 'Ours', safe: true, edits: [{ op: 'replace', path: '$.currency', value: 'USD' }] };
  const other: Fix = { title: 'Other', safe: true, edits: [] };
  expect(
    offered('{"currency": "USDX"}', fault(['$.currency', '$.currency'], { fixes: [other, own] })).map(
      ([title]) => title,
    ),
  ).toEqual(['Other', 'Ours', 'Change to "EUR"']);
});

describe('for a field that nobody knows', () => {
  const renamed = (text: string, path: string) =>
    renamesFor(parseJson(text), path, sampleKnowledge).map(({ title, safe, edits }) => [
      title,
      safe,
      applyEdits(text, edits),
    ]);

  it.each<[string, string, [string, boolean, string][]]>([
    ['{"curency": 1}', '$.curency', [['Rename to currency', true, '{"currency": 1}']]],
    [
      '{"lines": [{"quantty": "1"}]}',
      '$.lines[0].quantty',
      [['Rename to quantity', true, '{"lines": [{"quantity": "1"}]}']],
    ],
    [
      '{"$schema": "x/envelope", "doc": {"curency": 1}}',
      '$.doc.curency',
      [['Rename to currency', true, '{"$schema": "x/envelope", "doc": {"currency": 1}}']],
    ],
    ['{"currency": 1}', '$.currency', []],
    ['{"nothing like it": 1}', '$.nothing like it', []],
    ['{"odd": {"nmae": 1}}', '$.odd.nmae', []],
    ['{"lines": [1]}', '$.lines[0]', []],
    ['{"a": 1}', '$.curency', []],
    ['{"a": 1}', '$', []],
  ])('%s at %s', (text, path, expected) => {
    expect(renamed(text, path)).toEqual(expected);
  });
});
