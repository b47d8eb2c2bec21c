import { list } from '../../core/schema/composites.ts';
import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { boolean, text } from '../../core/schema/primitives.ts';
import { date } from '../cal/date.ts';
import { code } from '../cbc/code.ts';
import { key } from '../cbc/key.ts';
import { Stamp } from '../head/stamp.ts';
import { extensions } from '../tax/extensions.ts';

export const CorrectionOptions = defineType('bill/correction-options', {
  about: 'Choices for deriving a credit note, debit note or corrective invoice from an existing invoice.',
  fields: {
    type: required(
      key,
      'Invoice type to create, e.g. credit-note. Which types are open depends on the tax regime and add-ons.',
    ),
    issue_date: optional(date, 'Issue date of the new invoice. Today (UTC) when left out.'),
    series: optional(code, 'Series of the new invoice. The series of the original is kept when left out.'),
    stamps: optional(
      list(Stamp),
      'Stamps received for the original invoice. Those the tax rules demand are copied to the reference in preceding.',
    ),
    reason: optional(text, 'Why the original is corrected. Stored in the reference to it; some countries require it.'),
    ext: optional(
      extensions,
      'Codes that a country or format needs for the correction. Stored in the reference to the original, or on the new invoice where an add-on says so.',
    ),
    copy_tax: optional(boolean, 'If true, the tax totals of the original are included in the reference to it.'),
  },
});
export interface CorrectionOptions extends TypeOf<typeof CorrectionOptions> {}
