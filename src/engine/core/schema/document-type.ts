import type { Json, JsonObject } from '../json/json.ts';
import type { AnyKind, DocumentType, Reader } from './kind.ts';
import { encodeMembers, isObjectType } from './object-type.ts';

export function isDocumentType(kind: AnyKind): kind is DocumentType {
  return kind.named !== undefined && (kind.shape === 'object' || kind.shape === 'map');
}

/** Decodes the members beside `$schema`. */
export function decodeDocument(type: DocumentType, raw: JsonObject, reader: Reader): unknown {
  if (type.shape === 'object') return type.decode(raw, reader);
  const { $schema: _, ...members } = raw;
  return type.decode(members, reader) ?? {};
}

/** Encodes a document with a leading `$schema`. */
export function encodeDocument(type: DocumentType, schema: string, value: unknown): JsonObject {
  if (isObjectType(type)) return encodeMembers({ $schema: schema }, type.members, value as Record<string, unknown>);
  return { $schema: schema, ...(type.encode(value) as Record<string, Json>) };
}
