import { LANGUAGES } from '../engine/languages.ts';
import { withDescription, object, oneOf, optional } from './typed-schema/schema.ts';

/** Query parameters of every request. */
export const EveryQuery = object({
  lang: optional(
    withDescription(
      oneOf(...LANGUAGES),
      'Language of the texts in the answer. Codes, `phrase` and `values` stay the same.',
    ),
  ),
});
