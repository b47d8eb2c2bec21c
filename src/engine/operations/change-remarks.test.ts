import { describe, expect, test } from 'vitest';
import { Message } from '../documents/note/message.ts';
import { faultsOfChanges, shortChanges } from './changes.ts';
import type { Change } from './inspect-report.ts';
import type { ReadDocument } from './read-document.ts';

function documentOf(...unknown: readonly string[]): ReadDocument {
  const members = unknown.map((path) => ({ path, name: '', value: null, known: [] }));
  return { schema: '', type: Message, value: {}, unknown: members };
}

test('long values are cut or left out in the list of changes', () => {
  const long = 'x'.repeat(2000);
  const [change] = shortChanges([{ kind: 'overwrote', path: `$.${long}`, before: long, after: [long], why: long }]);
  expect([change?.path.length, String(change?.before).length, change?.why.length]).toEqual([1000, 1000, 1000]);
  expect(change).not.toHaveProperty('after');
  const short: readonly Change[] = [
    { kind: 'overwrote', path: '$.a', before: 'b', after: 'c', why: 'd' },
    { kind: 'dropped', path: '$.a', before: 'b', why: 'd' },
    { kind: 'defaulted', path: '$.a', after: false, why: 'd' },
  ];
  expect(shortChanges(short)).toStrictEqual(short);
});

describe('the remark on a change', () => {
  const why = 'because';

  test.each<[Change, unknown]>([
    [
      { kind: 'overwrote', path: '$.a', before: 'x', after: 'y', why },
      {
        severity: 'warning',
        code: 'ASSAY-LINT-OVERWROTE',
        properties: ['$.a'],
        description: 'Building replaces `x` with `y`: because',
        value: 'x',
        fixes: [{ title: 'Write y', safe: false, edits: [{ op: 'replace', path: '$.a', value: 'y' }] }],
      },
    ],
    [
      { kind: 'normalised', path: '$.a', before: 5, after: 'y', why },
      {
        severity: 'info',
        code: 'ASSAY-LINT-NORMALISED',
        description: 'Building rewrites `5` with `y`: because',
        value: 5,
        fixes: [{ title: 'Write y', safe: true, edits: [{ op: 'replace', path: '$.a', value: 'y' }] }],
      },
    ],
    [
      { kind: 'dropped', path: '$.a', before: { b: 'c' }, why },
      {
        severity: 'warning',
        code: 'ASSAY-LINT-DROPPED',
        description: 'Building drops `this`: because',
        value: { b: 'c' },
        fixes: [{ title: 'Remove it', safe: false, edits: [{ op: 'remove', path: '$.a' }] }],
      },
    ],
    [
      { kind: 'defaulted', path: '$.doc.issue_date', after: '2026-01-15', why },
      {
        severity: 'info',
        code: 'ASSAY-LINT-DEFAULTED',
        description: 'Building fills in `2026-01-15`: because',
        fixes: [
          {
            title: 'Write 2026-01-15',
            safe: false,
            edits: [{ op: 'add', path: '$.doc.issue_date', value: '2026-01-15' }],
          },
        ],
      },
    ],
    [{ kind: 'overwrote', path: '$.a', before: 'x', after: { y: 'z' }, why }, { fixes: [] }],
    [
      { kind: 'normalised', path: '$.a', before: { y: '' }, why },
      { fixes: [], description: 'Building rewrites `this` with ``: because' },
    ],
  ])('%j', (change, fault) => {
    const found = faultsOfChanges([change], documentOf());
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ stage: 'lint', certain: true, ...(fault as object) });
    expect('value' in (found[0] ?? {})).toBe(change.before !== undefined);
  });

  test.each<[string, Change]>([
    ['a default of anything but the date of issue', { kind: 'defaulted', path: '$.issue_date_of', after: 'x', why }],
    ['a date of issue that was calculated', { kind: 'calculated', path: '$.issue_date', after: 'x', why }],
    ['a figure', { kind: 'calculated', path: '$.totals.sum', after: '1', why }],
  ])('is not made on %s', (_, change) => {
    expect(faultsOfChanges([change], documentOf())).toEqual([]);
  });

  test('is not made on an unknown field, which the lint names', () => {
    const dropped = (path: string): Change => ({ kind: 'dropped', path, before: 'x', why });
    const found = faultsOfChanges([dropped('$.x'), dropped('$.y')], documentOf('$.x'));
    expect(found.map(({ properties }) => properties)).toEqual([['$.y']]);
  });

  test('quotes two hundred characters', () => {
    const long = 'x'.repeat(300);
    const [fault] = faultsOfChanges([{ kind: 'overwrote', path: '$.a', before: 'y', after: long, why }], documentOf());
    expect(fault?.description).toBe(`Building replaces \`y\` with \`${'x'.repeat(199)}…\`: because`);
    expect(fault?.fixes[0]?.title).toBe(`Write ${'x'.repeat(199)}…`);
  });
});
