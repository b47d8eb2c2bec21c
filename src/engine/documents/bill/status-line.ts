import { list } from '../../core/schema/composites.ts';
import { embedded } from '../../core/schema/embedded.ts';
import type { Choice } from '../../core/schema/fields.ts';
import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { integer, text } from '../../core/schema/primitives.ts';
import { date } from '../cal/date.ts';
import { key } from '../cbc/key.ts';
import { meta } from '../cbc/meta.ts';
import { DocumentRef } from '../org/document-ref.ts';
import { extensions } from '../tax/extensions.ts';
import { Action } from './action.ts';
import { Reason } from './reason.ts';

const statusLineKeys: readonly Choice[] = [
  { value: 'issued', title: 'Issued', about: "The document has been sent and awaits the recipient's check." },
  {
    value: 'acknowledged',
    title: 'Acknowledged',
    about: 'The document arrived, is readable and goes on to processing.',
  },
  { value: 'processing', title: 'In Process', about: 'The recipient is working on the document.' },
  { value: 'querying', title: 'Under Query', about: 'The recipient needs more information before deciding.' },
  {
    value: 'rejected',
    title: 'Rejected',
    about: 'The recipient refuses the document and stops processing it. The sale behind it may still stand.',
  },
  {
    value: 'accepted',
    title: 'Accepted / Approved',
    about: 'The recipient approves the document in full; payment comes next.',
  },
  { value: 'paid', title: 'Paid', about: 'Money is on its way or has arrived.' },
  { value: 'error', title: 'Error', about: 'The document failed for technical reasons.' },
  {
    value: 'other',
    title: 'Other',
    about: 'A situation outside this list; further codes or texts of the row tell which.',
  },
];

export const StatusLine = defineType('bill/status-line', {
  about: 'Situation of one document, with reasons and requested actions.',
  fields: {
    index: required(integer, 'Position in the list of lines, counted from 1. Set by the calculation.'),
    key: required(key, 'The situation the document is in, from a fixed list.', { oneOf: statusLineKeys }),
    date: optional(date, 'Day from which the situation holds.'),
    doc: optional(DocumentRef, 'The document this row is about.'),
    description: optional(text, 'The situation in words.'),
    reasons: optional(list(Reason), 'Why the document is in this situation.'),
    actions: optional(list(Action), 'What the recipient of the status is asked to do. Not binding.'),
    ext: optional(extensions, 'Codes that a country or format needs for this row, by extension key.'),
    complements: optional(
      list(embedded),
      'Further data objects, each with its own $schema, that a country or format needs. They are calculated too.',
    ),
    meta: optional(meta, 'Custom string values about this row, by key.'),
  },
});
export interface StatusLine extends TypeOf<typeof StatusLine> {}
