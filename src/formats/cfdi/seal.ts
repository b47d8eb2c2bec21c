import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { attributeOf, xmlPath, type XmlAttribute, type XmlElement } from '../xml/xml-tree.ts';
import { fromBase64 } from '../xml/base64.ts';
import type { Stamp } from '../reading/stamp.ts';
import { STAMP } from './namespaces.ts';

/** Most characters of a certificate and of a seal that are read: a key of 4096 bits needs far less. */
const LONGEST = 16_000;
/** Most characters of a value that is shown. */
const SHOWN = 60;

/**
 * The seal of a file, checked with the certificate in it, and the folio of the stamp, which is made over the seal. Whose
 * certificate it is, and whether the authority issued it, is not judged.
 */
export function sealsOf(root: XmlElement, chain: string | undefined): readonly Stamp[] {
  const [seal, certificate] = ['Sello', 'Certificado'].map((name) => attributeOf(root, name));
  const stamp = root.children
    .filter(({ name }) => name === 'Complemento')
    .flatMap(({ children }) => children)
    .find(({ name, uri }) => name === 'TimbreFiscalDigital' && uri === STAMP);
  const [folio, sealed] = ['UUID', 'SelloCFD'].map((name) => attributeOf(stamp, name));
  const state = sealState(seal?.value.trim() ?? '', certificate?.value.trim() ?? '', chain);
  return [
    shown('signature', state, seal),
    ...(folio ? [shown('folio', sealed?.value.trim() === seal?.value.trim() ? 'agrees' : 'contradicts', folio)] : []),
  ];
}

function shown(key: Stamp['key'], state: Stamp['state'], attribute: XmlAttribute | undefined): Stamp {
  const text = attribute?.value ?? '';
  return {
    key,
    state,
    ...(attribute && text !== '' && { value: text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text }),
    ...(attribute && { path: xmlPath(attribute) }),
  };
}

function sealState(seal: string, certificate: string, chain: string | undefined): Stamp['state'] {
  if (seal === '') return 'missing';
  const key = keyOf(certificate);
  const signature = bytesOf(seal);
  if (!key || !signature || chain === undefined) return 'not-judged';
  return isSignature(signature, sha256(utf8ToBytes(chain)), key) ? 'agrees' : 'contradicts';
}

function bytesOf(text: string): Uint8Array | undefined {
  return text.length > LONGEST ? undefined : fromBase64(text);
}

interface PublicKey {
  readonly modulus: bigint;
  readonly exponent: bigint;
  /** Of the modulus. */
  readonly length: number;
}

/** A part of a DER encoding: its tag, and where its content is. */
interface Part {
  readonly tag: number;
  readonly start: number;
  readonly end: number;
}

const SEQUENCE = 0x30;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const VERSION = 0xa0;

function partAt(bytes: Uint8Array, at: number, limit: number): Part | undefined {
  const [tag, first] = [bytes[at], bytes[at + 1]];
  if (tag === undefined || first === undefined) return undefined;
  const size = first < 0x80 ? 0 : first & 0x7f;
  if (size > 3) return undefined;
  let length = size === 0 ? first : 0;
  for (let i = 0; i < size; i++) length = length * 256 + (bytes[at + 2 + i] ?? 0);
  const start = at + 2 + size;
  return start + length <= limit ? { tag, start, end: start + length } : undefined;
}

function partsOf(bytes: Uint8Array, whole: Part | undefined, tag: number): readonly Part[] {
  const parts: Part[] = [];
  if (whole?.tag !== tag) return parts;
  // The first byte of a bit string says how many bits are unused.
  let at = tag === BIT_STRING ? whole.start + 1 : whole.start;
  while (at < whole.end) {
    const part = partAt(bytes, at, whole.end);
    if (!part) return [];
    parts.push(part);
    at = part.end;
  }
  return parts;
}

/** Bits of the longest key. */
const LONGEST_KEY = 4096;
const LONGEST_EXPONENT = 32;

/**
 * The RSA key of a certificate (X.509, RFC 5280, section 4.1). Reading is synchronous, also on a page without a secure
 * context, where browsers have no Web Crypto.
 */
function keyOf(certificate: string): PublicKey | undefined {
  const bytes = bytesOf(certificate);
  if (!bytes) return undefined;
  const [content] = partsOf(bytes, partAt(bytes, 0, bytes.length), SEQUENCE);
  const fields = partsOf(bytes, content, SEQUENCE);
  // Version, which may be missing, serial number, algorithm, issuer, validity, subject, key.
  const [, key] = partsOf(bytes, fields[fields[0]?.tag === VERSION ? 6 : 5], SEQUENCE);
  const [pair] = partsOf(bytes, key, BIT_STRING);
  const [modulus, exponent] = partsOf(bytes, pair, SEQUENCE).map((part) =>
    part.tag === INTEGER ? numberOf(bytes.subarray(part.start, part.end)) : 0n,
  );
  if (!modulus || !exponent) return undefined;
  const bits = modulus.toString(2).length;
  if (bits > LONGEST_KEY || exponent.toString(2).length > LONGEST_EXPONENT) return undefined;
  return { modulus, exponent, length: Math.ceil(bits / 8) };
}

const numberOf = (bytes: Uint8Array): bigint => (bytes.length === 0 ? 0n : BigInt(`0x${hexOf(bytes)}`));

const hexOf = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** What precedes a hash of SHA-256 in a signature (RFC 8017, section 9.2, note 1). */
const SHA_256 = '3031300d060960864801650304020105000420';

/** Whether it is a signature of the hash by RSASSA-PKCS1-v1_5 (RFC 8017, section 8.2.2). */
function isSignature(signature: Uint8Array, hash: Uint8Array, { modulus, exponent, length }: PublicKey): boolean {
  const value = numberOf(signature);
  if (signature.length !== length || value >= modulus) return false;
  const info = SHA_256 + hexOf(hash);
  const padding = length - 3 - info.length / 2;
  if (padding < 8) return false;
  return power(value, exponent, modulus) === BigInt(`0x01${'ff'.repeat(padding)}00${info}`);
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let [result, square] = [1n, base % modulus];
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}
