import { expect, it } from 'vitest';
import { oneForChanged } from './one-changed-amount.ts';
import type { Problem } from './problem.ts';

const problem = (code: string, start: number, severity: Problem['severity'] = 'error'): Problem => ({
  key: `${code} ${String(start)}`,
  severity,
  code,
  message: code,
  paths: ['/Invoice[1]'],
  line: 1,
  column: start,
  range: { start, end: start + 10 },
  fixes: [],
});

const DUE = problem('ASSAY-XML-AMOUNT-DUE', 5, 'warning');

it.each<[string, readonly Problem[], string | undefined]>([
  ['an error of the same amount', [DUE, problem('BR-CO-16', 5)], 'BR-CO-16 5'],
  ['a warning of the same amount', [problem('BR-X', 5, 'warning'), DUE], 'BR-X 5'],
  ['no note of the same amount', [DUE, problem('BR-X', 5, 'info')], undefined],
  ['no error of another amount', [DUE, problem('BR-CO-16', 40)], undefined],
  ['nothing else that reading says', [DUE, problem('ASSAY-XML-LINE-AMOUNT', 5, 'warning')], undefined],
])('an amount that building would change follows from %s', (_, problems, cause) => {
  const folded = oneForChanged(problems);
  expect(folded.find(({ code }) => code === DUE.code)?.follows).toBe(cause);
  expect(folded.filter(({ code }) => code !== DUE.code).every(({ follows }) => follows === undefined)).toBe(true);
});
