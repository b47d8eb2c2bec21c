import { expect, it } from 'vitest';
import type { OperationId } from '../../contract/routes.ts';
import { expands, judgesXml } from './expands.ts';

it.each<[OperationId | 'mcp', string, boolean]>([
  ['import', '{"data":"JVBERi0","encoding":"base64"}', true],
  ['import', '{"data":"JVBERi0","encoding":"\\u0062ase64"}', true],
  ['import', '%PDF-1.7', true],
  ['import', '{"data":"<Invoice>a & b * c</Invoice>"}', false],
  ['validate', '{"data":"JVBERi0","encoding":"base64"}', true],
  ['inspect', '{"data":"JVBERi0","encoding":"\\u0062ase64"}', true],
  ['validate', '{"data":{"name":"Caf\\u00e9"}}', false],
  ['render', '{}', true],
  ['export', '{"format":"factur-x","data":{}}', true],
  ['export', '{"format":"xrechnung-pdf","data":{}}', true],
  ['export', '{"format":"\\u0066actur-x","data":{}}', true],
  ['export', '{"format":"ubl","data":{}}', false],
  ['mcp', '[{"jsonrpc":"2.0"}]', true],
  ['mcp', ' \n[{"jsonrpc":"2.0"}]', true],
  ['mcp', '{"data":"a: &x 1\\nb: *x"}', true],
  ['mcp', '{"data":"a: \\u0026x 1\\nb: *x"}', true],
  ['mcp', '{"data":"JVBERi0","encoding":"base64"}', true],
  ['mcp', '{"data":"a: 1 & 2"}', false],
  ['build', '{"data":{"note":"base64 & *"}}', false],
])('%s of %s may grow: %s', (operation, body, grows) => {
  expect(expands(operation, new TextEncoder().encode(body))).toBe(grows);
});

it.each<[OperationId | 'mcp', string, boolean]>([
  ['import', '%PDF-1.7', true],
  ['judge', '{"data":"\\u003cInvoice/>"}', true],
  ['validate', '{"data":"<Invoice/>"}', true],
  ['validate', '{"data":"\\u003cInvoice/>"}', true],
  ['inspect', '{"data":"JVBERi0","encoding":"base64"}', true],
  ['inspect', '{"data":{"note":"a"}}', false],
  ['inspect', '{"data":{"note":"a"},"destination":"peppol"}', true],
  ['mcp', '{"params":{"arguments":{"data":"<Invoice/>"}}}', true],
  ['mcp', '{"params":{"arguments":{"data":"a: 1"}}}', false],
  ['build', '{"data":{"note":"<"}}', false],
])('%s of %s may be of XML: %s', (operation, body, may) => {
  expect(judgesXml(operation, new TextEncoder().encode(body))).toBe(may);
});
