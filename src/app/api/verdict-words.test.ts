// @vitest-environment jsdom

import '../testing/screen.ts';
import { describe, expect, it } from 'vitest';
import type { Severity } from '../../engine/index.ts';
import { freshState, judged } from '../testing/facts.ts';
import type { Problem } from './problem.ts';
import type { Judgement } from './use-judgement.ts';
import { countsOf, summaryOf } from './verdict-words.ts';

function problems(...severities: readonly Severity[]): readonly Problem[] {
  return severities.map((severity, index) => ({
    key: String(index),
    severity,
    code: 'X',
    message: '',
    paths: [],
    line: 1,
    column: 1,
    fixes: [],
  }));
}

describe('how many problems there are', () => {
  it('is counted by severity, each at least zero', () => {
    expect(countsOf([])).toEqual({ error: 0, warning: 0, info: 0, hint: 0 });
    expect(countsOf(problems('error', 'hint', 'error', 'info', 'warning', 'error'))).toEqual({
      error: 3,
      warning: 1,
      info: 1,
      hint: 1,
    });
  });
});

describe('the state of a document in words', () => {
  it.each<[string, Judgement]>([
    ['No document', { state: 'empty' }],
    ['Checking', { state: 'waiting' }],
    ['Not checked', { state: 'failed', trouble: { title: '', advice: '', passing: true }, retry: () => undefined }],
  ])('is %s before a verdict', (words, judgement) => {
    expect(summaryOf(judgement)).toBe(words);
  });

  it.each<[string, readonly Severity[], boolean]>([
    ['No errors', [], true],
    ['Rejected', [], false],
    ['No errors', ['info', 'hint'], true],
    ['1 error', ['error'], false],
    ['2 errors', ['error', 'error', 'info'], false],
    ['1 warning', ['warning'], true],
    ['2 warnings', ['warning', 'warning'], true],
    ['1 error, 2 warnings', ['warning', 'error', 'warning'], false],
  ])('is %s', (words, severities, accepted) => {
    freshState('{ }');
    expect(summaryOf(judged({ problems: problems(...severities), accepted }))).toBe(words);
  });

  it.each([
    [true, 'No errors'],
    [false, 'Changed since it was signed'],
  ])('of a signed envelope whose seal is intact: %s is %s', (intact, words) => {
    freshState('{ }');
    expect(summaryOf(judged({ seal: { intact, signatures: [], uncovered: [] } as never }))).toBe(words);
  });
});
