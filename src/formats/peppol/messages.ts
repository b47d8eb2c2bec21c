import { defineMessages } from '../../engine/values.ts';

/** Sentences of Peppol's rules that no verb tells. */
export const peppolMessages = defineMessages('peppol', {
  otherSign:
    'The total VAT amount in accounting currency (BT-111) and that in the currency of the invoice (BT-110) have different signs.',
  mustHaveSameSign:
    'The total VAT amount in accounting currency (BT-111) must have the sign of that in the currency of the invoice (BT-110)',
});
