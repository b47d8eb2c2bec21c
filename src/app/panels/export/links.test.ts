import { describe, expect, it } from 'vitest';
import { linkedValues, valueAt, valueFrom } from './links.ts';

const text = '<I>\n <ID>A-1</ID>\n <Q unit="H">2</Q>\n <T/>\n</I>';
const place = (value: string) => ({ start: text.indexOf(value), end: text.indexOf(value) + value.length });
const links = [
  { path: '/I[1]/Q[1]', term: 'BT-129', from: '$.lines[0].quantity' },
  { path: '/I[1]/Q[1]/@unit', term: 'BT-130', from: '$.lines[0].item.unit' },
  { path: '/I[1]/ID[1]', term: 'BT-1', from: '$.code' },
];
const spans: Readonly<Record<string, string>> = { '/I[1]/Q[1]': '2', '/I[1]/Q[1]/@unit': 'H', '/I[1]/ID[1]': 'A-1' };
const values = linkedValues(links, (path) => place(spans[path] ?? ''));

it('values stand in the order of the text', () => {
  expect(values.map(({ term }) => term)).toEqual(['BT-1', 'BT-130', 'BT-129']);
});

describe('the value at a place of the XML', () => {
  it.each([
    ['A-1', 0, 'BT-1'],
    ['A-1', 3, 'BT-1'],
    ['<ID', 0, 'BT-1'],
    ['<Q', 0, 'BT-130'],
    ['H', 1, 'BT-130'],
    ['2</Q', 0, 'BT-129'],
    ['<T/>', 1, undefined],
    ['<I>', 0, undefined],
  ])('%s and %i is %s', (mark, into, term) => {
    expect(valueAt(values, text, text.indexOf(mark) + into)?.term).toBe(term);
  });
});

describe('the value from a place of the document', () => {
  it.each([
    ['$.code', 'BT-1'],
    ['$.lines[0].quantity', 'BT-129'],
    ['$.lines[0].item', 'BT-130'],
    ['$.lines', 'BT-130'],
    ['$.lines[0].item.name', 'BT-130'],
    ['$.lines[0].total', 'BT-130'],
    ['$.lines[1].quantity', undefined],
    ['$.series', undefined],
    ['$', undefined],
  ])('%s is %s', (path, term) => {
    expect(valueFrom(values, path)?.term).toBe(term);
  });
});
