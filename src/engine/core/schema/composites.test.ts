import { describe, expect, it } from 'vitest';
import type { Json } from '../json/json.ts';
import { defineList, defineMap, lazy, list } from './composites.ts';
import { optional } from './fields.ts';
import type { AnyKind, Kind } from './kind.ts';
import { defineType } from './object-type.ts';
import { text } from './primitives.ts';
import { DocumentReader } from './reader.ts';
import { defineString } from './scalar-type.ts';

const word = defineString('test/word', {
  about: 'A word.',
  words: { text: 'a word', phrase: 'x.word' },
  parse: (given) => (/^[a-z]*$/.test(given) ? given : undefined),
  blank: 'absent',
  schema: { type: 'string' },
});
const Leaf = defineType('test/leaf', { about: 'A leaf.', fields: { name: optional(text, 'Name') } });
const leavesType = () => defineList('test/leaves', 'Leaves.', Leaf);
const namesType = () => defineMap('test/names', { about: 'Names.', members: '^[a-z]+$' }, text);
const [leaves, names] = [leavesType(), namesType()];
const byName = defineMap('test/by-name', { about: 'Leaves by name.', members: '.*' }, Leaf);

function read(kind: Pick<AnyKind, 'decode'>, raw: Json) {
  const reader = new DocumentReader(() => undefined);
  const value = kind.decode(raw, reader);
  return {
    value,
    faults: reader.faults.map(({ code, properties }) => `${code} ${properties[0] ?? ''}`),
    gaps: reader.gaps,
  };
}

describe('a list', () => {
  it('is read entry by entry, faults at their places', () => {
    expect(read(list(text), ['a', 1, 'b', {}])).toMatchObject({
      value: ['a', 'b'],
      faults: ['ASSAY-INPUT-TYPE $[1]', 'ASSAY-INPUT-TYPE $[3]'],
    });
    expect(read(list(text), { 0: 'a' })).toMatchObject({ value: undefined, faults: ['ASSAY-INPUT-TYPE $'] });
    expect(read(list(text), [])).toEqual({ value: [], faults: [], gaps: undefined });
  });

  it('leaves out entries that mean nothing', () => {
    expect(read(list(word), ['a', '', 'b'])).toMatchObject({ value: ['a', 'b'], faults: [] });
  });

  it('remembers nulls of kinds that have no empty value', () => {
    expect(read(list(text), [null, 'a'])).toEqual({ value: ['', 'a'], faults: [], gaps: undefined });
    const { value, gaps } = read(list(Leaf), [{ name: 'a' }, null]);
    expect(value).toEqual([{ name: 'a' }]);
    expect(gaps?.get(value)).toEqual([{ name: 'a' }, undefined]);
  });

  it('is written entry by entry, nulls where they stood', () => {
    expect(list(Leaf).encode([{ name: 'a' }, undefined as never])).toEqual([{ name: 'a' }, null]);
    expect(list(text).encode([])).toEqual([]);
  });

  it('is empty without entries, has no zero and no name', () => {
    const { isEmpty, zero, named, shape, entry } = list(text);
    expect([isEmpty([]), isEmpty([''])]).toEqual([true, false]);
    expect({ zero, named, shape, entry }).toEqual({ zero: undefined, named: undefined, shape: 'list', entry: text });
  });

  it('is described in place, or by its name', () => {
    const leaves = leavesType();
    expect(list(text).reference()).toEqual({ type: 'array', items: { type: 'string' } });
    expect(leaves.reference()).toEqual({ $ref: 'https://gobl.org/draft-0/test/leaves' });
    expect(leaves.named).toMatchObject({ id: 'test/leaves', name: 'test.Leaves', published: true, about: 'Leaves.' });
    expect(leaves.named.definition()).toEqual({ type: 'array', items: Leaf.reference() });
    expect(leaves.named.references()).toEqual([Leaf.named]);
    expect(defineList('test/texts', 'Texts.', text).named.references()).toEqual([]);
  });
});

describe('a map', () => {
  it('is read value by value, faults at their places', () => {
    expect(read(byName, { a: { name: 'x' }, b: 1, c: {} })).toMatchObject({
      value: { a: { name: 'x' }, c: {} },
      faults: ['ASSAY-INPUT-TYPE $.b'],
    });
    expect(read(byName, ['a'])).toMatchObject({ value: undefined, faults: ['ASSAY-INPUT-TYPE $'] });
  });

  it('is absent without values, a null being one only where the kind has an empty one', () => {
    expect(read(names, {}).value).toBeUndefined();
    expect(read(byName, { a: null }).value).toBeUndefined();
    expect(read(names, { a: null, b: 'x' }).value).toEqual({ a: '', b: 'x' });
    expect(read(byName, { a: null, b: {} }).value).toEqual({ b: {} });
  });

  it('is written in the order of code points', () => {
    expect(JSON.stringify(names.encode({ b: '1', a: '2', '\ue000': '3', '\u{1f600}': '4' }))).toBe(
      '{"a":"2","b":"1","\ue000":"3","\u{1f600}":"4"}',
    );
    expect(names.encode({ a: 'x' })).toEqual({ a: 'x' });
    expect(names.encode({})).toEqual({});
  });

  it('keeps `__proto__` as a name like any other', () => {
    const raw = JSON.parse('{"__proto__":"x"}') as Json;
    const value = read(names, raw).value as Readonly<Record<string, string>>;
    expect(Object.entries(value)).toEqual([['__proto__', 'x']]);
    expect(JSON.stringify(names.encode(value))).toBe('{"__proto__":"x"}');
  });

  it('is empty without members', () => {
    const names = namesType();
    expect([names.isEmpty({}), names.isEmpty({ a: '' })]).toEqual([true, false]);
    expect([names.zero, names.shape, names.entry]).toEqual([undefined, 'map', text]);
  });

  it('is described by its name, its members by their pattern and by what is shown for them', () => {
    const names = namesType();
    expect(names.reference()).toEqual({ $ref: 'https://gobl.org/draft-0/test/names' });
    expect(names.named).toMatchObject({ name: 'test.Names', published: true, about: 'Names.' });
    expect(names.named.definition()).toEqual({ type: 'object', patternProperties: { '^[a-z]+$': { type: 'string' } } });
    expect(names.named.references()).toEqual([]);
    expect(byName.named.references()).toEqual([Leaf.named]);
    const shown = defineMap(
      'test/shown',
      { about: 'x', name: 'test.Other', members: '.*', keys: word, shownAs: word },
      Leaf,
    );
    expect(shown.named.name).toBe('test.Other');
    expect(shown.named.definition()).toEqual({ type: 'object', patternProperties: { '.*': word.reference() } });
    expect(shown.named.references()).toEqual([word.named]);
    expect(shown.keys).toBe(word);
    expect('keys' in names).toBe(false);
  });

  it('refers to no type that is described in place', () => {
    const inPlace = { ...word, reference: () => ({ type: 'string' }) } as AnyKind;
    const { named } = defineMap('test/in-place', { about: 'x', members: '.*', shownAs: inPlace }, text);
    expect(named.references()).toEqual([]);
  });
});

describe('a kind that is defined later', () => {
  it.each<[string, AnyKind]>([
    ['a text', text as AnyKind],
    ['a list', leaves as AnyKind],
    ['a map', names as AnyKind],
  ])('is %s', (_, kind) => {
    const later = lazy(() => kind as Kind<unknown>);
    const facts = ({ shape, words, named, entry, reference }: AnyKind) => [shape, words, named, entry, reference()];
    expect(facts(later as AnyKind)).toEqual(facts(kind));
    expect(later.zero).toBeUndefined();
  });

  it('reads and writes as that does', () => {
    const later = lazy(() => list(text));
    expect(read(later as AnyKind, ['a', 1])).toMatchObject({ value: ['a'], faults: ['ASSAY-INPUT-TYPE $[1]'] });
    expect(later.encode(['a'])).toEqual(['a']);
    expect([later.isEmpty([]), later.isEmpty(['a'])]).toEqual([true, false]);
  });
});
