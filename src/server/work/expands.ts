import type { OperationId } from '../../contract/routes.ts';

const EXPANDING: ReadonlySet<OperationId | 'mcp'> = new Set(['import', 'export', 'validate', 'inspect', 'mcp']);

const JUDGING: ReadonlySet<OperationId | 'mcp'> = new Set(['import', 'judge', 'validate', 'inspect', 'mcp']);

/**
 * Whether a body may contain an XML file or a PDF to judge, or a document that is exported to be judged. If in doubt,
 * yes.
 */
export function judgesXml(operation: OperationId | 'mcp', body: Uint8Array): boolean {
  if (!JUDGING.has(operation)) return false;
  if (operation === 'import' || operation === 'judge') return true;
  return /<|base64|destination|\\u/.test(new TextDecoder('latin1').decode(body));
}

/**
 * Whether a small body may expand: a PDF is decompressed, a YAML alias repeats its target, and a batch has many
 * messages. Such bodies go to a worker too. It checks only the bytes, and errs on the side of yes.
 */
export function expands(operation: OperationId | 'mcp', body: Uint8Array): boolean {
  if (operation === 'render') return true;
  if (!EXPANDING.has(operation)) return false;
  // The markers are ASCII, so one character per byte is enough.
  const text = new TextDecoder('latin1').decode(body);
  // Documents have escapes too, but none that hides ASCII.
  if (operation === 'validate' || operation === 'inspect') return /base64|\\u00[2-7]/i.test(text);
  // Drawing a page takes far longer than its small body suggests, and must not block others.
  if (operation === 'export') return /"(?:factur-x|zugferd|xrechnung-pdf)"|\\u/.test(text);
  // An escape may hide a marker.
  if (text.includes('base64') || text.includes('%PDF-') || text.includes('\\u')) return true;
  return operation === 'mcp' && (/^\s*\[/.test(text) || (text.includes('&') && text.includes('*')));
}
