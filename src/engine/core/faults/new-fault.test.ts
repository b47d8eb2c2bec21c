import { expect, it } from 'vitest';
import { inputFault, newFault } from './new-fault.ts';

const plain = { stage: 'rules', code: 'R', properties: ['$.a'], description: 'd', certain: true, fixes: [] };
const message = { text: 'd', phrase: 'p' };
const cite = [{ title: 't' }] as never;

it.each([
  ['an error that is certain and has no fixes', newFault('rules', 'R', ['$.a'], 'd'), { ...plain, severity: 'error' }],
  ['a warning of lint', newFault('lint', 'R', ['$.a'], 'd'), { ...plain, stage: 'lint', severity: 'warning' }],
  [
    'the phrase of its description',
    newFault('rules', 'R', ['$.a'], message),
    { ...plain, severity: 'error', phrase: 'p' },
  ],
  [
    'no phrase that is its own code',
    newFault('rules', 'p', ['$.a'], message),
    { ...plain, severity: 'error', code: 'p' },
  ],
  [
    'a value that is null',
    newFault('rules', 'R', ['$.a'], 'd', { value: null, certain: false, cite }),
    { ...plain, severity: 'error', value: null, certain: false, cite },
  ],
  [
    'no empty list of norms',
    newFault('rules', 'R', ['$.a'], 'd', { severity: 'info', cite: [], place: undefined, value: undefined }),
    { ...plain, severity: 'info' },
  ],
  [
    'the family of the input',
    inputFault('X', '$.a', 'd', { expected: { kind: 'absent' } }),
    { ...plain, severity: 'error', stage: 'input', code: 'ASSAY-INPUT-X', expected: { kind: 'absent' } },
  ],
])('a fault has %s', (_, fault, expected) => {
  expect(fault).toStrictEqual(expected);
});
