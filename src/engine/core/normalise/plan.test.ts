import { expect, test } from 'vitest';
import { defineList, defineMap, lazy, list } from '../schema/composites.ts';
import { optional } from '../schema/fields.ts';
import type { Kind } from '../schema/kind.ts';
import type { ObjectType } from '../schema/object-type.ts';
import { defineType } from '../schema/object-type.ts';
import { text } from '../schema/primitives.ts';
import { defineString } from '../schema/scalar-type.ts';
import { taxKnowledge } from '../tax/knowledge.ts';
import { defineNormaliser } from './normaliser.ts';
import { NormalisePlan } from './plan.ts';

const Leaf = defineType('test/leaf', { about: 'A leaf.', fields: { name: optional(text, 'Name') } });
const Tree = defineType('test/tree', {
  about: 'A tree.',
  fields: { name: optional(text, 'Name'), leaves: optional(list(Leaf), 'Leaves'), other: optional(Leaf, 'Another') },
});

type Named = { readonly name?: string | undefined };
const mark = (sign: string) => (value: Named) => ({ ...value, name: (value.name ?? '') + sign });
const scope = { regime: '', addons: [], knowledge: taxKnowledge({ regimes: [], addons: [], extensions: [] }) };

test('parts come before the whole, normalisers of one type in their order', () => {
  const seen: string[] = [];
  const plan = new NormalisePlan([
    defineNormaliser<Named>(Tree, (tree) => (seen.push('tree'), tree)),
    defineNormaliser<Named>(Leaf, (leaf) => (seen.push(`leaf ${leaf.name ?? ''}`), mark('!')(leaf))),
    defineNormaliser<Named>(Leaf, (leaf) => (seen.push(`again ${leaf.name ?? ''}`), leaf)),
  ]);
  const after = plan.apply(Tree, { leaves: [{ name: 'a' }], other: { name: 'b' } }, scope);
  expect(seen).toEqual(['leaf a', 'again a!', 'leaf b', 'again b!', 'tree']);
  expect(after).toEqual({ leaves: [{ name: 'a!' }], other: { name: 'b!' } });
});

test('what does not change is the same object, and the input is never touched', () => {
  const plan = new NormalisePlan([defineNormaliser<Named>(Leaf, (leaf) => (leaf.name === 'a' ? { name: 'A' } : leaf))]);
  const before = { leaves: [{ name: 'b' }], other: { name: 'a' } };
  const after = plan.apply(Tree, before, scope) as typeof before;
  expect(after.leaves).toBe(before.leaves);
  expect(before.other.name).toBe('a');
  expect(plan.apply(Tree, { leaves: before.leaves }, scope)).toEqual({ leaves: before.leaves });
});

test('a type without normalisers below it is not walked', () => {
  const before = { name: 'x' };
  expect(new NormalisePlan([]).apply(Tree, before, scope)).toBe(before);
});

interface Nest {
  readonly name?: string | undefined;
  readonly nests?: readonly Nest[] | undefined;
}
const Nest: ObjectType<Nest> = defineType('test/nest', {
  about: 'A nest, which may hold others.',
  fields: { nests: optional(list(lazy((): Kind<Nest> => Nest)), 'Nests inside'), name: optional(text, 'Name') },
});

test('a type that holds itself is normalised all the way down', () => {
  const nest = { name: 'a', nests: [{ name: 'b', nests: [{ name: 'c' }] }] };
  const plan = new NormalisePlan([defineNormaliser<Nest>(Nest, mark('!'))]);
  expect(plan.apply(Nest, nest, scope)).toEqual({ name: 'a!', nests: [{ name: 'b!', nests: [{ name: 'c!' }] }] });
  expect(new NormalisePlan([]).apply(Nest, nest, scope)).toBe(nest);
});

test('a value that is taken away has no further turn, and a member of it is absent', () => {
  const seen: string[] = [];
  const plan = new NormalisePlan([
    defineNormaliser<Named>(Leaf, (leaf) => (leaf.name === '' ? undefined : leaf)),
    defineNormaliser<Named>(Leaf, (leaf) => (seen.push(leaf.name ?? ''), leaf)),
  ]);
  expect(plan.apply(Tree, { name: 'x', other: { name: '' } }, scope)).toEqual({ name: 'x', other: undefined });
  expect(plan.apply(Leaf, { name: 'a' }, scope)).toEqual({ name: 'a' });
  expect([Leaf, Tree].map((type) => plan.apply(type, undefined, scope))).toEqual([undefined, undefined]);
  expect(seen).toEqual(['a']);
});

test('every changed entry of a list takes its place in one copy', () => {
  const plan = new NormalisePlan([defineNormaliser<Named>(Leaf, (leaf) => (leaf.name === 'a' ? { name: 'A' } : leaf))]);
  const leaves = [{ name: 'a' }, { name: 'b' }, { name: 'a' }];
  const after = plan.apply(list(Leaf), leaves, scope) as typeof leaves;
  expect(after).toEqual([{ name: 'A' }, { name: 'b' }, { name: 'A' }]);
  expect(after[1]).toBe(leaves[1]);
  expect(leaves[0]).toEqual({ name: 'a' });
});

test('all changed members take their places in one copy, absent ones are not visited', () => {
  const Pair = defineType('test/pair', {
    about: 'Two leaves.',
    fields: { left: optional(Leaf, 'Left'), none: optional(Leaf, 'None'), right: optional(Leaf, 'Right') },
  });
  const plan = new NormalisePlan([defineNormaliser<Named>(Leaf, mark('!'))]);
  const after = plan.apply(Pair, { left: { name: 'a' }, right: { name: 'b' } }, scope);
  expect(after).toEqual({ left: { name: 'a!' }, right: { name: 'b!' } });
  expect(Object.keys(after as object)).toEqual(['left', 'right']);
});

test('a list with a name and the texts in it have their turn, a map is one value', () => {
  const word = defineString('test/word', {
    about: 'A word.',
    words: { text: 'a word', phrase: 'x.word' },
    schema: { type: 'string' },
  });
  const words = defineList('test/words', 'Words.', word);
  const byName = defineMap('test/by-name', { about: 'Words by name.', members: '.*' }, word);
  const plan = new NormalisePlan([
    defineNormaliser<string>(word, (value) => value.toUpperCase()),
    defineNormaliser<readonly string[]>(words, (values) => values.filter((value) => value !== 'B')),
    defineNormaliser<Readonly<Record<string, string>>>(byName, (values) => ({ ...values, more: 'y' })),
  ]);
  expect(plan.apply(words, ['a', 'b'], scope)).toEqual(['A']);
  expect(plan.apply(byName, { length: '1', 0: 'x' }, scope)).toEqual({ length: '1', 0: 'x', more: 'y' });
});

test('a normaliser looks at its context', () => {
  const plan = new NormalisePlan([defineNormaliser<Named>(Leaf, (_, { regime }) => ({ name: regime }))]);
  const here = { ...scope, regime: 'ES' };
  expect(plan.apply(Tree, { leaves: [{}], other: {} }, here)).toEqual({
    leaves: [{ name: 'ES' }],
    other: { name: 'ES' },
  });
});

test('a normaliser needs a type with a name', () => {
  expect(() => defineNormaliser(text, (value: string) => value)).toThrow('name');
});
