import { expect, it } from 'vitest';
import { fileNameOf, titleOf } from './document-titles.ts';

const bill = { series: 'F26', code: '0143', supplier: { name: 'Talleres' }, customer: { name: ' Cafés del Puerto ' } };
const { customer: _, ...simplified } = bill;
const { series: __, code: ___, ...uncoded } = bill;

it.each([
  ['series, code and customer', 'untitled.json', bill, 'F26-0143 · Cafés del Puerto'],
  ['the supplier where there is no customer', 'pasted-2.json', simplified, 'F26-0143 · Talleres'],
  ['the party alone', 'invoice.json', uncoded, 'Cafés del Puerto'],
  ['a code alone', 'untitled.json', { code: '7' }, '7'],
  ['what is in an envelope', 'pasted.json', { head: {}, doc: bill }, 'F26-0143 · Cafés del Puerto'],
  ['a party by itself', 'pasted.json', { name: 'Talleres' }, 'Talleres'],
  ['nothing it says', 'untitled.json', { lines: [] }, 'untitled.json'],
  ['values of other kinds', 'untitled.json', { code: 7, customer: 'x', supplier: null }, 'untitled.json'],
  ['a list', 'untitled.json', [bill], 'untitled.json'],
  ['a file', 'april.json', bill, 'april.json'],
  ['what a user has named', 'For Ana.json', bill, 'For Ana.json'],
])('a tab is called by %s', (_of, name, document, title) => {
  expect(titleOf({ name, text: JSON.stringify(document) })).toBe(title);
});

it('an XML invoice that nobody has named is an XML file', () => {
  const text = '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>';
  const given = { name: 'untitled-2.json', text };
  expect([titleOf(given), fileNameOf(given)]).toEqual(['untitled-2.xml', 'untitled-2.xml']);
  const named = { name: 'For Ana.json', text };
  expect([titleOf(named), fileNameOf(named)]).toEqual(['For Ana.json', 'For Ana.json']);
});

it('a document in YAML that nobody has named is a YAML file', () => {
  const text = '# By hand\n$schema: https://gobl.org/draft-0/bill/invoice\ncode: 7\n';
  const names = ['pasted.json', 'For Ana', 'april.yml'].map((name) => fileNameOf({ name, text }));
  expect(names).toEqual(['pasted.yaml', 'For Ana.yaml', 'april.yml']);
});

it.each([
  ['that is not sound', '{"code": "1"'],
  ['of another kind', '<Invoice/>'],
  ['longer than is read', JSON.stringify({ code: '1', notes: 'x'.repeat(200_000) })],
])('a text %s keeps the name that was given', (_of, text) => {
  expect(titleOf({ name: 'untitled.json', text })).toBe('untitled.json');
  expect(fileNameOf({ name: 'untitled.json', text })).toBe('untitled.json');
});

it.each([
  ['series and code', 'untitled.json', bill, 'F26-0143.json'],
  ['the number in an envelope', 'pasted-2.json', { doc: bill }, 'F26-0143.json'],
  [
    'a number without what no file name takes',
    'untitled.json',
    { series: '../ÑÉ', code: ' 7/8 "x" ' },
    'ÑÉ-7-8-x.json',
  ],
  ['its own name where it has no number', 'untitled.json', uncoded, 'untitled.json'],
  ['the name it came with', 'april.json', bill, 'april.json'],
  ['a name with one ending of two', 'april.json.json', bill, 'april.json'],
  ['a name that was chosen, with the ending of its kind', 'For Ana', bill, 'For Ana.json'],
])('a file is called by %s', (_of, name, document, file) => {
  expect(fileNameOf({ name, text: JSON.stringify(document) })).toBe(file);
});
