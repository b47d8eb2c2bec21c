import { list } from '../../core/schema/composites.ts';
import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { cleanText, cleanTextOf, integer, text } from '../../core/schema/primitives.ts';
import { date } from '../cal/date.ts';
import { Period } from '../cal/period.ts';
import { code } from '../cbc/code.ts';
import { key } from '../cbc/key.ts';
import { meta } from '../cbc/meta.ts';
import { currencyCode } from '../currency/code.ts';
import { Stamp } from '../head/stamp.ts';
import { amount } from '../num/amount.ts';
import { extensions } from '../tax/extensions.ts';
import { TaxTotal } from '../tax/total.ts';
import { partUuid } from '../uuid/uuid.ts';
import { Identity } from './identity.ts';

export const DocumentRef = defineType('org/document-ref', {
  about:
    'Points to another document, or to certain lines of it: a corrected invoice, an order, a contract, a delivery note.',
  fields: {
    uuid: optional(partUuid, 'UUID of the document referred to.'),
    schema: optional(
      text,
      'Schema identifier of the other document. Leave out when it is of the same kind as this one.',
    ),
    type: optional(key, 'Kind of document referred to, with the type keys of its schema, for example `credit-note`.'),
    issue_date: optional(date, 'Day on which the other document was issued.'),
    series: optional(code, 'Series in which the other document is numbered.'),
    code: required(code, 'Number of the other document within its series.'),
    currency: optional(currencyCode, 'Currency of the other document. Leave out when both use the same one.'),
    lines: optional(
      list(integer),
      'Positions, counted from 1, of the lines meant in the other document. Empty refers to the whole document.',
    ),
    identities: optional(list(Identity), 'Further codes by which both parties know the document or its content.'),
    period: optional(
      Period,
      'Period in which the other document counted for tax, where the tax authority asks for it.',
    ),
    reason: optional(cleanText, 'Why the reference is made, in words. On a correction, the reason for correcting.'),
    description: optional(text, 'What the other document is, for the reader.'),
    stamps: optional(list(Stamp), 'Proofs that a tax authority or intermediary issued for the other document.'),
    url: optional(cleanTextOf({ format: 'uri' }), 'Web address where the other document can be read.'),
    tax: optional(
      TaxTotal,
      'Taxes of the other document by category and rate. Copied on a correction when the regime or an add-on asks for it, and recalculated on build.',
    ),
    payable: optional(amount, 'Amount to pay according to the other document, in its currency.'),
    ext: optional(extensions, 'Codes that a regime or add-on requires about the reference, by extension key.'),
    meta: optional(meta, 'Custom string values about the reference, by key.'),
  },
});
export interface DocumentRef extends TypeOf<typeof DocumentRef> {}
