import { Gunzip } from 'fflate';
import { readXml } from '../xml/read-xml.ts';

/** Files of one answer whose number is looked for: a request has no more. */
export const MOST_SENT_FILES = 100;
/** Signs of Base64 that are looked at: number and day stand first in a file, after its declaration. */
export const MOST_SIGNS = 8_000;
/** Bytes that are looked at once they are unpacked. */
const MOST_BYTES = 8_000;
/** Packed bytes that are unpacked at once: each becomes at most a thousand. */
const PIECE = 64;

/** The number and day of an invoice that was sent, or the number of the one that it annuls. */
export interface SentInvoice {
  readonly code?: string;
  readonly issue_date?: string;
}

/**
 * Reads the beginning of a file in Base64, which may be packed by gzip: a fixed number of bytes, however long the file is
 * and however far it unpacks. Undefined if it cannot be read.
 */
export function sentInvoice(base64: string): SentInvoice | undefined {
  const signs = base64.slice(0, MOST_SIGNS).replaceAll(/[ \t\r\n]/g, '');
  let bytes: Uint8Array;
  try {
    bytes = Uint8Array.from(atob(signs.slice(0, signs.length - (signs.length % 4))), (sign) => sign.charCodeAt(0));
  } catch {
    return undefined;
  }
  const plain = bytes[0] === 0x1f && bytes[1] === 0x8b ? unpacked(bytes) : bytes;
  if (!plain) return undefined;
  const text = withoutComments(new TextDecoder().decode(plain.subarray(0, MOST_BYTES)));
  const code = said(text, 'invoiceNumber') ?? said(text, 'annulmentReference');
  const day = said(text, 'invoiceIssueDate');
  return {
    ...(code !== undefined && { code }),
    ...(day !== undefined && /^\d{4}-\d\d-\d\d$/.test(day) && { issue_date: day }),
  };
}

/** The beginning of what gzip packed; its end, which is missing, does not matter. */
function unpacked(bytes: Uint8Array): Uint8Array | undefined {
  const all = new Uint8Array(MOST_BYTES);
  let length = 0;
  const gunzip = new Gunzip((piece) => {
    const part = piece.subarray(0, MOST_BYTES - length);
    all.set(part, length);
    length += part.length;
  });
  try {
    for (let start = 0; start < bytes.length && length < MOST_BYTES; start += PIECE)
      gunzip.push(bytes.subarray(start, start + PIECE));
  } catch {
    if (length === 0) return undefined;
  }
  return all.subarray(0, length);
}

function withoutComments(text: string): string {
  let kept = '';
  let from = 0;
  for (let start = text.indexOf('<!--'); start >= 0; start = text.indexOf('<!--', from)) {
    kept += text.slice(from, start);
    const end = text.indexOf('-->', start + 4);
    if (end < 0) return kept;
    from = end + 3;
  }
  return kept + text.slice(from);
}

/** The text of the first element with that name, once references are read. */
function said(text: string, name: string): string | undefined {
  const found = new RegExp(`<(?:[\\w.-]{1,60}:)?${name}(?:\\s[^<>]{0,300})?>([^<]{1,300})<`).exec(text)?.[1];
  const read = found === undefined ? undefined : readXml(`<a>${found}</a>`);
  const value = read?.ok ? read.document.root.text.trim() : '';
  return value === '' ? undefined : value;
}
