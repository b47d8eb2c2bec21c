import { describe, expect, it } from 'vitest';
import type { Json, JsonObject } from '../json/json.ts';
import { filledList, moved, renamed } from './upgrade.ts';

describe('a member of an older name', () => {
  it.each<[string, JsonObject, JsonObject]>([
    ['goes under the new one', { old: 1, b: 2 }, { b: 2, now: 1 }],
    ['takes the place of what is there', { now: 0, old: 1 }, { now: 1 }],
    ['goes away when it is null, and leaves what is there', { now: 0, old: null }, { now: 0 }],
    ['goes away when it is empty', { old: '' }, {}],
    ['stays when it is 0 or false', { old: 0 }, { now: 0 }],
  ])('%s', (_, raw, expected) => {
    expect(renamed(raw, 'old', 'now')).toEqual(expected);
  });

  it('changes nothing where the member is missing', () => {
    const raw = { b: 1 };
    expect(renamed(raw, 'old', 'now')).toBe(raw);
  });
});

describe('a list of an older place', () => {
  it.each<[Json | undefined, boolean]>([
    [undefined, false],
    [null, false],
    [[], false],
    [['a'], true],
    ['no list', true],
    [{}, true],
    [0, true],
  ])('%j moves: %s', (list, moves) => {
    const raw = { b: 1 };
    if (moves) expect(moved(raw, 'now', list)).toEqual({ b: 1, now: list });
    else expect(moved(raw, 'now', list)).toBe(raw);
  });

  it.each<[Json | undefined, boolean]>([
    [['a'], true],
    [[null], true],
    [[], false],
    ['a', false],
    [null, false],
    [undefined, false],
  ])('%j has entries: %s', (value, filled) => {
    expect(filledList(value)).toBe(filled ? value : undefined);
  });
});
