import { describe, expect, it } from 'vitest';
import { decodeXml } from './decode-xml.ts';
import { contentOfSigned } from './signed-envelope.ts';

const XML = '<?xml version="1.0" encoding="UTF-8"?><p:FatturaElettronica>Perché</p:FatturaElettronica>';
const content = new TextEncoder().encode(XML);

type Bytes = readonly number[];

/** An element with its length told, by as few bytes as it needs. */
function element(tag: number, ...parts: readonly Bytes[]): Bytes {
  const inner = parts.flat();
  const size = inner.length < 0x80 ? [inner.length] : [0x82, inner.length >> 8, inner.length & 0xff];
  return [tag, ...size, ...inner];
}

/** An element whose end is marked by two zero bytes. */
const open = (tag: number, ...parts: readonly Bytes[]): Bytes => [tag, 0x80, ...parts.flat(), 0, 0];

const SIGNED_DATA = element(0x06, [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x02]);
const DATA = element(0x06, [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 0x01]);
const SHA256 = element(0x30, element(0x06, [0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01]), element(0x05));

/** A signed message of this content; the signature is not read, so it is some bytes. */
function message(octets: Bytes, hold: typeof element): Uint8Array {
  const signers = element(0x31, element(0x30, element(0x02, [1])));
  const signed = hold(0x30, element(0x02, [1]), hold(0x31, SHA256), hold(0x30, DATA, hold(0xa0, octets)), signers);
  return Uint8Array.from(hold(0x30, SIGNED_DATA, hold(0xa0, signed)));
}

const whole = element(0x04, [...content]);
const pieces = (hold: typeof element): Bytes =>
  hold(0x24, element(0x04, [...content.subarray(0, 20)]), element(0x04, [...content.subarray(20)]));
const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const lines = (text: string): string => text.replace(/(.{64})/g, '$1\r\n');
const ascii = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('a signed file', () => {
  it.each([
    ['with told lengths', message(whole, element)],
    ['with lengths that are not told', message(pieces(open), open)],
    ['in pieces of told length', message(pieces(element), element)],
    ['in Base64', ascii(lines(base64(message(whole, element))))],
    ['in Base64 with lengths that are not told', ascii(base64(message(pieces(open), open)))],
    [
      'in Base64 between lines of PEM',
      ascii(`-----BEGIN PKCS7-----\n${lines(base64(message(whole, element)))}\n-----END PKCS7-----\n`),
    ],
  ])('%s gives its content, and says that the signature is not judged', (_, file) => {
    const { text, encoding, isSigned, faults } = decodeXml(file);
    expect([text, encoding, isSigned]).toEqual([XML, 'utf-8', true]);
    expect(faults).toMatchObject([{ code: 'ASSAY-XML-SIGNED', severity: 'warning' }]);
  });

  it('is refused if it is cut off, of another kind, or without content', () => {
    const file = message(whole, element);
    const cut = Array.from({ length: file.length }, (_, length) => contentOfSigned(file.subarray(0, length)));
    expect(cut.every((found) => found === undefined)).toBe(true);
    expect(contentOfSigned(Uint8Array.from(element(0x30, DATA, element(0xa0, whole))))).toBeUndefined();
    expect(contentOfSigned(message([], element))).toBeUndefined();
    expect(contentOfSigned(ascii('MIN<a/>'))).toBeUndefined();
  });

  it('is read in one pass, however deep its elements lie', () => {
    const deep = Uint8Array.from([
      0x30,
      0x80,
      ...SIGNED_DATA,
      ...Array.from({ length: 60_000 }, (_, i) => (i % 2 ? 0x80 : 0xa0)),
    ]);
    expect(contentOfSigned(deep)).toBeUndefined();
  });
});
