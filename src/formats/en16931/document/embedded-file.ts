/** Addresses that hold a file themselves: `data:application/pdf;base64,…`. A document keeps a file in an invoice so. */

/** A file as an invoice holds it. */
export interface EmbeddedFile {
  readonly type: string;
  /** Base64. */
  readonly content: string;
}

const OF_DATA = /^data:([\w.+/-]{1,100})?;base64,/;
const TYPE = /^[\w.+/-]{1,100}$/;
const ANY = 'application/octet-stream';
/** A sign that Base64 does not have: a pattern of all its signs would overflow on megabytes. */
const STRANGE = /[^A-Za-z0-9+/]/;

const isBase64 = (text: string): boolean => text !== '' && !STRANGE.test(text.replace(/={1,2}$/, ''));

/** The file in an address; undefined if it has none. */
export function fileIn(address: string): EmbeddedFile | undefined {
  const [start, type = ANY] = OF_DATA.exec(address) ?? [];
  const content = start === undefined ? '' : address.slice(start.length);
  return isBase64(content) ? { type, content } : undefined;
}

/** The address of a file; undefined if its text is not Base64. */
export function addressOfFile(written: string, type: string): string | undefined {
  const content = written.replace(/\s+/g, '');
  return isBase64(content) ? `data:${TYPE.test(type) ? type : ANY};base64,${content}` : undefined;
}

/** Bytes of a file in Base64. */
export const sizeOfFile = (written: string): number => Math.floor((written.replace(/[\s=]+/g, '').length * 3) / 4);
