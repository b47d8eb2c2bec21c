import type { OperationId } from '../../contract/routes.ts';

const EXPANDING: ReadonlySet<OperationId | 'mcp'> = new Set(['import', 'export', 'validate', 'inspect', 'mcp']);

/**
 * Whether a body may become far larger than it is: a PDF is unpacked, an alias of YAML stands for all that it names, and messages in
 * a batch are many. Small ones are then worked on elsewhere too. It looks at the bytes alone and asks too often rather than too rarely.
 */
export function expands(operation: OperationId | 'mcp', body: Uint8Array): boolean {
  if (operation === 'render') return true;
  if (!EXPANDING.has(operation)) return false;
  // The marks are ASCII, so one character a byte will do.
  const text = new TextDecoder('latin1').decode(body);
  // Documents have escapes too, but none that hides ASCII.
  if (operation === 'validate' || operation === 'inspect') return /base64|\\u00[2-7]/i.test(text);
  // Drawing a page takes far longer than a body so small: others are not kept waiting.
  if (operation === 'export') return /"(?:factur-x|zugferd|xrechnung-pdf)"|\\u/.test(text);
  // An escape may hide a mark.
  if (text.includes('base64') || text.includes('%PDF-') || text.includes('\\u')) return true;
  return operation === 'mcp' && (/^\s*\[/.test(text) || (text.includes('&') && text.includes('*')));
}
