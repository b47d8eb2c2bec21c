import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { explain, NOT_SOUND } from './explain-syntax.ts';

/** Messages of the parser about misuse by the calling program. */
const OF_PROGRAMS = /^cannot write after close/;

it('every finding that the parser can have has a sentence of ours', () => {
  const source = readFileSync('node_modules/saxes/saxes.js', 'utf8');
  const findings = [...source.matchAll(/\bfail\(\s*(?:[^"`)]*\?\s*)?(["`])((?:\\.|(?!\1).)*)\1/g)].map(
    ([, , words = '']) => words.replace(/\\(.)/g, '$1').replace(/\$\{[^}]*\}/g, 'x'),
  );
  expect(findings.length).toBeGreaterThan(60);
  expect(findings.filter((words) => explain(words) === NOT_SOUND && !OF_PROGRAMS.test(words))).toEqual([]);
});

it('a finding that the parser has never had is reported without its words', () => {
  expect(explain('something new.')).toBe(NOT_SOUND);
});
