import type { RouteDefinition } from '../../api/define-route.ts';
import { sentence } from '../../engine/values.ts';
import { FILE_TYPES } from '../../api/file-types.ts';
import { routes } from '../../api/routes.ts';
import { serviceMessages } from '../../api/service-messages.ts';
import { requestFault } from '../../operations/requests/request-fault.ts';
import type { Reply } from '../exchange.ts';
import { refuse } from '../refusal.ts';

type FileKind = 'XML' | 'PDF';

const MEDIA_TYPES: Readonly<Record<FileKind, string>> = { XML: 'application/xml', PDF: 'application/pdf' };

const fileRoutes: readonly RouteDefinition[] = (routes as readonly RouteDefinition[]).filter(
  ({ accepts }) => accepts === FILE_TYPES,
);

const beginsWithFile = /^[\s\uFEFF]*(?:(<)[?!A-Za-z_]|%PDF-)/;
const BRACE = 0x7b;
const asLatin = new TextDecoder('latin1');

/** What a file begins with is no JSON, so nothing that could be read is refused here. */
function fileKind(bytes: Uint8Array): FileKind | undefined {
  if (bytes[0] === BRACE) return undefined;
  // A byte order mark of UTF-8 or UTF-16 may come first, and every second byte of UTF-16 is zero.
  const head = asLatin
    .decode(bytes.subarray(0, 200))
    .replace(/^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)/, '')
    .replaceAll('\0', '');
  const found = beginsWithFile.exec(head);
  return found ? (found[1] ? 'XML' : 'PDF') : undefined;
}

/**
 * The reply to a body that is an XML or PDF file although the request did not declare it: how the operation takes such
 * a file, or which operations do. `undefined` if it may be JSON.
 */
export function refuseFileForJson(operation: string, bytes: Uint8Array): Reply | undefined {
  const kind = fileKind(bytes);
  if (kind === undefined) return undefined;
  const type = MEDIA_TYPES[kind];
  const description = fileRoutes.some(({ operationId }) => operationId === operation)
    ? serviceMessages.fileUndeclared({ kind, type })
    : serviceMessages.fileNotTaken({
        kind,
        operation,
        others: fileRoutes.map(({ path }) => `\`/v0${path}\``).join(', '),
        type,
      });
  return refuse(400, 'input', sentence(description), [requestFault('SYNTAX', 'request', description)]);
}
