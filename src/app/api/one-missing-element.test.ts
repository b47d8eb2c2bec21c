import { expect, it } from 'vitest';
import { oneForMissing } from './one-missing-element.ts';
import type { Problem } from './problem.ts';

const asking = (code: string, place: string, rest: Partial<Problem> = {}): Problem => ({
  key: code,
  severity: 'error',
  code,
  message: code,
  paths: ['/Invoice[1]'],
  line: 1,
  column: 1,
  range: { start: 1, end: 8 },
  fixes: [{ title: 'Add', safe: false, edits: [], textEdits: [], ask: { place, form: [{ place, input: 'text' }] } }],
  ...rest,
});

/** Asks for more than one value at once. */
const group: Problem = {
  ...asking('SCHEMA-MISSING', '/a'),
  fixes: ['/a', '/b'].map((place) => ({
    ...{ title: 'Add', safe: false, edits: [], textEdits: [] },
    ask: { place, form: [{ place, input: 'text' as const }] },
  })),
};

const DATE = '/Invoice[1]/IssueDate[1]';

it.each<[string, readonly Problem[], string | undefined]>([
  ['follows from the rule that asks for it', [asking('SCHEMA-MISSING', DATE), asking('BR-03', DATE)], 'BR-03'],
  [
    'stands alone where no rule asks for it',
    [asking('SCHEMA-MISSING', DATE), asking('BR-02', '/Invoice[1]/ID[1]')],
    undefined,
  ],
  [
    'follows from nothing less grave',
    [asking('SCHEMA-MISSING', DATE), asking('BR-03', DATE, { severity: 'warning' })],
    undefined,
  ],
  ['stands alone where it asks for more than a rule does', [group, asking('BR-06', '/a')], undefined],
  [
    'follows from nothing that follows itself',
    [asking('SCHEMA-MISSING', DATE), asking('BR-03', DATE, { follows: 'x' })],
    undefined,
  ],
])('what the schema says of a missing element %s', (_, problems, follows) => {
  const [schema, ...others] = oneForMissing(problems);
  expect(schema?.follows).toBe(follows);
  expect(others).toEqual(problems.slice(1));
});
