import { defineMessages } from '../../../engine/values.ts';

/** Sentences of the rules of the Emirates that no verb tells. */
export const pintAeMessages = defineMessages('pint-ae', {
  lateTaxDay: 'The tax point date (BT-7, `cbc:TaxPointDate`) is not before the issue date (BT-2).',
  mustBeBeforeIssue: 'The tax point date (BT-7) must be before the issue date (BT-2)',
});
