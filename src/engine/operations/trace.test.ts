import { expect, test } from 'vitest';
import { amount } from '../../testing/calculation/trial-scope.ts';
import { traceEntry } from './trace.ts';

const RULE = { text: 'r', phrase: 'x.r' };

test.each([
  ['10.005', '10.01', '10.005', 'half away from zero, 2 decimals'],
  ['10.0100', '10.01', '10.01', 'exact'],
  ['10.0000', '10', '10', 'exact'],
  ['100', '100.00', '100', 'exact'],
  ['10.05', '10.1', '10.05', 'half away from zero, 1 decimal'],
  ['10.5', '11', '10.5', 'half away from zero, 0 decimals'],
])('%s printed as %s', (exact, value, printed, rounding) => {
  const entry = traceEntry({ path: '$.a', rule: RULE, operands: [], exact: amount(exact), value: amount(value) });
  expect(entry).toEqual({
    path: '$.a',
    rule: 'r',
    operands: [],
    exact: printed,
    value,
    rounding,
    messages: {
      rule: { phrase: 'x.r' },
      rounding: expect.objectContaining({ phrase: expect.stringMatching(/^operation\./) }),
    },
  });
});

test.each([
  ['21.00%', '21%'],
  ['21.50%', '21.5%'],
  ['5.50', '5.5'],
  ['100', '100'],
  ['1.000500', '1.0005'],
  ['10.00', '10'],
])('hidden zeros of an operand are left out: %s', (value, printed) => {
  const operands = [{ path: '$.b', value }];
  const entry = traceEntry({ path: '$.a', rule: RULE, operands, exact: amount('1'), value: amount('1') });
  expect(entry.operands).toEqual([{ path: '$.b', value: printed }]);
});
