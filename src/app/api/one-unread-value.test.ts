import { describe, expect, it } from 'vitest';
import { oneForUnread } from './one-unread-value.ts';
import type { Problem, ProblemFix } from './problem.ts';

const FIX: ProblemFix = { title: 'Fill in IssueDate', safe: false, edits: [], textEdits: [] };

const problem = (code: string, start: number, rest: Partial<Problem> = {}): Problem => ({
  key: `${code} ${String(start)}`,
  severity: 'error',
  code,
  message: code,
  paths: ['/Invoice[1]/IssueDate[1]'],
  line: 1,
  column: start,
  range: { start, end: start + 10 },
  fixes: [],
  ...rest,
});

const folded = (problems: readonly Problem[]) =>
  oneForUnread(problems).map(({ code, follows, fixes }) => [code, follows, fixes.length]);

describe('a value that cannot be read', () => {
  it('is one fault, from which all else follows that is said of it, and has its fixes', () => {
    expect(
      folded([
        problem('ASSAY-XML-VALUE', 5, { paths: [] }),
        problem('BR-TMP-6', 5, { severity: 'warning', fixes: [FIX] }),
        problem('SCHEMA-VALUE', 5),
      ]),
    ).toEqual([
      ['ASSAY-XML-VALUE', 'SCHEMA-VALUE 5', 0],
      ['BR-TMP-6', 'SCHEMA-VALUE 5', 1],
      ['SCHEMA-VALUE', undefined, 1],
    ]);
  });

  it.each<[string, readonly Problem[]]>([
    ['another value', [problem('SCHEMA-VALUE', 5), problem('BR-TMP-6', 40)]],
    ['several values', [problem('SCHEMA-VALUE', 5), problem('BR-CO-15', 5, { paths: ['/a', '/b'] })]],
    ['a graver problem', [problem('ASSAY-XML-VALUE', 5, { severity: 'warning' }), problem('BR-TMP-6', 5)]],
    ['a value that can be read', [problem('BR-CL-23', 5), problem('BR-TMP-6', 5)]],
  ])('takes nothing along that is about %s', (_, problems) => {
    expect(folded(problems).every(([, follows]) => follows === undefined)).toBe(true);
  });
});
