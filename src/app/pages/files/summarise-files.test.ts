import { expect, it } from 'vitest';
import { fileRow } from '../../testing/file-row.ts';
import { destinationSums, faultSums } from './summarise-files.ts';

const problem = (severity: 'error' | 'warning', code: string, message = code) => ({ severity, code, message }) as const;
const rows = [
  fileRow('a', {
    verdict: 'faults',
    codes: ['E', 'W'],
    problems: [problem('error', 'E', 'Sum 1'), problem('warning', 'W')],
  }),
  fileRow('b', {
    verdict: 'faults',
    codes: ['E', 'F'],
    problems: [problem('error', 'E', 'Sum 2'), problem('error', 'F')],
  }),
  fileRow('c', {
    verdict: 'warned',
    codes: ['W'],
    problems: [problem('warning', 'W'), problem('warning', 'W', 'again')],
  }),
  fileRow('d', { verdict: 'warned', codes: ['W'], problems: [problem('warning', 'W')] }),
  fileRow('e', { verdict: 'unread', first: { message: 'No text' } }),
  fileRow('f', { verdict: 'waiting' }),
];

it('faults are counted by files: unread files lead, then errors before warnings and the most frequent first', () => {
  expect(
    faultSums(rows).map(({ code, severity, files, message, varies }) => [code, severity, files, message, varies]),
  ).toEqual([
    [undefined, 'error', 1, 'No text', false],
    ['E', 'error', 2, 'Sum 1', true],
    ['F', 'error', 1, 'F', false],
    ['W', 'warning', 3, 'W', false],
  ]);
});

it('a rule that is an error in one file is one in the summary', () => {
  const warned = fileRow('w', { verdict: 'warned', codes: ['E'], problems: [problem('warning', 'E')] });
  expect(faultSums([warned, ...rows]).find(({ code }) => code === 'E')).toMatchObject({ severity: 'error', files: 3 });
});

it('destinations are counted by verdicts: the most errors first, files that go nowhere last, unjudged ones not at all', () => {
  const to = (key: string, verdict: 'accepted' | 'warned' | 'faults') =>
    fileRow(key, { verdict, destination: { key, name: key.toUpperCase() } });
  const files = [to('x', 'accepted'), to('x', 'warned'), to('y', 'faults'), to('z', 'accepted'), ...rows.slice(2)];
  expect(destinationSums(files).map(({ key, name, files: all, verdicts }) => [key, name, all, verdicts])).toEqual([
    ['y', 'Y', 1, { waiting: 0, accepted: 0, warned: 0, faults: 1, unread: 0 }],
    ['x', 'X', 2, { waiting: 0, accepted: 1, warned: 1, faults: 0, unread: 0 }],
    ['z', 'Z', 1, { waiting: 0, accepted: 1, warned: 0, faults: 0, unread: 0 }],
    ['none', undefined, 2, { waiting: 0, accepted: 0, warned: 2, faults: 0, unread: 0 }],
  ]);
});
