import { describe, expect, it } from 'vitest';
import type { Problem } from '../../api/problem.ts';
import type { ExplainedFinding } from '../../api/use-refusal.ts';
import { placesOf, problemOf } from './finding-places.ts';

const finding: ExplainedFinding = {
  code: '00423',
  authority: 'sdi',
  known: true,
  severity: 'error',
  sources: [],
  properties: ['$.lines[*].total'],
  places: [{ path: 'DettaglioLinee', line: 12, column: 3 }, { path: 'a' }],
};
const own: ExplainedFinding = {
  ...finding,
  document: { finds: 'same', says: '', rules: ['R-1'], places: ['$.lines[1].total', '/Invoice'] },
};
const problem = (code: string, path: string): Problem => ({
  key: `${code} ${path}`,
  severity: 'error',
  code,
  message: '',
  paths: [path],
  line: 1,
  column: 1,
  fixes: [],
});

describe('a finding of an answer', () => {
  it('is where the authority says, in the first entry when no entry is named', () => {
    expect(placesOf(finding, false)).toEqual([{ kind: 'path', title: '$.lines[*].total', path: '$.lines[0].total' }]);
  });

  it('is where our own verdict has it, when that finds the same', () => {
    expect(placesOf(own, false).map((place) => place.kind === 'path' && place.path)).toEqual(['$.lines[1].total']);
  });

  it('is at a line of an XML text', () => {
    expect(placesOf(own, true)).toEqual([{ kind: 'line', line: 12, column: 3 }]);
  });

  it('is the problem of the same rule at the same place, else the first of the rule', () => {
    const first = problem('R-1', '$.lines[0].total');
    const second = problem('R-1', '$.lines[1].total');
    expect(problemOf(own, [problem('R-2', '$.lines[1].total'), first, second])).toBe(second);
    expect(problemOf(own, [first])).toBe(first);
    expect(problemOf(finding, [first, second])).toBeUndefined();
  });
});
