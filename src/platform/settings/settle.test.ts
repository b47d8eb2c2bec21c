import { expect, test } from 'vitest';
import { newFault } from '../../engine/values.ts';
import { baselineOf, destinationFor, rulesFor, settle } from './settle.ts';
import type { RuleSetting } from './shape.ts';

const fault = (code: string, place = '$', severity: 'error' | 'warning' | 'info' = 'error') => ({
  ...newFault('rules', code, [place], 'Wrong'),
  severity,
});

const DAY = '2026-11-28';
const off = (until?: string): RuleSetting => ({ severity: 'off', reason: 'agreed', ...(until && { until }) });

test.each<[string, RuleSetting | undefined, readonly string[], string]>([
  ['a rule without a setting keeps its severity', undefined, ['A error'], ''],
  ['a severity replaces that of the rule', 'warning', ['A warning'], ''],
  ['a severity with a reason does so too', { severity: 'info', reason: 'agreed' }, ['A info'], ''],
  ['a rule that is off reports nothing', off(), [], ''],
  ['an exception counts on its last day', off(DAY), [], ''],
  ['an exception is over the day after', off('2026-11-27'), ['A error'], '2026-11-27'],
])('%s', (_, setting, expected, over) => {
  const settled = settle([fault('A')], { rules: setting ? { A: setting } : {}, known: {}, day: DAY });
  expect(settled.faults.map(({ code, severity }) => `${code} ${severity}`)).toEqual(expected);
  expect(settled.suppressed.map(({ by, reason }) => `${by} ${reason}`)).toEqual(
    expected.length > 0 ? [] : ['rule agreed'],
  );
  expect(settled.ended.get('A') ?? '').toBe(over);
});

test('a baseline leaves out each fault as often as it lists it, by code and place', () => {
  const faults = [fault('A', '$.a'), fault('A', '$.a'), fault('A', '$.b'), fault('toString', '$.a')];
  const { faults: left, suppressed } = settle(faults, { rules: {}, known: { A: ['$.a'], C: ['$.a'] }, day: DAY });
  expect(left.map(({ code, properties }) => `${code} ${properties[0]}`)).toEqual(['A $.a', 'A $.b', 'toString $.a']);
  expect(suppressed.map(({ by }) => by)).toEqual(['baseline']);
});

test('a baseline lists errors and warnings of each file, sorted', () => {
  const files = new Map([
    ['b.json', [fault('Z'), fault('__proto__', '$.a', 'warning'), fault('Z', '$.b'), fault('I', '$', 'info')]],
    ['a.json', []],
  ]);
  const baseline = baselineOf(files);
  expect(JSON.stringify(baseline)).toBe('{"version":1,"faults":{"b.json":{"Z":["$","$.b"],"__proto__":["$.a"]}}}');
});

test('files that were not looked at stay in a baseline, and those that were are listed anew', () => {
  const before = { 'a.json': { A: ['$'] }, 'b.json': { B: ['$'] } };
  const files = new Map([
    ['b.json', []],
    ['c.json', [fault('C')]],
  ]);
  expect(baselineOf(files, before).faults).toEqual({ 'a.json': { A: ['$'] }, 'c.json': { C: ['$'] } });
});

test('the last override that has a value wins', () => {
  const configuration = { destination: 'peppol', rules: { A: 'error', B: 'info' } } as const;
  const overrides = [
    { files: ['a'], destination: 'sdi', rules: { A: 'info' as const } },
    { files: ['b'], rules: { A: 'warning' as const } },
  ];
  expect(destinationFor(configuration, overrides)).toBe('sdi');
  expect(destinationFor(configuration, [])).toBe('peppol');
  expect(rulesFor(configuration, overrides)).toEqual({ A: 'warning', B: 'info' });
});
