import type { Json, JsonObject } from '../json/json.ts';
import { isJsonObject } from '../json/json.ts';
import type { Kind, NamedType } from './kind.ts';
import { referenceTo } from './kind.ts';
import type { DocumentType } from './kind.ts';
import { decodeDocument, encodeDocument } from './document-type.ts';
import type { Gaps } from './gaps.ts';
import { asWritten } from './gaps.ts';
import { inputMessages } from './messages.ts';

/** A document in another (`doc` of an envelope, `complements`), of the type named by its own `$schema`. */
export interface Embedded {
  /** The `$schema` as written; if empty, there is no content either. */
  readonly schema: string;
  /** Undefined for an unknown schema: the content is then kept unchanged. */
  readonly type: DocumentType | undefined;
  readonly content: unknown;
  /** Lists of the content that are written with their original nulls. */
  readonly gaps?: Gaps | undefined;
}

const named: NamedType = {
  id: 'schema/object',
  name: 'schema.Object',
  published: true,
  about: 'Any document of the format; its `$schema` tells which.',
  definition: () => ({ type: 'object' }),
  references: () => [],
};

export const embedded: Kind<Embedded, undefined> & { readonly named: NamedType } = {
  shape: 'embedded',
  words: inputMessages.aDocument,
  zero: undefined,
  named,
  decode(raw, reader) {
    if (!isJsonObject(raw)) {
      reader.wrongType(inputMessages.anObject, raw);
      return undefined;
    }
    const schema = raw['$schema'];
    if (schema === undefined || schema === null || schema === '')
      return { schema: '', type: undefined, content: undefined };
    if (typeof schema !== 'string') {
      reader.enter('$schema');
      reader.wrongType(inputMessages.aSchemaId, schema);
      reader.leave();
      return undefined;
    }
    const type = reader.typeOf(schema);
    if (!type) return { schema, type, content: raw };
    const content = decodeDocument(type, raw, reader);
    return content === undefined ? undefined : { schema, type, content };
  },
  encode: encodeEmbedded,
  isEmpty: () => false,
  reference: () => referenceTo(named),
};

export function encodeEmbedded(value: Embedded): Json {
  if (value.type) return encodeDocument(value.type, value.schema, asWritten(value.content, value.gaps));
  return value.content === undefined ? null : (value.content as JsonObject);
}
