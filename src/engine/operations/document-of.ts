import type { Json, JsonObject } from '../core/json/json.ts';
import { isJsonObject } from '../core/json/json.ts';
import { SCHEMA_ROOT } from '../core/schema/kind.ts';
import type { DocumentTypes } from '../document-types/index.ts';

/** A type of document, as a path: `bill/invoice`. */
export type DocumentTypeName = keyof DocumentTypes;

type SchemaOf<Name extends DocumentTypeName> = `https://gobl.org/draft-0/${Name}`;

/** A built document of a type, as JSON: `DocumentOf<'bill/invoice'>`. Amounts are strings. */
export type DocumentOf<Name extends DocumentTypeName> = Name extends DocumentTypeName
  ? { readonly $schema: SchemaOf<Name> } & DocumentTypes[Name]
  : never;

/** A document of a type as a person writes it: building adds what is missing. */
export type Draft<Name extends DocumentTypeName> = Name extends DocumentTypeName
  ? { readonly $schema: SchemaOf<Name> } & Partly<DocumentTypes[Name]>
  : never;

type Partly<T> = T extends readonly (infer Entry)[]
  ? readonly Partly<Entry>[]
  : T extends object
    ? string extends keyof T
      ? T
      : { readonly [Member in keyof T]?: Partly<T[Member]> }
    : T;

/** An envelope around a document. */
export type EnvelopeOf<Document> = Omit<DocumentOf<'envelope'>, 'doc'> & { readonly doc: Document };

/** The type of a document once it is built: the one that its `$schema` names, if the compiler knows it. */
export type Built<Data> = Data extends { readonly $schema: SchemaOf<'envelope'>; readonly doc: infer Document }
  ? EnvelopeOf<Built<Document>>
  : Data extends { readonly $schema: SchemaOf<infer Name extends DocumentTypeName> }
    ? DocumentOf<Name>
    : JsonObject;

/** A document in its envelope; a bare document gets one. */
type Enveloped<Document> = Document extends { readonly $schema: SchemaOf<'envelope'> }
  ? Document
  : JsonObject extends Document
    ? JsonObject
    : EnvelopeOf<Document>;

/** The data of a request. If it has no `$schema`, it gets the type that the request names. */
type Named<Request> = Request extends { readonly data: infer Data }
  ? Request extends { readonly type: infer Name extends DocumentTypeName }
    ? JsonObject extends Data
      ? Data
      : Data extends { readonly $schema: unknown }
        ? Data
        : { readonly $schema: SchemaOf<Name> }
    : Data
  : never;

/** The answer to a request of `build`. */
export type BuiltBy<Request> = Request extends { readonly envelop: infer Envelop }
  ? Envelop extends true
    ? Enveloped<Built<Named<Request>>>
    : Built<Named<Request>>
  : true extends Request['envelop' & keyof Request]
    ? Enveloped<Built<Named<Request>>> | Built<Named<Request>>
    : Built<Named<Request>>;

/** The answer to a request of `correct`. */
export type CorrectedBy<Request> = Request extends { readonly schema: true }
  ? JsonObject | null
  : Request extends { readonly data: infer Data }
    ? Built<Data> | (true extends Request['schema' & keyof Request] ? JsonObject | null : never)
    : never;

/** The answer to a request of `sign`. */
export type SignedBy<Request> = Enveloped<Built<Named<Request>>>;

/** A request that has only known members. Its type is inferred, so the compiler would not notice others. */
export type Only<Known, Request> = Request & { readonly [Other in Exclude<keyof Request, keyof Known>]: never };

/** Whether a document returned by an operation has this type. Checks only its `$schema`. */
export function isDocument<Name extends DocumentTypeName>(document: Json, type: Name): document is DocumentOf<Name> {
  return isJsonObject(document) && document['$schema'] === SCHEMA_ROOT + type;
}
