import { expect, it } from 'vitest';
import { ublInvoice } from '../testing/invoices.ts';
import { ciiStructure } from './cii-structure.ts';
import { elementsAt } from './complete-element.ts';
import { ublStructure } from './ubl-structure.ts';

const structures = [ublStructure, ciiStructure];

/** The choices for a text typed into an invoice before or behind a piece of it. */
function at(typed: string, { before, behind = '' }: { readonly before?: string; readonly behind?: string }) {
  const text = ublInvoice();
  const place = before === undefined ? text.indexOf(behind) + behind.length : text.indexOf(before);
  return elementsAt(text.slice(0, place) + typed + text.slice(place), place + typed.length, structures);
}

type Place = { readonly before?: string; readonly behind?: string };

it.each<[string, string, Place, readonly string[], readonly string[]]>([
  [
    'what may stand between two others',
    '<',
    { behind: '<cbc:InvoiceTypeCode>380</cbc:InvoiceTypeCode>' },
    ['cbc:Note'],
    ['cbc:ID', 'cbc:IssueDate', 'cbc:DueDate', 'cac:InvoiceLine'],
  ],
  [
    'what may stand where a name is half typed',
    '<cbc:Tax',
    { before: '<cbc:DocumentCurrencyCode>' },
    ['cbc:TaxPointDate'],
    ['cbc:ID'],
  ],
  [
    'the children of the element around the place',
    '<',
    { behind: '</cac:InvoiceDocumentReference>' },
    ['cac:SelfBilledInvoiceDocumentReference'],
    ['cac:InvoiceDocumentReference', 'cbc:Note'],
  ],
])('offers %s', (_, typed, place, some, others) => {
  const names = at(typed, place)?.choices.map(({ name }) => name) ?? [];
  expect(names.length).toBeGreaterThan(0);
  expect(names).toEqual(expect.arrayContaining([...some]));
  for (const other of others) expect(names).not.toContain(other);
});

it('puts what is missing first, with the attributes that it needs', () => {
  const text = ublInvoice().replace(/<cbc:PayableAmount[^/]*\/cbc:PayableAmount>/, '<');
  const found = elementsAt(text, text.indexOf('<', text.indexOf('LegalMonetaryTotal>') + 19), structures);
  expect(found).toBeUndefined();
  const place = /<(?=\s*<\/cac:LegalMonetaryTotal>)/.exec(text)?.index ?? -1;
  expect(elementsAt(text, place + 1, structures)?.choices[0]).toEqual({
    name: 'cbc:PayableAmount',
    isRequired: true,
    attributes: [{ name: 'currencyID', fixed: undefined }],
    hasElements: false,
  });
});

it.each([
  ['behind a name with a blank', '<cbc:ID '],
  ['behind plain text', 'abc'],
  ['in an end tag', '</'],
  ['behind a name of any length', `<${'a'.repeat(200)}`],
])('offers nothing %s', (_, typed) => {
  expect(at(typed, { behind: '<cac:InvoicePeriod>' })).toBeUndefined();
});

it('uses the prefixes of the text', () => {
  const text =
    '<x:Invoice xmlns:x="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2" xmlns="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2"><</x:Invoice>';
  const names = elementsAt(text, text.indexOf('><') + 2, structures)?.choices.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['ID', 'IssueDate']));
  expect(names?.every((name) => !name.includes(':'))).toBe(true);
});
