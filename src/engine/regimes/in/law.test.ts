import { describeRegimeLaw } from '../../../testing/law/describe-law.ts';
import { published } from '../../../testing/law/source.ts';
import { india } from './in.ts';

const PUBLISHED = published('data/regimes/in.json');

describeRegimeLaw(india, {
  source: PUBLISHED,
  states: {
    country: 'IN',
    currency: 'INR',
    timeZone: 'Asia/Kolkata',
    taxScheme: 'GST',
    categories: {
      CGST: { effect: 'added' },
      SGST: { effect: 'added' },
      IGST: { effect: 'added' },
      UTGST: { effect: 'added' },
    },
    corrections: [{ schema: 'bill/invoice', types: 'credit-note debit-note' }],
  },
  rates: [],
  taxNumber: '27AAPFU0939F1ZV',
  scenarios: [
    { tags: 'reverse-charge', cat: 'CGST', notes: [{ key: 'reverse-charge', text: 'Reverse Charge' }] },
    { tags: 'simplified', cat: 'CGST', notes: [{ key: 'simplified', text: 'Simplified Tax Invoice' }] },
    { cat: 'CGST', notes: [] },
  ],
});
