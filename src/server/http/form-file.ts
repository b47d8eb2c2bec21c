import { getMultipartBoundary, parseMultipart, MultipartParseError } from '@remix-run/multipart-parser';
import { sentence } from '../../engine/values.ts';
import type { RouteDefinition } from '../../api/define-route.ts';
import { FILE_TYPES } from '../../api/file-types.ts';
import { serviceMessages } from '../../api/service-messages.ts';
import type { Message } from '../../engine/index.ts';
import { requestFault } from '../../operations/requests/request-fault.ts';
import type { Reply } from '../exchange.ts';
import { refuse } from '../refusal.ts';

/** Type of the body that a form with a file sends, such as that of `curl --form file=@invoice.xml`. */
export const FORM_TYPE = 'multipart/form-data';

/** Whether the body is a form that may hold the file of this operation. */
export function isFormBody({ headers }: Request, { accepts }: Pick<RouteDefinition, 'accepts'>): boolean {
  const [essence = ''] = (headers.get('Content-Type') ?? '').split(';', 1);
  return accepts === FILE_TYPES && essence.trim().toLowerCase() === FORM_TYPE;
}

/** A browser sends a form of any page without asking first, so only programs and pages of this origin may. */
export function mayPostForm({ headers }: Request): boolean {
  const site = headers.get('Sec-Fetch-Site');
  return site === null ? headers.get('Origin') === null : site === 'same-origin';
}

/** Bytes of the head of a part. */
const LONGEST_HEAD = 8_192;
/** Characters of a boundary (RFC 2046, section 5.1.1). Searching a file for a long one takes seconds. */
const LONGEST_BOUNDARY = 70;

export type FormFile =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly refusal: Reply };

/**
 * The file of a form: its only part. Stops at the second part, so that many parts cost no time. The bytes are those of
 * the body, because a copy would double the memory of a large one.
 */
export function fileOfForm(body: Uint8Array, contentType: string): FormFile {
  const boundary = getMultipartBoundary(contentType);
  if (boundary !== null && boundary.length > LONGEST_BOUNDARY) return refused(serviceMessages.formBroken);
  // No limit of the parser is reached before that of the body.
  const most = body.length + 1;
  const parts =
    boundary === null
      ? []
      : parseMultipart(body, { boundary, maxHeaderSize: LONGEST_HEAD, maxFileSize: most, maxTotalSize: most });
  try {
    let file: Uint8Array | undefined;
    for (const part of parts) {
      if (file || !part.isFile) return refused(serviceMessages.formOneFile);
      const [only, ...more] = part.content;
      file = only && more.length === 0 ? only : part.bytes;
    }
    return file ? { ok: true, bytes: file } : refused(serviceMessages.formNoFile);
  } catch (error) {
    if (error instanceof MultipartParseError || error instanceof TypeError) return refused(serviceMessages.formBroken);
    throw error;
  }
}

function refused(description: Message): FormFile {
  return {
    ok: false,
    refusal: refuse(400, 'input', sentence(description), [requestFault('SYNTAX', 'request', description)]),
  };
}
