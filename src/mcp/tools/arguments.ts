import { boolean, optional, string } from '../../contract/typed-schema/schema.ts';

/** Arguments that several tools have. */
export const data = string({
  minLength: 1,
  description: 'The document or envelope, as JSON text; YAML is taken too.',
});

export const type = optional(
  string({
    description: 'Type of the document when it has no $schema: a schema id, or a name such as bill/invoice.',
  }),
);

export const envelop = optional(boolean({ description: 'Wrap a bare document in an envelope.' }));
