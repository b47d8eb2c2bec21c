import { describe, expect, it } from 'vitest';
import { MOST_FINDINGS } from '../faults/findings.ts';
import type { Json } from '../json/json.ts';
import { JsonNumber } from '../json/json.ts';
import { DocumentReader } from './reader.ts';

const newReader = () => new DocumentReader(() => undefined);

describe('a reader', () => {
  it('knows its place', () => {
    const reader = newReader();
    expect(reader.path()).toBe('$');
    reader.enter('lines');
    reader.enter(0);
    reader.enter('item');
    expect(reader.path()).toBe('$.lines[0].item');
    reader.leave();
    expect(reader.path()).toBe('$.lines[0]');
  });

  it('reports a fault at its place, with what would be right where that is known', () => {
    const reader = newReader();
    reader.enter('a');
    reader.report('TEXT', { text: 'Not so', phrase: 'x.y' }, 1);
    reader.report('TEXT', { text: 'Not so', phrase: 'x.y' }, 1, { kind: 'absent' }, [
      { title: 'x', safe: true, edits: [] },
    ]);
    const fault = {
      severity: 'error',
      stage: 'input',
      code: 'ASSAY-INPUT-TEXT',
      properties: ['$.a'],
      description: 'Not so',
      phrase: 'x.y',
    };
    expect(reader.faults).toEqual([
      { ...fault, value: 1, certain: true, fixes: [] },
      {
        ...fault,
        value: 1,
        expected: { kind: 'absent' },
        certain: true,
        fixes: [{ title: 'x', safe: true, edits: [] }],
      },
    ]);
    expect('expected' in (reader.faults[0] ?? {})).toBe(false);
  });

  it('counts the faults that nobody reads', () => {
    const reader = newReader();
    for (let i = 0; i < MOST_FINDINGS + 2; i++) reader.report('TEXT', { text: 'x', phrase: 'x.y' }, null);
    expect(reader.faults).toHaveLength(MOST_FINDINGS + 1);
    expect(reader.faults.at(-1)).toMatchObject({ stage: 'input', description: expect.stringMatching(/^2 /) });
  });

  it.each<[Json, RegExp]>([
    [null, /^null /],
    [[], /^A list /],
    [new JsonNumber('1.50'), /1\.50/],
    [{}, /^An object /],
    ['x', /`x`/],
    ['x'.repeat(40), /`x{40}`/],
    ['x'.repeat(41), /^A text /],
    [7, /^The number 7 /],
    [true, /^The value true /],
  ])('says what is where something else should be: %j', (raw, said) => {
    const reader = newReader();
    reader.wrongType({ text: 'a thing', phrase: 'x.thing' }, raw);
    expect(reader.faults).toMatchObject([
      { code: 'ASSAY-INPUT-TYPE', value: raw, expected: { kind: 'type', type: 'a thing' } },
    ]);
    expect(reader.faults[0]?.description).toMatch(said);
    expect(reader.faults[0]?.description).toContain('a thing');
  });

  it('remembers every list with nulls as it was written', () => {
    const reader = newReader();
    const lists = [['a', 'b'], []];
    expect(reader.gaps).toBeUndefined();
    reader.gapped(lists[0] ?? [], [null, 'A', null, 'B']);
    reader.gapped(lists[1] ?? [], [null]);
    expect([...(reader.gaps ?? [])]).toEqual([
      [lists[0], [undefined, 'a', undefined, 'b']],
      [lists[1], [undefined]],
    ]);
  });

  it('notes members that the type does not know, with those it does and that are not there', () => {
    const reader = newReader();
    reader.enter('a');
    reader.unknownMember('nmae', 1, ['name', 'other'], { nmae: 1, other: 2 });
    expect(reader.unknown).toEqual([{ path: '$.a.nmae', name: 'nmae', value: 1, known: ['name'] }]);
  });

  it('counts the unknown members that nobody reads', () => {
    const reader = newReader();
    for (let i = 0; i < MOST_FINDINGS; i++) reader.unknownMember('x', null, [], {});
    expect([reader.unknown.length, reader.unknownBeyond]).toEqual([MOST_FINDINGS, 0]);
    reader.unknownMember('x', null, [], {});
    expect([reader.unknown.length, reader.unknownBeyond]).toEqual([MOST_FINDINGS, 1]);
  });
});
