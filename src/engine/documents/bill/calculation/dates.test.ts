import { describe, expect, it } from 'vitest';
import type { CalDate } from '../../../core/cal/date.ts';
import type { CalTime } from '../../../core/cal/time.ts';
import { PRESENT_TIME } from '../../../core/cal/time.ts';
import type { JsonObject } from '../../../core/json/json.ts';
import { DocumentReader } from '../../../core/schema/reader.ts';
import { taxKnowledge } from '../../../core/tax/knowledge.ts';
import { defineRegime } from '../../../core/tax/regime.ts';
import type { CalculationContext } from '../../behaviour.ts';
import { Invoice } from '../invoice.ts';
import { setIssueDate } from './dates.ts';

/** It is after midnight only in the zone of the regime, and the day before elsewhere. */
const context: CalculationContext = {
  knowledge: taxKnowledge({
    regimes: [
      defineRegime({
        country: 'PT',
        name: { en: 'Portugal' },
        currency: 'EUR',
        timeZone: 'Europe/Lisbon',
        categories: [],
      }),
    ],
    addons: [],
    extensions: [],
  }),
  today: (zone) => (zone === 'Europe/Lisbon' ? '2026-07-02' : '2026-07-01') as CalDate,
  timeOfDay: (zone) => (zone === 'Europe/Lisbon' ? '00:30:00' : '23:30:00') as CalTime,
  newId: () => '',
  report: () => undefined,
  trace: undefined,
  normalise: (_kind, value) => value,
  calculateEmbedded: (embedded) => embedded,
};

function read(json: JsonObject): Invoice {
  const reader = new DocumentReader(() => undefined);
  const invoice = Invoice.decode({ $regime: 'PT', ...json }, reader);
  expect(reader.faults).toEqual([]);
  return invoice as Invoice;
}

/** As addons that leave the time of issue to the calculation. */
function atPresent(invoice: Invoice): Invoice {
  return { ...invoice, issue_time: PRESENT_TIME };
}

const advances = (...dates: readonly (string | undefined)[]): JsonObject => ({
  payment: { advances: dates.map((date) => (date === undefined ? { amount: '1.00' } : { amount: '1.00', date })) },
});

const open = '0000-00-00';
const today = '2026-07-02';
const past = '2026-05-20';

interface DateCase {
  readonly fact: string;
  readonly given: JsonObject;
  /** The calculation sets the time. */
  readonly present?: boolean;
  readonly becomes: JsonObject;
}

const cases: readonly DateCase[] = [
  { fact: 'a document without date is issued today', given: {}, becomes: { issue_date: today } },
  {
    fact: 'without regime it is the day in UTC that counts',
    given: { $regime: '' },
    becomes: { $regime: '', issue_date: '2026-07-01' },
  },
  {
    fact: 'midnight stays, and its day',
    given: { issue_date: past, issue_time: '00:00:00' },
    becomes: { issue_date: past, issue_time: '00:00:00' },
  },
  {
    fact: 'midnight stays on a day that is not given',
    given: { issue_time: '00:00:00' },
    becomes: { issue_date: today, issue_time: '00:00:00' },
  },
  {
    fact: 'what is left to the present moment gets date and time',
    given: { issue_date: past },
    present: true,
    becomes: { issue_date: today, issue_time: '00:30:00' },
  },
  {
    fact: 'any other time stays',
    given: { issue_time: '08:15:00' },
    becomes: { issue_date: today, issue_time: '08:15:00' },
  },
  {
    fact: 'a zero value date follows the date of issue',
    given: { value_date: open },
    becomes: { issue_date: today, value_date: today },
  },
  {
    fact: 'a zero value date follows the present moment',
    given: { issue_date: past, value_date: open },
    present: true,
    becomes: { issue_date: today, issue_time: '00:30:00', value_date: today },
  },
  { fact: 'a value date stays', given: { value_date: past }, becomes: { issue_date: today, value_date: past } },
  {
    fact: 'the zero dates of advances follow the date of issue, others stay',
    given: advances(open, past, undefined, open),
    becomes: { issue_date: today, ...advances(today, past, undefined, today) },
  },
  {
    fact: 'a payment without advances stays',
    given: { payment: { terms: { notes: 'Soon' } } },
    becomes: { issue_date: today, payment: { terms: { notes: 'Soon' } } },
  },
  {
    fact: 'zero dates of advances follow the present moment',
    given: { issue_date: past, ...advances(open) },
    present: true,
    becomes: { issue_date: today, issue_time: '00:30:00', ...advances(today) },
  },
];

describe('the date of issue', () => {
  it.each(cases)('$fact', ({ given, present, becomes }) => {
    const invoice = present ? atPresent(read(given)) : read(given);
    expect(Invoice.encode(setIssueDate(invoice, context))).toEqual(Invoice.encode(read(becomes)));
  });

  it.each([
    { fact: 'stays when it is there', given: { issue_date: past } },
    {
      fact: 'changes no other date when it is there',
      given: { issue_date: past, value_date: past, ...advances(past) },
    },
  ])('$fact', ({ given }) => {
    const invoice = read(given);
    expect(setIssueDate(invoice, context)).toBe(invoice);
  });

  it('keeps the payment as it is when no advance is open', () => {
    const invoice = read(advances(past, undefined));
    expect(setIssueDate(invoice, context).payment).toBe(invoice.payment);
  });
});
