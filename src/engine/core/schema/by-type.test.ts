import { describe, expect, it } from 'vitest';
import { ByType, isSameType, TwoCopiesError } from './by-type.ts';
import { defineType } from './object-type.ts';

const note = defineType('x/note', { about: 'A note.', fields: {} });
const other = defineType('x/other', { about: 'Another type.', fields: {} });
/** What a second copy of the program defines. */
const copy = defineType('x/note', { about: 'A note.', fields: {} });

describe('values by type', () => {
  it('are found by the type they were stored for', () => {
    const table = new ByType<number>();
    table.set(note, 1);
    table.set(note, 2);
    expect([table.get(note), table.get(other), [...table]]).toEqual([2, undefined, [[note, 2]]]);
  });

  it('are refused for the type of another copy of the program, never passed over', () => {
    const table = new ByType<number>();
    table.set(note, 1);
    expect(() => table.get(copy)).toThrow(TwoCopiesError);
    expect(() => {
      table.set(copy, 2);
    }).toThrow('There are two types x.Note');
  });
});

it('types are the same if they are one object, and of two copies if only their names are equal', () => {
  expect([isSameType(note, note), isSameType(note, other), isSameType(undefined, note)]).toEqual([true, false, false]);
  expect([isSameType(note, undefined), isSameType(undefined, undefined)]).toEqual([false, true]);
  expect(() => isSameType(note, copy)).toThrow(TwoCopiesError);
});
