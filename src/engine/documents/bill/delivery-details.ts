import { list } from '../../core/schema/composites.ts';
import { optional } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { date } from '../cal/date.ts';
import { Period } from '../cal/period.ts';
import { meta } from '../cbc/meta.ts';
import { Identity } from '../org/identity.ts';
import { Party } from '../org/party.ts';

export const DeliveryDetails = defineType('bill/delivery-details', {
  about: 'Where and when the goods or services of the document are delivered.',
  fields: {
    receiver: optional(
      Party,
      'Party and address the goods go to, when different from the customer. Plays no part in taxation.',
    ),
    identities: optional(list(Identity), 'Codes that identify the delivery or its location.'),
    date: optional(date, 'Day of delivery, planned or actual.'),
    period: optional(Period, 'First and last day of delivery, for supplies that stretch over time.'),
    meta: optional(meta, 'Custom string values about the delivery, by key.'),
  },
});
export interface DeliveryDetails extends TypeOf<typeof DeliveryDetails> {}
