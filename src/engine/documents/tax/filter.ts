import { optional } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { definePart } from '../../core/schema/object-type.ts';
import { code } from '../cbc/code.ts';
import { key } from '../cbc/key.ts';
import { extensions } from './extensions.ts';

/** Selects rows of the tax totals. */
export const TaxFilter = definePart('tax/filter', {
  about: 'Chooses rates of the tax totals by category, and where they are given by key and extension codes.',
  fields: {
    cat: optional(code, 'Code of the tax category. Required.'),
    key: optional(key, 'Treatment that the rates have.'),
    ext: optional(extensions, 'Extension codes that the rates have, among others.'),
  },
});
export interface TaxFilter extends TypeOf<typeof TaxFilter> {}
