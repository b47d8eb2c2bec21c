import { expect, test } from 'vitest';
import { list } from '../schema/composites.ts';
import { optional } from '../schema/fields.ts';
import { defineType } from '../schema/object-type.ts';
import { text } from '../schema/primitives.ts';
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
