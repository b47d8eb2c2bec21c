import { list } from '../../core/schema/composites.ts';
import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { text } from '../../core/schema/primitives.ts';
import { code } from '../cbc/code.ts';

export const StatusFault = defineType('bill/fault', {
  about: 'One defect found in the document a status reports on.',
  fields: {
    code: required(code, 'Code of the error or business rule, as given by the system that found the defect.'),
    message: optional(text, 'The defect in words.'),
    paths: optional(list(text), 'JSON paths, from the envelope down, of the fields that are at fault.'),
  },
});
export interface StatusFault extends TypeOf<typeof StatusFault> {}
