import { describe, expect, it } from 'vitest';
import { JSON_LIMITS } from '../../engine/values.ts';
import { readYaml } from '../recognise/read-yaml.ts';
import { atMark, sampleKnowledge } from '../testing/sample-knowledge.ts';
import { takeProposal } from '../testing/take-proposal.ts';
import { completeYaml } from './complete-yaml.ts';
import type { Proposal } from './proposals.ts';

function proposalsAt(marked: string): readonly Proposal[] {
  const { text, offset } = atMark(marked);
  return [...completeYaml(text, offset, () => sampleKnowledge)].sort((a, b) => (a.sort < b.sort ? -1 : 1));
}

/** The text after taking a proposal, with `|` where the cursor goes. */
function taking(marked: string, label: string): string {
  const proposal = proposalsAt(marked).find((candidate) => candidate.label === label);
  if (!proposal) return `no ${label}`;
  return takeProposal(atMark(marked).text, { ...proposal, snippet: proposal.snippet.replace('$0', '|') });
}

const labels = (marked: string): string[] => proposalsAt(marked).map((proposal) => proposal.label);

const ROOT = ['supplier', '$regime', '$addons', '$tags', 'currency', 'lines', 'type', 'totals'];
const PARTY = ['name', 'tax_id', 'identities'];
const LINE = ['quantity', 'taxes', 'ext', 'i'];

describe('completeYaml', () => {
  it.each([
    [
      'names in an empty text',
      '|',
      ['$schema', 'supplier', '$regime', '$addons', '$tags', 'issue_date', 'currency', 'lines', 'type', 'totals'],
    ],
    ['names on an empty line', '$schema: x\n|\nissue_date: 2026-01-15\n', ROOT],
    ['names on the last line', '$schema: x\nissue_date: 2026-01-15\n|', ROOT],
    ['a half-typed name', '$schema: x\nissue_date: 2026-01-15\nsup|', ROOT],
    ['a half-typed name before others', '$schema: x\nsup|\nissue_date: 2026-01-15\n', ROOT],
    ['a half-typed name in quotes', '$schema: x\nissue_date: 2026-01-15\n"sup|"', ROOT],
    ['a half-typed name in open quotes', '$schema: x\nissue_date: 2026-01-15\n"sup|\n', ROOT],
    ['a name that has a value', '$schema: x\nissue_date: 2026-01-15\nsup|: 1', ROOT],
    ['names of an object', 'supplier:\n  |', PARTY],
    ['names of an object before what follows it', 'supplier:\n  |\nlines:\n', PARTY],
    ['the other names of an object', 'supplier:\n  name: X\n  |\nlines: []\n', ['tax_id', 'identities']],
    ['the other names before one', 'supplier:\n  |\n  name: X\n', ['tax_id', 'identities']],
    ['a half-typed name in an object', 'supplier:\n  name: X\n  ta|\nlines: []\n', ['tax_id', 'identities']],
    ['a half-typed name and no other', 'supplier:\n  ta|', PARTY],
    ['a half-typed name beside a mistake elsewhere', 'a: "x" y\nsupplier:\n  ta|', PARTY],
    [
      'the parent on a line further out',
      'supplier:\n  name: X\n|',
      ['$schema', '$regime', '$addons', '$tags', 'issue_date', 'currency', 'lines', 'type', 'totals'],
    ],
    ['names of an item behind its dash', 'lines:\n  - |', LINE],
    ['names of an item right behind its dash', 'lines:\n  -|', LINE],
    ['names of an item that has some', 'lines:\n  - quantity: 1\n    |\n', ['taxes', 'ext', 'i']],
    ['a half-typed name behind a dash', 'lines:\n  - quantity: 1\n  - qu|', LINE],
    ['a half-typed name in an item', 'lines:\n  - quantity: 1\n    ta|', ['taxes', 'ext', 'i']],
    ['the next item, where only a dash can stand', 'lines:\n  - quantity: 1\n  |', LINE],
    ['the first item on a line of its own', 'lines:\n  |', LINE],
    [
      'the first item with its list not further in',
      'lines:\n- quantity: 1\n  taxes: []\n|',
      ['$schema', 'supplier', '$regime', '$addons', '$tags', 'issue_date', 'currency', 'type', 'totals'],
    ],
    ['items of items', '$regime: ES\nlines:\n  - taxes:\n      - |', ['cat', 'key', 'rate']],
    ['names in braces', 'supplier: {|}', PARTY],
    ['names in braces that stay open', 'supplier: { name: X, |', ['tax_id', 'identities']],
    ['a half-typed name in braces', 'supplier: { name: X, ta| }', ['tax_id', 'identities']],
    ['names in braces over several lines', 'supplier: {\n  name: X,\n  |\n}\n', ['tax_id', 'identities']],
    ['names of an item in brackets', 'lines: [{|}]', LINE],
    ['names under an anchor', 'supplier: &a\n  |', PARTY],
    ['names under a tag', 'supplier: !!map\n  |', PARTY],
    ['names in JSON', '{"supplier": {"na|"}}', PARTY],
    ['names in an envelope', '$schema: https://gobl.org/draft-0/envelope\ndoc:\n  supplier:\n    |', PARTY],
    ['names with CR LF', 'supplier:\r\n  name: X\r\n  |\r\nlines: []\r\n', ['tax_id', 'identities']],
    ['a value', 'currency: |', ['EUR', 'USD']],
    ['a value right behind its colon', 'currency:|', ['EUR', 'USD']],
    ['a value before others', 'currency: |\nlines: []\n', ['EUR', 'USD']],
    ['a value before a comment', 'currency: | # which', ['EUR', 'USD']],
    ['a half-typed value', 'currency: E|', ['EUR', 'USD']],
    ['a value in place of one', 'currency: "E|X"', ['EUR', 'USD']],
    ['a value of several words', 'currency: the E|uro', ['EUR', 'USD']],
    ['a value on a line of its own', 'currency:\n  |', ['EUR', 'USD']],
    ['a value in braces', 'supplier: { tax_id: { country: | } }', ['ES', 'DE']],
    ['a value in braces that stay open', 'supplier: { tax_id: { country: E|', ['ES', 'DE']],
    [
      'names in braces that stay open before other lines',
      'supplier: { name: X, |\nlines: []\n',
      ['tax_id', 'identities'],
    ],
    [
      'a value in braces that stay open before other lines',
      'supplier: { tax_id: { country: |\nlines: []\n',
      ['ES', 'DE'],
    ],
    ['nothing between a colon and its value in braces', 'supplier: { tax_id: | {} }', []],
    ['addons behind a dash', '$addons:\n  - |', ['es-verifactu-v1']],
    ['addons in brackets', '$addons: [|]', ['es-verifactu-v1']],
    ['one more addon in brackets', '$addons: [x, |', ['es-verifactu-v1']],
    ['rates', '$regime: ES\nlines:\n  - taxes:\n      - cat: VAT\n        rate: |\n', ['general', 'special']],
    [
      'rates behind a dash',
      '$regime: ES\nlines:\n  - taxes:\n      - rate: |\n        cat: VAT\n',
      ['general', 'special'],
    ],
    ['extension keys', '$addons: [es-verifactu-v1]\nlines:\n  - ext:\n      |', ['es-verifactu-doc-type']],
    ['extension values', '$addons: [es-verifactu-v1]\nlines:\n  - ext:\n      es-verifactu-doc-type: |', ['F1', 'R1']],
    ['what opens a list', 'lines: |', ['Lines']],
    ['nothing in a comment', 'supplier:\n  # na|', []],
    ['nothing in a comment behind a value', 'currency: EUR # E|', []],
    ['nothing in an anchor', 'currency: &a| EUR', []],
    ['nothing in a tag', 'currency: !!s|tr EUR', []],
    ['nothing in an alias', 'a: &a 1\ncurrency: *a|', []],
    ['nothing in a block of text', 'supplier:\n  name: >\n    na|\n', []],
    [
      'nothing on an empty line of a block of text',
      'supplier:\n  name: |\n    x\n    |\n'.replace('|\n    x', '>\n    x'),
      [],
    ],
    ['nothing within a text of several lines', 'supplier:\n  name: "a\n    b|\n    c"\n', []],
    ['nothing in the indentation of a name', 'supplier:\n | name: X', []],
    ['nothing where it would tear an object from its name', 'supplier:\n|\n  name: X\n', []],
    ['nothing further in than a value', 'supplier:\n  name: X\n    |', []],
    ['nothing behind a tab', 'supplier:\n\t|', []],
    ['nothing beside an object', 'supplier: | x\n', []],
    ['nothing between two documents', 'a: 1\n--- |\nb: 2\n', []],
    ['nothing as an explicit key', '? |', []],
  ])('offers %s', (_, marked, expected) => {
    expect(labels(marked)).toEqual(expected);
  });

  it.each([
    ['a name', 'issue_date: 2026-01-15\ncu|', 'currency', 'issue_date: 2026-01-15\ncurrency: |'],
    ['a name in its quotes', '"cu|"', 'currency', '"currency": |'],
    ['a name in single quotes', "'cu|'", 'currency', "'currency': |"],
    ['a name with a sign', '|', '$schema', '$schema: |'],
    ['a name alone', 'cu|r: EUR', 'currency', 'currency: EUR'],
    ['an object', 'sup|', 'supplier', 'supplier:\n  |'],
    ['an object in an object', 'supplier:\n  ta|', 'tax_id', 'supplier:\n  tax_id:\n    |'],
    [
      'an object as this text indents',
      'supplier:\n    name: X\n    ta|',
      'tax_id',
      'supplier:\n    name: X\n    tax_id:\n        |',
    ],
    ['a list of objects', 'lin|', 'lines', 'lines:\n  - |'],
    ['a list as this text lays them out', 'a:\n- 1\nlin|', 'lines', 'a:\n- 1\nlines:\n- |'],
    ['a list of texts', '|', '$addons', '$addons:\n  - |'],
    ['a list in an item', 'lines:\n  - ta|', 'taxes', 'lines:\n  - taxes:\n      - |'],
    [
      'a list behind an item’s first name',
      'lines:\n  - quantity: 1\n    ta|',
      'taxes',
      'lines:\n  - quantity: 1\n    taxes:\n      - |',
    ],
    ['a number', 'lines:\n  - |', 'i', 'lines:\n  - i: 1'],
    [
      'an item with its dash',
      'lines:\n  - quantity: 1\n  |',
      'taxes',
      'lines:\n  - quantity: 1\n  - taxes:\n      - |',
    ],
    [
      'a typed name with its dash',
      'lines:\n  - quantity: 1\n  qu|',
      'quantity',
      'lines:\n  - quantity: 1\n  - quantity: |',
    ],
    ['right behind a dash', 'lines:\n  -|', 'quantity', 'lines:\n  - quantity: |'],
    ['a name in braces', 'supplier: {|}', 'name', 'supplier: {name: |}'],
    ['an object in braces', 'supplier: { | }', 'tax_id', 'supplier: { tax_id: { | } }'],
    ['lists in braces', '{ | }', 'lines', '{ lines: [{ | }] }'],
    ['a list of texts in braces', '{ | }', '$addons', '{ $addons: [|] }'],
    ['a comma before', 'supplier: { name: X | }', 'tax_id', 'supplier: { name: X, tax_id: { | } }'],
    ['a comma behind', 'supplier: { | name: X }', 'tax_id', 'supplier: { tax_id: { | },  name: X }'],
    ['a name right before another', 'supplier: {|name: X }', 'tax_id', 'supplier: {tax_id: { | }, name: X }'],
    [
      'a comma over lines and comments',
      'supplier: {\n  name: X # so\n  |\n}',
      'tax_id',
      'supplier: {\n  name: X, # so\n  tax_id: { | }\n}',
    ],
    ['a value', 'currency: |', 'EUR', 'currency: EUR'],
    ['a value with its space', 'currency:|', 'EUR', 'currency: EUR'],
    ['a value for what is there', 'currency: E|X # so', 'EUR', 'currency: EUR # so'],
    ['a value in its quotes', 'currency: "|"', 'EUR', 'currency: "EUR"'],
    ['a value in single quotes', "currency: '|'", 'EUR', "currency: 'EUR'"],
    ['a value in open quotes', 'currency: "E|\nlines: []', 'EUR', 'currency: "EUR"\nlines: []'],
    ['a type', '$schema: |', 'https://gobl.org/draft-0/bill/invoice', '$schema: https://gobl.org/draft-0/bill/invoice'],
    ['an item', '$addons: [x |]', 'es-verifactu-v1', '$addons: [x, es-verifactu-v1]'],
    ['what opens a list', 'lines: |', 'Lines', 'lines: \n  - |'],
    ['what opens a list right behind its colon', 'lines:|', 'Lines', 'lines:\n  - |'],
    ['what opens an object in braces', '{ supplier:| }', 'Supplier', '{ supplier: { | } }'],
  ])('writes %s', (_, marked, label, expected) => {
    expect(taking(marked, label)).toBe(expected);
  });

  it.each(['NO', 'y', 'on', '01', '1.5', '2026-01-15', 'a b', 'x:', '~', 'null', '-', ''])('quotes %j', (code) => {
    const knowledge = {
      bundle: { properties: { a: { oneOf: [{ const: code, title: 'x' }] } } },
    };
    const [proposal] = completeYaml('a: ', 3, () => knowledge);
    expect(proposal?.snippet).toBe(JSON.stringify(code));
  });
});

const SAMPLE = `$schema: https://gobl.org/draft-0/bill/invoice
$regime: ES # so
$addons: [es-verifactu-v1]

issue_date: 2026-01-15
supplier: &s
  name: "Café 😀"

  tax_id: { country: ES, code: B98602642 }
  identities:
  - key: passport
  
lines:
  - quantity: 1
    taxes:
      - cat: VAT
        rate: general
      - {}
    ext:
      es-verifactu-doc-type: F1
    text: |
      one
      two
  -
  - *s
odd: [1, [], true,
  { a: 'b' }]
`;

it.each([
  ['laid out', SAMPLE, 1],
  ['with CR LF', SAMPLE.replaceAll('\n', '\r\n'), 3],
  ['in an envelope', `$schema: https://gobl.org/draft-0/envelope\ndoc:\n${SAMPLE.replaceAll(/^(?=.)/gm, '  ')}`, 3],
  [
    'as JSON',
    '{"$schema": "https://gobl.org/draft-0/bill/invoice", "supplier": {"name": "X", "tax_id": {}}, "lines": [{}]}',
    1,
  ],
])('nothing that is offered anywhere in a text %s breaks it or doubles a name', (_, text, every) => {
  const broken: string[] = [];
  const checked = new Set<string>();
  for (let offset = 0; offset <= text.length; offset += every) {
    const seen = new Set<string>();
    for (const proposal of completeYaml(text, offset, () => sampleKnowledge)) {
      if (seen.has(proposal.label)) broken.push(`${proposal.label} twice at ${offset}`);
      seen.add(proposal.label);
      const after = takeProposal(text, proposal);
      if (checked.has(after)) continue;
      checked.add(after);
      if (faultsOf(after) > 0) broken.push(`${proposal.label} at ${offset}: ${after}`);
    }
  }
  expect(broken).toEqual([]);
  expect(checked.size).toBeGreaterThan(30);
});

/** Counts the errors, including duplicate names. */
function faultsOf(text: string): number {
  const read = readYaml(text, JSON_LIMITS);
  return read.ok ? 0 : read.faults.length;
}

it.each([
  ['brackets without end', `a: ${'['.repeat(100_000)}`],
  ['braces without end', `a: ${'{'.repeat(100_000)}`],
  ['dashes without end', '- '.repeat(5000)],
  ['deep indentation', Array.from({ length: 5000 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')],
  ['quotes', '"'.repeat(10_000)],
  ['tabs', 'a:\n\t\t- b\n\t'.repeat(1000)],
  ['anchors', 'a: &a *a\n'.repeat(1000)],
  ['colons', ': '.repeat(10_000)],
  ['controls', '\u0002\u001f\u0018a\ufeff: \u0002'.repeat(1000)],
  ['ends of brackets', ']}'.repeat(10_000)],
  ['too much', 'a: 1\n'.repeat(250_000)],
])('is never hung or ended by %s', (_, text) => {
  for (const offset of [3, text.length]) {
    expect(Array.isArray(completeYaml(text, offset, () => sampleKnowledge))).toBe(true);
  }
});
