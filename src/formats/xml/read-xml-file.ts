import { decodeXml } from './decode-xml.ts';
import { withEncoding } from './encoding-faults.ts';
import { readXml, type ReadXml } from './read-xml.ts';

/**
 * Reads an XML file, as text or as bytes. The faults of its encoding come first: they often cause those of the text.
 */
export function readXmlFile(data: string | Uint8Array): ReadXml {
  if (typeof data === 'string') return readXml(data);
  const { text, faults, encoding, hasMark = false } = decodeXml(data);
  const read = readXml(text);
  if (!read.ok) return { ok: false, faults: [...faults, ...read.faults] };
  const source = { text: read.document.text, encoding, hasMark, size: data.length };
  return { ok: true, document: { ...read.document, source, faults: withEncoding(faults, read.document.faults) } };
}
