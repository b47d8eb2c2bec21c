import { describe, expect, it } from 'vitest';
import type { Problem } from '../../api/problem.ts';
import { foldProblems, placeWithin, selectProblems } from './select-problems.ts';
import { nextOf } from './use-staying.ts';

function problem(
  code: string,
  path: string | undefined,
  line: number,
  severity: Problem['severity'] = 'error',
): Problem {
  const paths = path === undefined ? [] : [path];
  return {
    key: `${code} ${String(line)}`,
    code,
    severity,
    message: `About ${code}`,
    paths,
    line,
    column: 1,
    fixes: [],
  };
}

const problems = [
  problem('B', '$.lines[1].item.name', 27),
  problem('A', '$.supplier.tax_id.code', 9),
  problem('B', '$.lines[0].item.name', 20),
  problem('C', '$', 1, 'warning'),
  problem('S', undefined, 3),
];
const all = { hidden: [], filter: '', grouping: 'place' } as const;
const shape = (groups: ReturnType<typeof selectProblems>) =>
  groups.map((group) => [group.title, group.problems.map(({ line }) => line)]);

it.each([
  ['below the title of its group', '$.lines[0].item.name', 'lines[0]', 'item.name'],
  ['below it in an envelope, too', '$.doc.lines[0].item.name', 'lines[0]', 'item.name'],
  ['not at all where the title says it', '$.doc.lines', 'lines', ''],
  ['whole below the code of a rule', '$.doc.lines[0].sum', 'GOBL-X-01', 'lines[0].sum'],
  ['not at all where it has none', undefined, 'JSON', ''],
])('the place of a problem stands %s', (_, path, title, shown) => {
  expect(placeWithin(problem('A', path, 1), title)).toBe(shown);
});

describe('selecting problems', () => {
  it('puts what may come of another one behind it, wherever it stands', () => {
    const fault = {
      severity: 'error',
      stage: 'rules',
      code: 'F',
      properties: ['$'],
      description: '',
      fixes: [],
    } as const;
    const caused = { ...problem('F', '$.totals', 2), fault: { ...fault, certain: false } };
    const causing = { ...problem('E', '$.lines[0]', 20), fault: { ...fault, certain: true } };
    expect(shape(selectProblems([caused, causing], all))).toEqual([
      ['lines[0]', [20]],
      ['totals', [2]],
    ]);
  });

  it('says of what cannot be read whether it is JSON or XML', () => {
    const unread = [problem('ASSAY-XML-SYNTAX', undefined, 1), problem('ASSAY-SYNTAX-START', undefined, 2)];
    expect(shape(selectProblems(unread, all))).toEqual([
      ['XML', [1]],
      ['JSON', [2]],
    ]);
  });

  it('groups by the part of the document, the gravest first, then in text order', () => {
    expect(shape(selectProblems(problems, all))).toEqual([
      ['JSON', [3]],
      ['supplier', [9]],
      ['lines[0]', [20]],
      ['lines[1]', [27]],
      ['document', [1]],
    ]);
  });

  it('groups by rule', () => {
    expect(shape(selectProblems(problems, { ...all, grouping: 'rule' }))).toEqual([
      ['S', [3]],
      ['A', [9]],
      ['B', [20, 27]],
      ['C', [1]],
    ]);
  });

  it('leaves out hidden severities and what the filter does not match', () => {
    expect(shape(selectProblems(problems, { ...all, hidden: ['warning'], filter: 'ITEM' }))).toEqual([
      ['lines[0]', [20]],
      ['lines[1]', [27]],
    ]);
  });

  it('takes a path inside an envelope for one of its document', () => {
    expect(shape(selectProblems([problem('A', '$.doc.supplier.name', 4)], all))).toEqual([['supplier', [4]]]);
  });
});

describe('errors that go with another', () => {
  const fault = { stage: 'rules', code: 'F', properties: [], description: '', fixes: [], certain: true } as const;
  const missing = (code: string, path: string, severity: Problem['severity'] = 'error'): Problem => ({
    ...problem(code, path, 1, severity),
    fault: { ...fault, severity },
  });
  const written = (code: string, path: string): Problem => ({ ...missing(code, path), written: '""' });

  const follows = (code: string, path: string): Problem => {
    return { ...written(code, path), fault: { ...fault, severity: 'error', certain: false } };
  };
  const settling = (code: string, path: string, settles: string): Problem => {
    return {
      ...written(code, path),
      fixes: [{ title: 'Correct it', safe: false, edits: [], textEdits: [], settles: [settles] }],
    };
  };

  it.each<[string, readonly Problem[], readonly string[], readonly (readonly [string, readonly string[]])[]]>([
    [
      'about the same missing member are one',
      [missing('A', '$.supplier'), missing('B', '$.supplier')],
      ['A'],
      [['A', ['B']]],
    ],
    [
      'about what a missing member would hold are under it, wherever they stand',
      [missing('B', '$.supplier.tax_id.code'), missing('C', '$.customer.name'), missing('A', '$.supplier')],
      ['C', 'A'],
      [['A', ['B']]],
    ],
    ['about other members stay', [missing('A', '$.supplier'), missing('B', '$.supplier_note')], ['A', 'B'], []],
    ['about one value stay', [written('A', '$.code'), written('B', '$.code')], ['A', 'B'], []],
    ['of less weight stay', [missing('A', '$.supplier'), missing('B', '$.supplier', 'warning')], ['A', 'B'], []],
    [
      'that follow from another one are under it, if its fix settles them',
      [follows('B', '/Invoice/A'), settling('A', '/Invoice/B', 'B'), written('C', '/Invoice/C')],
      ['A', 'C'],
      [['A', ['B']]],
    ],
    [
      'that a fix would settle too, but that stand by themselves, stay',
      [written('B', '/Invoice/A'), settling('A', '/Invoice/B', 'B')],
      ['B', 'A'],
      [],
    ],
    ['about the whole document stay', [missing('A', '$'), missing('B', '$.supplier')], ['A', 'B'], []],
  ])('%s', (_, all, causes, under) => {
    const folded = foldProblems(all);
    expect(folded.causes.map(({ code }) => code)).toEqual(causes);
    expect([...folded.followUps].map(([key, ones]) => [key.split(' ')[0], ones.map(({ code }) => code)])).toEqual(
      under,
    );
  });
});

describe('once the selected problem is gone', () => {
  const [a, b, c] = ['A', 'B', 'C'].map((code) => problem(code, '$.code', 1)) as [Problem, Problem, Problem];
  const keys = [a.key, b.key, c.key];

  it.each<[string, string | undefined, readonly Problem[], Problem | undefined]>([
    ['the next one is selected', b.key, [a, c], c],
    ['the one before is, if it was the last', c.key, [a, b], b],
    ['the next one that is left is', a.key, [c], c],
    ['the error behind comes before a warning', a.key, [{ ...b, severity: 'warning' }, c], c],
    ['none of the list is, if none is left', b.key, [], undefined],
    ['none is that nobody chose', undefined, [a, b, c], undefined],
  ])('%s', (_, key, left, expected) => {
    expect(nextOf({ keys, key }, left)).toBe(expected);
  });
});
