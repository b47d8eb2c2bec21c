import { expect, it } from 'vitest';
import { recognise } from './recognise.ts';
import { isXmlInvoice } from './xml-invoice.ts';
import { toStrictJson } from './to-strict-json.ts';

it.each([
  ['<?xml version="1.0"?>\n<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>', 'ubl', false],
  ['<CreditNote xmlns="urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2"/>', 'ubl', false],
  [
    '<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"/>',
    'cii',
    false,
  ],
  ['<p:FatturaElettronica versione="FPR12">', 'national', false],
  ['<html></html>', 'xml', false],
  ['$schema: https://gobl.org/draft-0/bill/invoice\nlines: []', 'yaml', true],
  ['---\n"$schema": x', 'yaml', true],
  ['{"a": 1, // why\n}', 'json-with-comments', true],
  ['{"a": 1}', 'json', false],
  ['{"a": }', 'json', false],
  ['number,date,total\nF-1,2026-01-02,"1,200.00"', 'csv', false],
  ['Nummer;Datum;Summe\r\nF-1;02.01.2026;10', 'csv', false],
  ['invoice;amount\n1;2\n', 'csv', false],
  ['Dear Ana, thanks, bye\nSee you', 'unknown', false],
  ['hello', 'unknown', false],
  ['', 'unknown', false],
])('%j is %s', (text, kind, convertible) => {
  expect(recognise(text)).toMatchObject({ kind, convertible });
});

it.each([
  ['  {"a": 1}', 'json'],
  [' // why\n{"a": 1}', 'json-with-comments'],
  ['/* why */ {"a": 1}', 'json-with-comments'],
  ['{"a": 1 "b": 2}', 'json-with-comments'],
  // A value is missing beside the comment.
  ['{"a": , // why\n}', 'json'],
  ['a {', 'unknown'],
])('%j is %s', (text, kind) => {
  expect(recognise(text).kind).toBe(kind);
});

it.each([
  ['<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>', true],
  ['<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100"/>', true],
  ['<p:FatturaElettronica versione="FPR12">', true],
  ['<html></html>', false],
  ['a: <Finvoice/>', false],
  ['{"a": 1}', false],
  ['', false],
])('%s is an XML invoice that is read: %s', (text, expected) => {
  expect(isXmlInvoice(text)).toBe(expected);
});

it('turns JSON with comments into JSON', () => {
  const text = '{\n  // the kind\n  "a": 1, /* b */\n  "c": [1, 2,],\n}';
  expect(toStrictJson(text)).toBe('{\n  "a": 1, \n  "c": [1, 2]\n}');
});
