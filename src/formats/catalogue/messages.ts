import { defineMessages } from '../../engine/values.ts';

/** Texts on the cards of rules on XML invoices, beside the rule. */
export const cardMessages = defineMessages('card', {
  asDescribed: 'be as it is described',
  judgedBy: 'it is checked by {sets}',
  keepsTo: 'the invoice follows {set}',
  keepsToEither: '{known} or {set}',
  inUbl: 'it is written in UBL',
  inCii: 'it is written in CII',
});
