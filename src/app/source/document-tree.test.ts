import { beforeAll, describe, expect, it } from 'vitest';
import { walkPath } from '../../language/syntax/path.ts';
import { documentTree, fetchYaml, jsonTextOf, yamlTreeOf } from './document-tree.ts';
import { LONG } from './long-text.ts';
import { editedText } from './source-edits.ts';

const yaml = `# Kept: the customer's own words
$schema: https://gobl.org/draft-0/bill/invoice
code: '7' # the seventh
lines:
  - item:
      name: Pears
      price: "1.50"
  # The second line
  - item:
      name: Plums
`;

beforeAll(fetchYaml);

describe('a document in YAML', () => {
  it('has a tree with the places of its values', () => {
    const { node } = walkPath(documentTree(yaml).root, '$.lines[1].item.name');
    expect(node && yaml.slice(node.start, node.end)).toBe('Plums');
  });

  it.each([
    ['a value', { op: 'replace', path: '$.lines[1].item.name', value: 'Quinces' }, 'name: Plums', 'name: "Quinces"'],
    ['a value with a comment', { op: 'replace', path: '$.code', value: '8' }, "code: '7' #", 'code: "8" #'],
    [
      'a new member',
      { op: 'add', path: '$.lines[1].item.price', value: '2.00' },
      '      name: Plums\n',
      '      name: Plums\n      price: "2.00"\n',
    ],
    ['a removed member', { op: 'remove', path: '$.lines[0].item.price' }, '      price: "1.50"\n', ''],
  ] as const)('gets %s and keeps its comments and layout', (_, edit, from, to) => {
    expect(editedText(yaml, [edit])).toBe(yaml.replace(from, to));
  });

  it('means one document in JSON', () => {
    expect(JSON.parse(jsonTextOf(yaml))).toMatchObject({ code: '7', lines: [{}, { item: { name: 'Plums' } }] });
  });
});

it.each([
  ['JSON', '{ "$schema": "https://gobl.org/draft-0/bill/invoice" }'],
  ['YAML without a document', 'a: 1\n'],
  ['YAML with a member named twice', `${yaml}code: '8'\n`],
  ['YAML that cannot be read', `${yaml}code: [`],
  ['a longer text', `${yaml}#${'-'.repeat(LONG)}\n`],
])('%s is no document in YAML', (_, text) => {
  expect([yamlTreeOf(text), jsonTextOf(text)]).toEqual([undefined, text]);
});

it('a document in JSON is edited as JSON', () => {
  expect(editedText('{ "code": "1" }', [{ op: 'replace', path: '$.code', value: '2' }])).toBe('{ "code": "2" }');
});
