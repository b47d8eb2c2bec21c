import { describe, expect, it } from 'vitest';
import type { AskField, Fault } from '../../engine/index.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import { parseJson } from '../syntax/parse-json.ts';
import { sampleKnowledge } from '../testing/sample-knowledge.ts';
import { fixesFor } from './fixes-for.ts';
import { answered, formTrouble } from './answers.ts';

const fault = (path: string, more: Partial<Fault> = {}): Fault => ({
  severity: 'error',
  stage: 'rules',
  code: 'X',
  properties: [path],
  description: 'X',
  certain: true,
  fixes: [],
  ...more,
});
const present = { kind: 'present' } as const;
const oneOf = (...values: string[]) => ({ kind: 'oneOf', values }) as const;
const offered = (text: string, trouble: Fault) => fixesFor(parseJson(text), trouble, sampleKnowledge);

describe('what is made up to be tried with', () => {
  it.each<[string, string, Fault, string]>([
    ['a text', '{"a": 1}', fault('$.supplier.name', { expected: present }), '{"a": 1, "supplier": { "name": "<?>" }}'],
    ['a value of several', '{"a": 1}', fault('$.currency', { expected: present }), '{"a": 1, "currency": "<?>"}'],
    [
      'an address of the net',
      '{"a": "x y"}',
      fault('$.a', { expected: { kind: 'type', type: 'web address' } }),
      '{"a": "<?>"}',
    ],
    [
      'a figure within a range',
      '{"a": "120"}',
      fault('$.a', { expected: { kind: 'range', max: '100' } }),
      '{"a": "<?>"}',
    ],
  ])('is asked for: %s', (_, text, trouble, left) => {
    const [fix] = offered(text, trouble);
    expect(fix).toMatchObject({ kind: 'ask', safe: false });
    expect(applyEdits(text, fix?.edits ?? [])).toBe(left);
  });

  it('is one question for all values of a place', () => {
    const fixes = offered('{"a": 1}', fault('$.currency', { expected: present }));
    expect(fixes.map(({ title }) => title)).toEqual(['Choose currency']);
    expect(fixes[0]?.ask?.form[0]?.choices).toEqual([
      { value: 'EUR', name: 'Euro' },
      { value: 'USD', name: 'United States dollar' },
    ]);
  });
});

describe('certain is', () => {
  it.each<[string, string, Fault, string, string]>([
    [
      'the one value there is',
      '{"a": 1}',
      fault('$.type', { expected: oneOf('p') }),
      'Add type: p',
      '{"a": 1, "type": "p"}',
    ],
    [
      'the one value that comes close',
      '{"currency": "USDX"}',
      fault('$.currency', { stage: 'input', value: 'USDX' }),
      'Change to "USD"',
      '{"currency": "USD"}',
    ],
    [
      'the one figure of a range',
      '{"a": "5"}',
      fault('$.a', { expected: { kind: 'range', min: '1', max: '1' } }),
      'Change to 1',
      '{"a": 1}',
    ],
  ])('%s', (_, text, trouble, title, mended) => {
    const fix = offered(text, trouble).find(({ kind }) => kind === 'certain');
    expect([fix?.title, applyEdits(text, fix?.edits ?? [])]).toEqual([title, mended]);
  });
});

describe('an answer', () => {
  const [name] = offered('{"a": 1}', fault('$.supplier.name', { expected: present }));
  it.each([
    ['Ana', '{"a": 1, "supplier": { "name": "Ana" }}'],
    [' ', '{"a": 1, "supplier": { "name": "<?>" }}'],
  ])('%j stands in its place', (answer, text) => {
    const edits = name ? answered(name, new Map([['$.supplier.name', answer]])) : [];
    expect(applyEdits('{"a": 1}', edits)).toBe(text);
  });

  it.each<[Partial<AskField>, string, string | undefined]>([
    [{ input: 'amount' }, '10.50', undefined],
    [{ input: 'amount' }, '10,50', 'amount'],
    [{ input: 'percentage' }, '21.0%', undefined],
    [{ input: 'percentage' }, '21', 'percentage'],
    [{ input: 'number' }, '1.5', 'number'],
    [{ input: 'date' }, '2024-02-29', undefined],
    [{ input: 'date' }, '2026-02-29', 'date'],
    [{ input: 'date' }, '2026-13-01', 'date'],
    [{ input: 'time' }, '24:00:00', 'time'],
    [{ input: 'date-time' }, '2026-01-15T09:30:00', undefined],
    [{ input: 'boolean' }, 'yes', 'boolean'],
    [{ input: 'text', pattern: '^\\d{5}$' }, '1234', 'pattern'],
    [{ input: 'text', pattern: '^\\d{5}$' }, '12345', undefined],
    [{ input: 'text', pattern: '(' }, 'x', undefined],
    [{ input: 'text', choices: [{ value: 'A', name: 'A' }] }, 'B', 'choice'],
    [{ input: 'text' }, 'anything', undefined],
    [{ input: 'amount' }, ' ', undefined],
  ])('to %j of %j: %s', (field, answer, trouble) => {
    expect(formTrouble({ place: '$.a', input: 'text', ...field }, answer)).toBe(trouble);
  });
});
