import { expect, it } from 'vitest';
import type { Expectation, Fault } from '../../engine/index.ts';
import { parseJson } from '../syntax/parse-json.ts';
import { sampleKnowledge } from '../testing/sample-knowledge.ts';
import { acceptedFor } from './accepted.ts';
import { withoutPhrases } from '../../testing/without-phrases.ts';

const tree = parseJson('{"$addons": ["es-verifactu-v1"], "$regime": "ES", "currency": "X", "ext": {}, "note": "x"}');

function accepted(path: string, expected: Expectation | undefined) {
  const fault: Fault = {
    severity: 'error',
    stage: 'rules',
    code: 'X',
    description: 'X',
    properties: [path],
    certain: true,
    fixes: [],
    ...(expected && { expected }),
  };
  const found = acceptedFor(tree, fault, sampleKnowledge);
  return found && [found.words, ...found.values.map(({ value, name }) => `${value} ${name}`)];
}

it.each<[string, Expectation | undefined, string[] | undefined]>([
  ['$.note', undefined, undefined],
  ['$.note', { kind: 'present' }, ['any value: it must not be missing']],
  ['$.currency', { kind: 'present' }, ['one of 2 values', 'EUR Euro', 'USD United States dollar']],
  ['$.note', { kind: 'absent' }, ['nothing: leave it out']],
  ['$.ext', { kind: 'absent', members: ['a', 'b'] }, ['nothing as a, b']],
  ['$.currency', { kind: 'oneOf', values: ['EUR', 'XXX'] }, ['one of 2 values', 'EUR Euro', 'XXX XXX']],
  [
    '$.ext',
    { kind: 'oneOf', values: ['F1'], member: 'es-verifactu-doc-type' },
    ['this value as es-verifactu-doc-type', 'F1 Invoice'],
  ],
  [
    '$.ext',
    { kind: 'present', like: { 'es-verifactu-doc-type': '' } },
    ['es-verifactu-doc-type with one of 2 values', 'F1 Invoice', 'R1 Rectified'],
  ],
  ['$.ext', { kind: 'present', like: { other: '' } }, ['any other']],
  ['$.ext', { kind: 'present', like: { a: '', b: '' } }, ['all of a, b']],
  ['$.note', { kind: 'pattern', pattern: '^\\d{5}$' }, ['a text written like 12345']],
  ['$.note', { kind: 'pattern', pattern: '^(?!a)' }, ['a text of the form ^(?!a)']],
  ['$.note', { kind: 'type', type: 'web address' }, ['a web address, such as https://example.com']],
  ['$.note', { kind: 'range', min: '1', max: '2', of: 'bytes' }, ['from 1 to 2 bytes']],
  ['$.note', { kind: 'range', min: '8', max: '8', of: 'characters' }, ['exactly 8 characters']],
  ['$.note', { kind: 'range', max: '2', of: 'entries' }, ['at most 2 entries']],
  ['$.note', { kind: 'range', min: '0' }, ['0 or more']],
  ['$.note', { kind: 'range', max: '0' }, ['0 or less']],
])('at %s, %j in words', (path, expected, words) => {
  expect(withoutPhrases(accepted(path, expected))).toEqual(words);
});
