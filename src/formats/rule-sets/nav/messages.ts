import { defineMessages } from '../../../engine/values.ts';

/** Sentences of conditions that no verb has. */
export const navMessages = defineMessages('nav', {
  rateOne: 'An exchange rate of 1 is that of HUF: write how many HUF one unit of the currency is.',
  rateOther: 'The exchange rate of another currency than HUF is not 1',
  outOfSequence: 'The lines are not numbered 1, 2, 3 and so on, in their order.',
  sequence: 'Lines are numbered from 1, without a gap',
  noRate:
    'It is no rate that Hungary has had: 0.05, 0.07, 0.12, 0.18, 0.2, 0.25 or 0.27, or of a gross amount 0.0476, 0.1525, 0.1667, 0.2 or 0.2126.',
  rates: 'A rate is one that Hungary has had',
});
