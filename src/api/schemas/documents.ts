import {
  array,
  boolean,
  known,
  literal,
  nothing,
  object,
  oneOf,
  optional,
  string,
  union,
} from '../typed-schema/schema.ts';
import type { JsonObject } from '../../engine/index.ts';
import { withBase64 } from './base64-file.ts';
import { Warnings } from './error-body.ts';
import { anyJson, anyObject, BuiltDocument, day, draft, typeName } from './json-value.ts';

const TYPE = {
  description: 'Type of the document if it has no `$schema`: a schema id, or a name such as `bill/invoice`.',
  examples: ['bill/invoice'],
};

const template = union([anyObject('Members to start from; what `data` says wins.'), nothing()]);

export const BuildRequest = object(
  {
    data: draft('The document or envelope to build.'),
    template: optional(template),
    type: optional(typeName(TYPE)),
    envelop: optional(boolean({ description: 'Wrap the document in an envelope; by default not.' })),
  },
  { title: 'BuildRequest' },
);

const fileEncoding = oneOf('base64');

export const ValidateRequest = withBase64(
  object(
    {
      data: anyJson('The document or envelope to judge as it stands.'),
      encoding: optional(fileEncoding),
    },
    { title: 'ValidateRequest' },
  ),
);

export const InspectRequest = withBase64(
  object(
    {
      data: anyJson('The document or envelope to look into.'),
      encoding: optional(fileEncoding),
      template: optional(template),
      // No pattern: a type that there is not is a fault of the report.
      type: optional(string(TYPE)),
      envelop: optional(boolean({ description: 'Wrap the document in an envelope; by default not.' })),
      include: optional(
        array(oneOf('changes', 'trace', 'rules'), {
          description: 'Parts of the report to include.',
        }),
      ),
      omit: optional(
        array(oneOf('document', 'changes'), {
          description:
            'Parts that are left out of the answer, which may then be small however long the document is. Its faults stay: with the changes included and omitted, those tell what building would change.',
        }),
      ),
      destination: optional(
        string({
          description:
            'Where it goes, by a key of `GET /destinations`: it is judged for that too, as it would be sent. With `auto` the document tells, by its addons, its profile or the country of its parties.',
          examples: ['xrechnung', 'auto'],
        }),
      ),
      at: optional(
        day({
          description:
            'The day whose releases of rule sets judge a file, or a document for its destination, as YYYY-MM-DD; today when left out.',
          examples: ['2026-11-24'],
        }),
      ),
    },
    { title: 'InspectRequest' },
  ),
);

export const CorrectRequest = object(
  {
    data: draft('The document or envelope to correct.'),
    options: optional(union([anyObject('How to correct it: type, reason, stamps, extensions.'), nothing()])),
    schema: optional(boolean({ description: 'Return the JSON Schema of the options instead.' })),
  },
  { title: 'CorrectRequest' },
);

export const ReplicateRequest = object(
  { data: draft('The document or envelope to copy.') },
  { title: 'ReplicateRequest' },
);

/** The verdict is a literal: a client must accept only `true` as a passed check. */
export const OkResponse = object(
  {
    ok: literal(true, { description: 'The check passed; always true.' }),
    warnings: optional(Warnings),
  },
  { title: 'OkResponse' },
);

/** The answer to a request with `warnings`: a document has no place for them. */
export const WarnedDocument = object(
  {
    // Lets the types of clients tell the alternatives apart.
    $schema: optional(
      known<never>({ type: 'string', enum: [''], description: 'Never there: the document inside has it.' }),
    ),
    document: BuiltDocument,
    warnings: Warnings,
  },
  { title: 'WarnedDocument', description: 'The document, and warnings about it.' },
);

/** In the API description, the answer of an operation that takes `warnings`. */
export const BuiltAnswer = known<JsonObject>({
  title: 'BuiltAnswer',
  description: 'The document or envelope; with `warnings` in the address, the document and the warnings.',
  anyOf: [BuiltDocument, WarnedDocument],
});

const warnings = optional(
  boolean({ description: 'Adds `warnings`: values that building drops or replaces, and what looks misspelt.' }),
);

/** For `build` and `sign`: the answer then has the document and the warnings as members. */
export const BuildQuery = object({ warnings });

export const ValidateQuery = object({ warnings });
