import { defineMessages } from '../../../engine/values.ts';

/** Sentences of conditions that no verb has. */
export const navMessages = defineMessages('nav', {
  rateOne: 'An exchange rate of 1 is that of HUF: write how many HUF one unit of the currency is.',
  rateOther: 'The exchange rate of another currency than HUF is not 1',
  outOfSequence: 'The lines are not numbered 1, 2, 3 and so on, in their order.',
  sequence: 'Lines are numbered from 1, without a gap',
  noRate:
    'It is no rate that Hungary has had: 0.05, 0.07, 0.12, 0.18, 0.2, 0.25 or 0.27, or of a gross amount 0.0476, 0.1525, 0.1667, 0.2 or 0.2126.',
  longAgo: 'The day of delivery is more than six years ago.',
  recent: 'The day of delivery is of the last six years',
  lateDelivery: 'The day of delivery is a year and a month after the invoice, or later.',
  soonDelivered: 'The day of delivery is at most a year and a month after the invoice',
  beforeLast: 'The aggregate invoice is issued before the last delivery of its lines.',
  afterLast: 'An aggregate invoice is not issued before the last delivery of its lines',
  otherLast: 'The day of delivery of the aggregate invoice is not that of the last delivery of its lines.',
  last: 'The day of delivery of an aggregate invoice is that of the last delivery of its lines',
  extreme: 'The exchange rate is far from any that this currency has had: write how many HUF one unit of it is.',
  ordinary: 'The exchange rate is within the limits that NAV expects of the currency',
  toItself: 'The line refers to itself.',
  toAnother: 'A line refers to other lines',
  oneOfBatch: 'The batch has a single invoice.',
  batch: 'A batch has several invoices',
  rates: 'A rate is one that Hungary has had',
});
