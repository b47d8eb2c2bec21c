import { expect, it } from 'vitest';
import { parseJson } from '../syntax/parse-json.ts';
import { isDocument } from './is-document.ts';
import { yamlTree } from './yaml-tree.ts';

const INVOICE = 'https://gobl.org/draft-0/bill/invoice';

it.each([
  [`{"$schema": "${INVOICE}"}`, true],
  [`{"lines": [], "$schema": "${INVOICE}"}`, true],
  ['{"$schema": "https://json-schema.org/draft/2020-12/schema"}', false],
  [`{"$schema": "see ${INVOICE}"}`, false],
  [`{"a": {"$schema": "${INVOICE}"}}`, false],
  ['{"name": "x"}', false],
  ['[]', false],
])('%s is a document: %s', (text, expected) => {
  expect(isDocument(parseJson(text))).toBe(expected);
});

it.each([
  [`a: [1\n$schema: ${INVOICE}`, true],
  [`a: [1\n"$schema" :\t"${INVOICE}"`, true],
  [`a: [1\n'$schema': '${INVOICE}'`, true],
  [`a: [1\n$schema:   ${INVOICE}`, true],
  [`a: [1\n$schema:${INVOICE}`, true],
  [`a: [1\n  $schema: ${INVOICE}`, false],
  [`a: [1\n# $schema: ${INVOICE}`, false],
  [`a: [1\n$schema: see ${INVOICE}`, false],
  ['a: [1\n$schema: https://gobl-org/draft-0/x', false],
  ['a: [1', false],
])('%j, which cannot be read, says that it is one: %s', (text, expected) => {
  const tree = yamlTree(text);
  expect(tree.root).toBeUndefined();
  expect(isDocument(tree)).toBe(expected);
});
