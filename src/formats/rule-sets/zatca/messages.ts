import { defineMessages } from '../../../engine/values.ts';

/** Sentences of ZATCA's rules that no verb tells. */
export const zatcaMessages = defineMessages('zatca', {
  future: 'The invoice is issued on a day that has not come yet.',
  mustBePast: 'The day of issue (BT-2) must not be in the future',
  overdue: 'The simplified invoice was issued more than a day before it is reported.',
  mustBeReported: 'A simplified invoice must be reported within a day of its issue (BT-2)',
});
