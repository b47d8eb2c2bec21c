import { describe, expect, it } from 'vitest';
import type { Fault, Fix } from '../../engine/index.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import { parseJson } from '../syntax/parse-json.ts';
import { sampleKnowledge } from '../testing/sample-knowledge.ts';
import { draftsFor, renamesFor } from './fixes-for.ts';
import { withoutPhrases } from '../../testing/without-phrases.ts';

function fault(path: string | readonly string[], more: Partial<Fault> = {}): Fault {
  const base = { severity: 'error', stage: 'rules', code: 'X', description: 'X', certain: true, fixes: [] } as const;
  return { ...base, properties: [path].flat(), ...more };
}

const offered = (text: string, trouble: Fault): [string, boolean, string][] =>
  draftsFor(parseJson(text), trouble, sampleKnowledge).map(({ title, safe, edits }) => [
    title,
    safe,
    applyEdits(text, edits),
  ]);

const present = { kind: 'present' } as const;
const absent = { kind: 'absent' } as const;
const oneOf = (...values: string[]) => ({ kind: 'oneOf', values }) as const;

const currencies: [string, boolean, string][] = [
  ['Add currency: EUR (Euro)', false, '{"a": 1, "currency": "EUR"}'],
  ['Add currency: USD (United States dollar)', false, '{"a": 1, "currency": "USD"}'],
];

describe('for what is missing', () => {
  it.each<[string, string, Fault, [string, boolean, string][]]>([
    ['each of its known values', '{"a": 1}', fault('$.currency', { expected: present }), currencies],
    ['without expectation too', '{"a": 1}', fault('$.currency'), currencies],
    [
      'the title of a text in its place',
      '{"a": 1}',
      fault('$.issue_date', { expected: present }),
      [['Add issue_date', false, '{"a": 1, "issue_date": "Issue date"}']],
    ],
    [
      'what the fault allows, also where building makes the value',
      '{"a": 1}',
      fault('$.type', { expected: oneOf('p', 'standard') }),
      [
        ['Add type: p', false, '{"a": 1, "type": "p"}'],
        ['Add type: standard (Standard)', false, '{"a": 1, "type": "standard"}'],
      ],
    ],
    ['no value that building makes', '{"a": 1}', fault('$.totals', { expected: present }), []],
    ['no value within one that building makes', '{"a": 1}', fault('$.totals.sum', { expected: present }), []],
    [
      'members that it would have',
      '{"lines": [{}]}',
      fault('$.lines[0]', { expected: { kind: 'present', like: { quantity: '' } } }),
      [['Add quantity', false, '{"lines": [{ "quantity": "1" }]}']],
    ],
    [
      'a tax as other lines have it',
      '{"lines": [{"taxes": [{"cat": "VAT", "rate": "special"}]}, {"quantity": "1"}]}',
      fault('$.lines[1]', { expected: { kind: 'present', like: { taxes: [{ cat: 'VAT' }] } } }),
      [
        [
          'Add taxes',
          false,
          '{"lines": [{"taxes": [{"cat": "VAT", "rate": "special"}]}, {"quantity": "1", "taxes": [{ "cat": "VAT", "rate": "special" }]}]}',
        ],
      ],
    ],
    [
      'an extension with each of its values',
      '{"$addons": ["es-verifactu-v1"], "ext": {"x": "1"}}',
      fault('$.ext', { expected: { kind: 'present', like: { 'es-verifactu-doc-type': '' } } }),
      [
        [
          'Add es-verifactu-doc-type: F1 (Invoice)',
          false,
          '{"$addons": ["es-verifactu-v1"], "ext": {"x": "1", "es-verifactu-doc-type": "F1"}}',
        ],
        [
          'Add es-verifactu-doc-type: R1 (Rectified)',
          false,
          '{"$addons": ["es-verifactu-v1"], "ext": {"x": "1", "es-verifactu-doc-type": "R1"}}',
        ],
      ],
    ],
    [
      'one value of an extension, with what holds it',
      '{"a": 1}',
      fault('$.ext', { expected: { kind: 'oneOf', values: ['F1'], member: 'es-verifactu-doc-type' } }),
      [['Add es-verifactu-doc-type: F1 (Invoice)', false, '{"a": 1, "ext": { "es-verifactu-doc-type": "F1" }}']],
    ],
    [
      'in an envelope',
      '{"$schema": "x/envelope", "doc": {"a": 1}}',
      fault('$.doc.issue_date', { expected: present }),
      [['Add issue_date', false, '{"$schema": "x/envelope", "doc": {"a": 1, "issue_date": "Issue date"}}']],
    ],
    [
      'of two places both',
      '{"supplier": {"a": 1}}',
      fault(['$.supplier.name', '$.issue_date']),
      [
        ['Add name', false, '{"supplier": {"a": 1, "name": "Name"}}'],
        ['Add issue_date', false, '{"supplier": {"a": 1}, "issue_date": "Issue date"}'],
      ],
    ],
    [
      'also where a value was given elsewhere',
      '{"a": 1}',
      fault('$.currency', { value: 'x', expected: present }),
      currencies,
    ],
    ['nothing when the fault is about a value that is gone', '{"a": 1}', fault('$.currency', { value: 'x' }), []],
    ['nothing when it must not be there', '{"a": 1}', fault('$.currency', { expected: absent }), []],
    ['nothing inside a text', '{"a": "x"}', fault('$.a.b', { expected: present }), []],
    ['nothing inside what has no value', '{"a": }', fault('$.a.b', { expected: present }), []],
    ['nothing in an empty text', '', fault('$.a', { expected: present }), []],
    ['nothing of which no form is known', '{"a": 1}', fault('$.odd', { expected: present }), []],
  ])('%s', (_, text, trouble, expected) => {
    expect(offered(text, trouble)).toEqual(expected);
  });

  it('says which value only its author knows', () => {
    const [fix] = draftsFor(
      parseJson('{"$schema": "x/envelope", "doc": {"a": 1}}'),
      fault('$.doc.supplier.name', { expected: present }),
      sampleKnowledge,
    );
    expect(fix?.fill).toEqual(['$.doc.supplier.name']);
  });

  it('gives the values of one place as one choice', () => {
    const fixes = draftsFor(parseJson('{"a": 1}'), fault('$.currency', { expected: present }), sampleKnowledge);
    expect(withoutPhrases(fixes.map(({ choice }) => choice))).toEqual([
      { of: 'Choose currency', value: 'EUR', name: 'Euro' },
      { of: 'Choose currency', value: 'USD', name: 'United States dollar' },
    ]);
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
      'of many the close ones first',
      '{"a": "e6"}',
      fault('$.a', { expected: oneOf('a1', 'b2', 'e5') }),
      [
        ['Change to "e5"', false, '{"a": "e5"}'],
        ['Change to "a1"', false, '{"a": "a1"}'],
        ['Change to "b2"', false, '{"a": "b2"}'],
      ],
    ],
    [
      'a text cut to its bytes',
      '{"a": "añb"}',
      fault('$.a', { expected: { kind: 'range', max: '3', of: 'bytes' } }),
      [['Cut after 3 bytes', false, '{"a": "añ"}']],
    ],
    [
      'a text cut to its characters',
      '{"a": "añb"}',
      fault('$.a', { expected: { kind: 'range', max: '1', of: 'characters' } }),
      [['Cut after 1 characters', false, '{"a": "a"}']],
    ],
    [
      'the form asked for, and an example of it',
      '{"a": "12 345"}',
      fault('$.a', { expected: { kind: 'pattern', pattern: '^\\d{5}$' } }),
      [['Change to "12345"', false, '{"a": "12345"}']],
    ],
    [
      'an example alone',
      '{"a": "x"}',
      fault('$.a', { expected: { kind: 'pattern', pattern: '^\\d{5}$' } }),
      [['Write another, such as 12345', false, '{"a": "12345"}']],
    ],
    [
      'no sign before a figure',
      '{"a": "-2.00"}',
      fault('$.a', { expected: { kind: 'range', min: '0' } }),
      [['Change to "1"', false, '{"a": "1"}']],
    ],
    [
      'the end of a range of whole numbers',
      '{"a": 2049}',
      fault('$.a', { expected: { kind: 'range', min: '64', max: '2048' } }),
      [['Change to 2048', false, '{"a": 2048}']],
    ],
    [
      'the entries there may be',
      '{"a": [1, 2, 3]}',
      fault('$.a', { expected: { kind: 'range', max: '1', of: 'entries' } }),
      [['Keep only the first of a', false, '{"a": [1]}']],
    ],
    [
      'without the members that must go',
      '{"a": {"b": 1, "c": 2}}',
      fault('$.a', { expected: { kind: 'absent', members: ['b', 'x'] } }),
      [['Remove b', false, '{"a": {"c": 2}}']],
    ],
    ['nothing when the word is allowed', '{"currency": "EUR"}', fault('$.currency'), []],
    ['nothing when the word is one of the expected', '{"a": "p"}', fault('$.a', { expected: oneOf('p', 'q') }), []],
    ['nothing for a note', '{"currency": "USDX"}', fault('$.currency', { severity: 'info' }), []],
    [
      'a value in place of an empty text',
      '{"currency": ""}',
      fault('$.currency', { expected: present }),
      [
        ['Change to "EUR"', false, '{"currency": "EUR"}'],
        ['Change to "USD"', false, '{"currency": "USD"}'],
      ],
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
