import { describe, expect, it } from 'vitest';
import type { Json } from '../json/json.ts';
import { list, defineList, defineMap } from '../schema/composites.ts';
import type { DocumentType } from '../schema/kind.ts';
import { embedded } from '../schema/embedded.ts';
import { optional, required } from '../schema/fields.ts';
import type { AnyKind } from '../schema/kind.ts';
import type { TypeOf } from '../schema/object-type.ts';
import { defineType } from '../schema/object-type.ts';
import { text } from '../schema/primitives.ts';
import { DocumentReader } from '../schema/reader.ts';
import { defineString } from '../schema/scalar-type.ts';
import { taxKnowledge } from '../tax/knowledge.ts';
import { RulePlan } from './compile.ts';
import type { TypeRules } from './define-rules.ts';
import { defineRules } from './define-rules.ts';
import type { RuleCount } from './find-violations.ts';
import { findViolations, MOST_PLACES } from './find-violations.ts';
import type { RuleScope } from './constraint.ts';
import { both, satisfy, when } from './constraint.ts';
import { bePresent, settledByReading } from './constraints.ts';

const word = defineString('test/word', {
  about: 'A word.',
  words: { text: 'a word', phrase: 'x.word' },
  schema: { type: 'string' },
});
const words = defineMap('test/words', { about: 'Words.', members: '.*', keys: word }, word);
const Leaf = defineType('test/leaf', {
  about: 'A leaf.',
  fields: { name: optional(text, 'Name.'), code: optional(word, 'Code.') },
});
interface Leaf extends TypeOf<typeof Leaf> {}
const leaves = defineList('test/leaves', 'Leaves.', Leaf);
const Tree = defineType('test/tree', {
  about: 'A tree.',
  fields: {
    name: required(text, 'Name.'),
    leaf: optional(Leaf, 'A leaf.'),
    leaves: optional(leaves, 'Leaves.'),
    rows: optional(list(list(Leaf)), 'Leaves in rows.'),
    words: optional(words, 'Words.'),
    inner: optional(embedded, 'Another document.'),
  },
});
interface Tree extends TypeOf<typeof Tree> {}

const notBeBad = satisfy<string>('not be bad', (value) => value !== 'bad');
const fail = satisfy<unknown>('not be there', () => false);
const typeOf = (schema: string): DocumentType | undefined => (schema === 'leaf' ? (Leaf as DocumentType) : undefined);

function found(rules: readonly TypeRules[], json: Json, counts?: Map<string, RuleCount>): readonly string[] {
  const reader = new DocumentReader(typeOf);
  const value = (Tree as AnyKind).decode(json, reader);
  const knowledge = taxKnowledge({ regimes: [], addons: [], extensions: [] });
  const scope = { root: value, document: value, regime: 'AA', addons: [], knowledge, gaps: reader.gaps };
  const byRule = new Map();
  const violations = findViolations(Tree, value, new RulePlan(rules), scope, counts && byRule);
  for (const [rule, count] of byRule) counts?.set(rule.code, count);
  return violations.map(({ rule, path }) => `${rule.code} ${path}`);
}

const uncited = 'A rule of a test.';

function scopeOf(value: unknown): RuleScope {
  const knowledge = taxKnowledge({ regimes: [], addons: [], extensions: [] });
  return { root: value, document: value, regime: '', addons: [], knowledge };
}

function counted(counts: Map<string, number>, name: string): Map<string, number> {
  return counts.set(name, (counts.get(name) ?? 0) + 1);
}

describe('judging a document', () => {
  it('applies the rules of a type wherever it occurs, members in wire order', () => {
    const rules = [
      defineRules(Leaf, 'LEAF', { '01': { at: 'name', must: bePresent, say: 'A leaf has a name', uncited } }),
    ];
    const tree = { rows: [[{}], [{ name: 'x' }, {}]], leaves: [{ name: 'x' }, {}], leaf: {} };
    expect(found(rules, tree)).toEqual([
      'GOBL-LEAF-01 $.leaf.name',
      'GOBL-LEAF-01 $.leaves[1].name',
      'GOBL-LEAF-01 $.rows[0][0].name',
      'GOBL-LEAF-01 $.rows[1][1].name',
    ]);
  });

  it('leaves out nulls in lists, but counts the places behind them', () => {
    const rules = [
      defineRules(Leaf, 'LEAF', { '01': { at: 'name', must: bePresent, say: 'A leaf has a name', uncited } }),
    ];
    expect(found(rules, { leaves: [null, {}, null, {}], rows: [null, [null, {}]] })).toEqual([
      'GOBL-LEAF-01 $.leaves[1].name',
      'GOBL-LEAF-01 $.leaves[3].name',
      'GOBL-LEAF-01 $.rows[1][1].name',
    ]);
  });

  it('hands a null in a list to the rules about entries as an absent value, and to none about what is in them', () => {
    const rules = [
      defineRules(Tree, 'TREE', {
        '01': { at: 'leaves[]', must: bePresent, say: 'No leaf is null', uncited },
        '02': { at: 'leaves[].name', must: bePresent, say: 'Every leaf has a name', uncited },
        '03': { at: 'leaves', must: bePresent, say: 'There are leaves', uncited },
      }),
    ];
    expect(found(rules, { leaves: [null] })).toEqual(['GOBL-TREE-01 $.leaves[0]']);
    expect(found(rules, { leaves: [] })).toEqual(['GOBL-TREE-03 $.leaves']);
  });

  it('judges scalars, the keys of maps and their values, sorted by key', () => {
    const rules = [defineRules(word, 'WORD', { '01': { must: notBeBad, say: 'A word is not bad', uncited } })];
    const tree = { leaf: { code: 'bad' }, words: { z: 'bad', bad: 'x', 'Bad Key': 'bad' } };
    expect(found(rules, tree)).toEqual([
      'GOBL-WORD-01 $.leaf.code',
      'GOBL-WORD-01 $.words.Bad Key',
      'GOBL-WORD-01 $.words.bad',
      'GOBL-WORD-01 $.words.z',
    ]);
  });

  it('judges a list with a name before its entries', () => {
    const rules = [
      defineRules(Leaf, 'LEAF', { '01': { must: fail, say: 'No leaf', uncited } }),
      defineRules(leaves, 'LEAVES', { '01': { must: fail, say: 'No leaves', uncited } }),
    ];
    expect(found(rules, { leaves: [{}] })).toEqual(['GOBL-LEAVES-01 $.leaves', 'GOBL-LEAF-01 $.leaves[0]']);
  });

  it('enters documents inside a document without a segment of their own', () => {
    const rules = [
      defineRules(Leaf, 'LEAF', { '01': { at: 'name', must: bePresent, say: 'A leaf has a name', uncited } }),
      defineRules(embedded, 'INNER', {
        '01': { at: 'schema', as: '$schema', must: bePresent, say: 'It has a schema', uncited },
      }),
    ];
    expect(found(rules, { inner: { $schema: 'leaf' } })).toEqual(['GOBL-LEAF-01 $.inner.name']);
    expect(found(rules, { inner: { $schema: 'other' } })).toEqual([]);
    expect(found(rules, { inner: {} })).toEqual(['GOBL-INNER-01 $.inner.$schema']);
    expect(found(rules.slice(0, 1), { inner: { $schema: 'leaf' } })).toEqual(['GOBL-LEAF-01 $.inner.name']);
  });

  it('has nothing to judge below a node that is absent, but tests what is absent at the end', () => {
    const rules = [
      defineRules(Tree, 'TREE', { '01': { at: 'leaf.name', must: bePresent, say: 'It has a name', uncited } }),
    ];
    expect(found(rules, {})).toEqual([]);
    expect(found(rules, { leaf: {} })).toEqual(['GOBL-TREE-01 $.leaf.name']);
  });

  it('follows lists within lists', () => {
    const rules = [
      defineRules(Tree, 'TREE', { '01': { at: 'rows[][].name', must: notBeBad, say: 'It is not bad', uncited } }),
    ];
    expect(found(rules, { rows: [[], [{}, { name: 'bad' }]] })).toEqual(['GOBL-TREE-01 $.rows[1][1].name']);
  });

  it('asks the guard of a row on its node and that of a set on the value of the type', () => {
    const isNamed = when<Leaf>('the leaf has a name', ({ name }) => name !== undefined);
    const isOak = when<Tree>('the tree is an oak', ({ name }) => name === 'oak');
    const row = {
      on: 'leaves[]',
      when: isNamed,
      at: 'code',
      must: bePresent,
      say: 'A leaf with a name has a code',
      uncited,
    };
    const rules = [defineRules(Tree, 'TREE', { '01': row }, { when: isOak })];
    const leavesOf = [{}, { name: 'x' }, { name: 'x', code: 'y' }];
    expect(found(rules, { name: 'oak', leaves: leavesOf })).toEqual(['GOBL-TREE-01 $.leaves[1].code']);
    expect(found(rules, { name: 'elm', leaves: leavesOf })).toEqual([]);
  });

  it('joins guards by "and", and no guard holds on what is absent', () => {
    const there = when<Leaf>('it is there', () => true);
    const named = when<Leaf>('it has a name', ({ name }) => name !== undefined);
    const rules = [
      defineRules(Tree, 'TREE', {
        '01': { on: 'leaf', when: both(there, named), must: fail, say: 'No named leaf', uncited },
      }),
    ];
    expect(both(there, named).words).toBe('it is there and it has a name');
    expect(found(rules, {})).toEqual([]);
    expect(found(rules, { leaf: {} })).toEqual([]);
    expect(found(rules, { leaf: { name: 'x' } })).toEqual(['GOBL-TREE-01 $.leaf']);
  });

  it('looks at the context of the document', () => {
    const belongHere = satisfy<Tree>('belong here', (_, { regime }) => regime === 'BB');
    const rules = [defineRules(Tree, 'TREE', { '01': { must: belongHere, say: 'It belongs here', uncited } })];
    expect(found(rules, {})).toEqual(['GOBL-TREE-01 $']);
  });

  it('hands the context to guards, in both halves of a joined one too', () => {
    const here = when<Tree>('the regime is AA', (_, { regime }) => regime === 'AA');
    const elsewhere = when<Tree>('the regime is BB', (_, { regime }) => regime === 'BB');
    const row = { must: fail, say: 'Not here', uncited };
    const rules = [
      defineRules(Tree, 'TREE', {
        '01': { when: both(here, here), ...row },
        '02': { when: both(here, elsewhere), ...row },
        '03': { when: both(elsewhere, here), ...row },
      }),
    ];
    expect(found(rules, {})).toEqual(['GOBL-TREE-01 $']);
  });

  it('leaves out rules that reading settles', () => {
    const must = { ...settledByReading('be a leaf'), holds: () => false };
    expect(found([defineRules(Leaf, 'LEAF', { '01': { must, say: 'It is a leaf', uncited } })], { leaf: {} })).toEqual(
      [],
    );
  });

  it('counts how often each rule was judged and broken', () => {
    const rules = [
      defineRules(Leaf, 'LEAF', { '01': { at: 'name', must: bePresent, say: 'A leaf has a name', uncited } }),
    ];
    const counts = new Map<string, RuleCount>();
    found(rules, { leaves: [{}, { name: 'x' }, {}] }, counts);
    expect(counts.get('GOBL-LEAF-01')).toEqual({ applied: 3, failed: 2 });
  });

  it('names a thousand places of a rule, and counts the others, if asked to', () => {
    const must = satisfy<Leaf>('be first', ({ name }) => name === 'first');
    const rules = [
      defineRules(Leaf, 'LEAF', {
        '01': { must, say: 'It is first', uncited },
        '02': { must: fail, say: 'None', uncited },
      }),
    ];
    const value = { leaves: [{ name: 'first' }, ...Array.from({ length: MOST_PLACES + 2 }, () => ({ name: 'x' }))] };
    const violations = (beyond?: Map<string, number>) => {
      const found = findViolations(Tree, value, new RulePlan(rules), scopeOf(value), undefined, beyond);
      return found.map(({ rule }) => rule.code).reduce(counted, new Map<string, number>());
    };
    const beyond = new Map<string, number>();
    expect([...violations(beyond)].toSorted()).toEqual([
      ['GOBL-LEAF-01', MOST_PLACES],
      ['GOBL-LEAF-02', MOST_PLACES],
    ]);
    expect([...beyond].toSorted()).toEqual([
      ['GOBL-LEAF-01', 2],
      ['GOBL-LEAF-02', 3],
    ]);
    expect(violations().get('GOBL-LEAF-02')).toBe(MOST_PLACES + 3);
  });

  it('gives the value that was judged', () => {
    const rules = [defineRules(Leaf, 'LEAF', { '01': { at: 'name', must: fail, say: 'No name', uncited } })];
    const value = { leaf: { name: 'x' } };
    expect(findViolations(Tree, value, new RulePlan(rules), scopeOf(value))).toMatchObject([
      { path: '$.leaf.name', value: 'x' },
    ]);
    expect(findViolations(Tree, undefined, new RulePlan(rules), scopeOf(value))).toEqual([]);
  });

  it('names a member in place of the whole way to the value, when asked to', () => {
    const row = { on: 'leaves[]', at: 'code', as: 'key', must: fail, say: 'No code', uncited };
    const rules = [
      defineRules(Tree, 'TREE', {
        '01': row,
        '02': { at: 'leaf.name', as: 'leaf_name', must: fail, say: 'No', uncited },
      }),
    ];
    expect(found(rules, { leaves: [{ code: 'x' }], leaf: { name: 'x' } })).toEqual([
      'GOBL-TREE-01 $.leaves[0].key',
      'GOBL-TREE-02 $.leaf_name',
    ]);
  });

  it('judges a list or a map with a name, though nothing in it is judged', () => {
    const rules = [
      defineRules(leaves, 'LEAVES', { '01': { must: fail, say: 'No leaves', uncited } }),
      defineRules(words, 'WORDS', { '01': { must: fail, say: 'No words', uncited } }),
    ];
    expect(found(rules, { leaves: [{}], words: { a: 'b' } })).toEqual([
      'GOBL-LEAVES-01 $.leaves',
      'GOBL-WORDS-01 $.words',
    ]);
  });

  it('judges the keys of a map or its values alone', () => {
    const keysOnly = defineMap('test/keys', { about: 'Keys.', members: '.*', keys: word }, text);
    const valuesOnly = defineMap('test/values', { about: 'Values.', members: '.*' }, word);
    const rules = [defineRules(word, 'WORD', { '01': { must: notBeBad, say: 'A word is not bad', uncited } })];
    const places = (kind: AnyKind) => {
      const value = { bad: 'x', x: 'bad' };
      return findViolations(kind, value, new RulePlan(rules), scopeOf(value)).map(({ path }) => path);
    };
    expect(places(keysOnly)).toEqual(['$.bad']);
    expect(places(valuesOnly)).toEqual(['$.x']);
  });

  it('has nothing to do for a document without rules', () => {
    expect(new RulePlan([]).checkerOf(word)).toBeUndefined();
    expect(found([], { leaf: {}, leaves: [{}] })).toEqual([]);
  });
});
