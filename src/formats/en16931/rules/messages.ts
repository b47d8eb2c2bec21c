import { defineMessages } from '../../../engine/values.ts';

/** Sentences of EN 16931 rules that no verb tells, and choices between fixes. */
export const en16931Messages = defineMessages('en16931', {
  standardBesideSplit: 'Beside split payment (B) something is at the standard rate (S).',
  mustNotBeStandard: 'Beside split payment (B) nothing may be at the standard rate (S)',
  writeStandard: 'Standard rated: write the category S',
  writeZero: 'No tax: write the rate 0',
  removeRate: 'Not subject to VAT: remove the rate',
});
