import { Type } from 'typebox';

/** Arguments that several tools have. */
export const data = Type.String({
  minLength: 1,
  description: 'The document or envelope, as JSON text; YAML is taken too.',
});

export const type = Type.Optional(
  Type.String({
    description: 'Type of the document when it has no $schema: a schema id, or a name such as bill/invoice.',
  }),
);

export const envelop = Type.Optional(Type.Boolean({ description: 'Wrap a bare document in an envelope.' }));
