import { array, boolean, oneOf, optional, string, union } from '../../api/typed-schema/schema.ts';
import { known } from '../../api/typed-schema/schema.ts';
import type { JsonObject } from '../../engine/index.ts';

/** An object, or its JSON or YAML as text. */
export const jsonOrText = (description: string) =>
  union([known<JsonObject>({ type: 'object' }), string({ minLength: 1 })], { description });

/** Arguments shared by several tools. */
export const data = jsonOrText('The document or envelope: JSON, or JSON or YAML text');

/** For binary files. */
export const encoding = optional(oneOf('base64'));

export const type = optional(string({ description: 'Type if there is no $schema: bill/invoice' }));

export const envelop = optional(boolean({ description: 'Wrap in an envelope' }));

/** Parts of an answer that come only on request. */
export const include = <const Parts extends readonly string[]>(...parts: Parts) =>
  optional(array(oneOf(...parts), { description: 'More of the answer' }));

export const cursor = optional(string({ description: 'Value of `next` on the previous page' }));
