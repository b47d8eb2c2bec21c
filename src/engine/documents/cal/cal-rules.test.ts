import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { Line } from '../bill/line.ts';
import { calRules } from './cal-rules.ts';
import { Period } from './period.ts';

const january = { start: '2026-01-01', end: '2026-01-31' };

describeRules('rules of dates and periods', ruleBench({ rules: calRules }), {
  'GOBL-CAL-PERIOD-01': [
    { type: Period, accepts: january, rejects: { start: '', end: '2026-01-31' }, at: '$.start' },
    { type: Period, accepts: { end: '2026-01-31' }, rejects: { start: '', end: '2026-01-31' }, at: '$.start' },
  ],
  'GOBL-CAL-PERIOD-02': [
    { type: Period, accepts: january, rejects: { start: '2026-01-01', end: '' }, at: '$.end' },
    { type: Period, accepts: { start: '2026-01-01' }, rejects: { start: '2026-01-01', end: '' }, at: '$.end' },
  ],
  'GOBL-CAL-PERIOD-10': [
    { type: Period, accepts: january, rejects: { start: '2026-01-31', end: '2026-01-01' }, at: '$' },
    {
      type: Line,
      accepts: { period: { start: '2026-01-01', end: '2026-01-01' } },
      rejects: { period: { start: '2026-01-02', end: '2026-01-01' } },
      at: '$.period',
    },
    { type: Period, accepts: { start: '2026-01-02' }, rejects: { start: '2026-01-02', end: '0000-01-01' }, at: '$' },
  ],
  'GOBL-CAL-PERIOD-11': [
    { type: Period, accepts: { start: '2026-01-01' }, rejects: { label: 'Q1' }, at: '$' },
    { type: Line, accepts: { period: { end: '2026-01-31' } }, rejects: { period: {} }, at: '$.period' },
  ],
});
