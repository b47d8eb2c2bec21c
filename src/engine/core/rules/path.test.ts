import { describe, expect, expectTypeOf, it } from 'vitest';
import { list } from '../schema/composites.ts';
import { embedded } from '../schema/embedded.ts';
import { optional, required } from '../schema/fields.ts';
import type { TypeOf } from '../schema/object-type.ts';
import { defineType } from '../schema/object-type.ts';
import { text } from '../schema/primitives.ts';
import { when } from './constraint.ts';
import { bePresent } from './constraints.ts';
import { defineRules } from './define-rules.ts';
import type { Nowhere, PathFrom, ValueAt } from './path.ts';

const Item = defineType('test/item', { about: 'An item.', fields: { name: required(text, 'Name') } });
const Line = defineType('test/line', {
  about: 'A line.',
  fields: {
    unit: required(text, 'Unit'),
    item: optional(Item, 'Item'),
    notes: optional(list(text), 'Notes'),
    inner: optional(embedded, 'A document'),
  },
});
const Paper = defineType('test/paper', {
  about: 'A paper.',
  fields: { lines: optional(list(Line), 'Lines'), title: optional(text, 'Title') },
});
interface Item extends TypeOf<typeof Item> {}
interface Line extends TypeOf<typeof Line> {}
interface Paper extends TypeOf<typeof Paper> {}

describe('a path in the types', () => {
  it('leads to the value that a judge finds there', () => {
    expectTypeOf<ValueAt<Paper, 'lines[].item.name'>>().toEqualTypeOf<string>();
    expectTypeOf<ValueAt<Paper, 'lines[].notes[]'>>().toEqualTypeOf<string>();
    expectTypeOf<ValueAt<Paper, ''>>().toEqualTypeOf<Paper>();
    expectTypeOf<ValueAt<Readonly<Record<string, number>>, 'any'>>().toEqualTypeOf<number>();
  });

  it('leads nowhere when misspelt, when a list is not entered, or when no list is', () => {
    expectTypeOf<ValueAt<Paper, 'line[].item'>>().toEqualTypeOf<Nowhere>();
    expectTypeOf<ValueAt<Paper, 'lines.item'>>().toEqualTypeOf<Nowhere>();
    expectTypeOf<ValueAt<Paper, 'title[]'>>().toEqualTypeOf<Nowhere>();
    expectTypeOf<PathFrom<Paper, 'lines[].itm.name'>>().toEqualTypeOf<'lines[].itm.name leads nowhere'>();
  });

  it('may lead anywhere when it is made while running', () => {
    expectTypeOf<PathFrom<Paper, string>>().toEqualTypeOf<string>();
  });
});

describe('a row', () => {
  const isNamed = when<Item>('the item has a name', ({ name }) => name !== '');
  const hasItem = when<Line>('the line has an item', ({ item }) => item !== undefined);
  const ground = { must: bePresent, say: 'It must be there', uncited: 'an example' } as const;

  it('compiles with paths of the type and a guard for the node', () => {
    const { rows } = defineRules(Paper, 'OK', {
      '01': { on: 'lines[]', when: hasItem, at: 'item.name', ...ground },
      '02': { on: 'lines[].item', when: isNamed, at: 'name', ...ground },
      '03': { at: 'lines[].inner', ...ground },
      '04': { on: ['lines', '[]'].join(''), when: isNamed, at: 'whatever', ...ground },
    });
    expect(Object.keys(rows)).toEqual(['01', '02', '03', '04']);
  });

  it('does not compile otherwise', () => {
    const rows = { ...ground, at: 'name' } as const;
    // @ts-expect-error the type of the set has no such member
    defineRules(Paper, 'NO', { '01': { at: 'titel', ...ground } });
    // @ts-expect-error `on` is misspelt
    defineRules(Paper, 'NO', { '01': { on: 'lines[].itm', at: 'name', ...ground } });
    // @ts-expect-error the item has no such member
    defineRules(Paper, 'NO', { '01': { on: 'lines[].item', at: 'nam', ...ground } });
    // @ts-expect-error the guard is for an item, the node is a line
    defineRules(Paper, 'NO', { '01': { on: 'lines[]', when: isNamed, at: 'item', ...ground } });
    // @ts-expect-error without `on`, the node is the paper itself
    defineRules(Paper, 'NO', { '01': { when: hasItem, ...ground } });
    // @ts-expect-error the guard of a set is for the set's type
    defineRules(Paper, 'NO', {}, { when: hasItem });
    // @ts-expect-error a row has no such member
    defineRules(Paper, 'NO', { '01': { wehn: hasItem, ...ground } });
    // @ts-expect-error of rows made beforehand, paths are checked too
    expect(Object.keys(defineRules(Paper, 'NO', { '01': rows }).rows)).toEqual(['01']);
  });
});
