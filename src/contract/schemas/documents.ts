import { Type } from 'typebox';
import { anyJson, anyObject } from './json-value.ts';

const type = Type.String({
  description: 'Type of the document when it does not say so itself: a schema id, or a name such as `bill/invoice`.',
  examples: ['bill/invoice'],
});

const template = Type.Union([anyObject('Members to start from; what `data` says wins.'), Type.Null()]);

export const BuildRequest = Type.Object(
  {
    data: anyJson('The document or envelope to build.'),
    template: Type.Optional(template),
    type: Type.Optional(type),
    envelop: Type.Optional(Type.Boolean({ description: 'Wrap a bare document in an envelope.', default: false })),
  },
  { title: 'BuildRequest' },
);

export const ValidateRequest = Type.Object(
  { data: anyJson('The document or envelope to judge as it stands.') },
  { title: 'ValidateRequest' },
);

export const InspectRequest = Type.Object(
  {
    data: anyJson('The document or envelope to look into.'),
    template: Type.Optional(template),
    type: Type.Optional(type),
    envelop: Type.Optional(Type.Boolean({ description: 'Wrap a bare document in an envelope.', default: false })),
    include: Type.Optional(
      Type.Array(Type.Union([Type.Literal('changes'), Type.Literal('trace'), Type.Literal('rules')]), {
        description: 'Parts of the report that are made only when asked for.',
      }),
    ),
  },
  { title: 'InspectRequest' },
);

export const CorrectRequest = Type.Object(
  {
    data: anyJson('The document or envelope to correct.'),
    options: Type.Optional(
      Type.Union([anyObject('How to correct it: type, reason, stamps, extensions.'), Type.Null()]),
    ),
    schema: Type.Optional(
      Type.Boolean({ description: 'Answer with the JSON Schema of the options instead.', default: false }),
    ),
  },
  { title: 'CorrectRequest' },
);

export const ReplicateRequest = Type.Object(
  { data: anyJson('The document or envelope to copy.') },
  { title: 'ReplicateRequest' },
);

/** The verdict is a literal: a client must never take anything but `true` for a passed check. */
export const OkResponse = Type.Object(
  { ok: Type.Literal(true, { description: 'The check passed.' }) },
  { title: 'OkResponse' },
);
