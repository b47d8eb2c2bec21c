import { defineMessages } from '../../../engine/values.ts';

/** Sentences of the rules of PINT Singapore that no verb tells. */
export const pintSgMessages = defineMessages('pint-sg', {
  noTotals:
    'With a currency of tax accounting (BT-6), the total GST in that currency (BT-111) or a total in Singapore dollars is missing.',
  mustHaveTotals:
    'With a currency of tax accounting (BT-6), the total GST in that currency (BT-111) and both totals in Singapore dollars must be there',
  notInDollars: 'The GST of a registered seller is not accounted for in `SGD` (BT-5, BT-6).',
  mustBeInDollars: 'A registered seller must account for GST in `SGD`: in BT-5 alone, or in BT-6',
});
