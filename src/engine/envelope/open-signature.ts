import type { JsonObject } from '../core/json/json.ts';
import { isJsonObject } from '../core/json/json.ts';
import type { Digest } from '../documents/dsig/digest.ts';
import { protectedHeader, readPart } from '../documents/dsig/signature.ts';

/** The claim of a signature: this envelope contained the document with this digest. */
export interface SignedContent {
  /** Of the envelope's header. */
  readonly uuid: string;
  readonly dig: Digest;
  /** Time of signing, in Unix seconds; undefined if not stated. */
  readonly iat: number | undefined;
}

/** A parsed signature, not verified. */
export interface OpenedSignature {
  readonly kid: string | undefined;
  /** Undefined if the payload is not that of an envelope's signature. */
  readonly content: SignedContent | undefined;
}

/** Parses a compact signature. */
export function openSignature(jws: string): OpenedSignature {
  const [header = '', payload = ''] = jws.split('.');
  const content = readPart(payload);
  return { kid: protectedHeader(header)?.kid, content: content && signedContent(content) };
}

function signedContent({ uuid, dig, iat }: JsonObject): SignedContent | undefined {
  if (typeof uuid !== 'string' || !isJsonObject(dig)) return undefined;
  const { alg, val } = dig;
  if (typeof alg !== 'string' || typeof val !== 'string') return undefined;
  if (iat !== undefined && iat !== null && typeof iat !== 'number') return undefined;
  return { uuid, dig: { alg, val }, iat: iat ?? undefined };
}
