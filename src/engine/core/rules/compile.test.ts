import { describe, expect, it } from 'vitest';
import { optional } from '../schema/fields.ts';
import { lazy, list } from '../schema/composites.ts';
import type { Kind } from '../schema/kind.ts';
import type { ObjectType } from '../schema/object-type.ts';
import { defineType } from '../schema/object-type.ts';
import { text } from '../schema/primitives.ts';
import { beAChoice, beAChoiceAlways, choicesOf } from './choices.ts';
import { compileSet, EACH, RulePlan, stepsOf } from './compile.ts';
import { defineRules } from './define-rules.ts';
import { areDistinct } from './distinct.ts';
import type { Constraint, RuleScope } from './constraint.ts';
import { when } from './constraint.ts';
import { bePresent } from './constraints.ts';

interface Node {
  readonly name?: string | undefined;
  readonly nodes?: readonly Node[] | undefined;
}
const self: Kind<Node> = lazy(() => Node);
const Node: ObjectType<Node> = defineType('test/node', {
  about: 'A node.',
  fields: {
    name: optional(text, 'Name.', { oneOf: [{ value: 'a', title: 'A' }] }),
    nodes: optional(list(self), 'Nodes inside.'),
  },
});

const uncited = 'A rule of a test.';

describe('compiling rules', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['name', ['name']],
    ['lines[].item.price', ['lines', EACH, 'item', 'price']],
    ['rows[][]', ['rows', EACH, EACH]],
    ['[]', [EACH]],
    ['$addons[]', ['$addons', EACH]],
  ])('takes the path %s apart', (path, steps) => {
    expect(stepsOf(path)).toEqual(steps);
  });

  it('makes codes of family and key', () => {
    const [rule] = compileSet(
      defineRules(Node, 'TEST-NODE', { '07': { at: 'name', must: bePresent, say: 'Named', uncited } }),
    );
    expect(rule).toMatchObject({ code: 'GOBL-TEST-NODE-07', at: ['name'], say: 'Named' });
  });

  it('compiles a set once', () => {
    const set = defineRules(Node, 'TEST-NODE', {});
    expect(compileSet(set)).toBe(compileSet(set));
  });

  it('holds a set where its options say', () => {
    const isNamed = when<Node>('it has a name', ({ name }) => name !== undefined);
    expect(defineRules(Node, 'TEST', {})).toEqual({
      type: Node.named,
      family: 'TEST',
      rows: {},
      everywhere: false,
      own: false,
      replaces: [],
    });
    expect(defineRules(Node, 'TEST', {}, { when: isNamed, everywhere: true, replaces: ['X'] })).toMatchObject({
      when: isNamed,
      everywhere: true,
      replaces: ['X'],
    });
  });

  it('takes the rules of several sets about one type together, in their order', () => {
    const row = { at: 'name', must: bePresent, say: 'It has a name', uncited } as const;
    const sets = ['A', 'B'].map((family) => defineRules(Node, family, { '1': row, '2': row }));
    const codes = new RulePlan(sets).checkerOf(Node)?.rules.map((rule) => 'code' in rule && rule.code);
    expect(codes).toEqual(['GOBL-A-1', 'GOBL-A-2', 'GOBL-B-1', 'GOBL-B-2']);
  });

  it('refuses rules about a type without a name', () => {
    expect(() => defineRules(text, 'TEXT', {})).toThrow('need a type with a name');
  });

  it('leaves out rules that others replace', () => {
    const first = defineRules(Node, 'TEST-NODE', {
      '01': { at: 'name', must: bePresent, say: 'It has a name', uncited },
    });
    const second = defineRules(Node, 'TEST-LAX', {}, { replaces: ['GOBL-TEST-NODE-01'] });
    expect(new RulePlan([first, second]).checkerOf(Node)?.rules ?? []).toEqual([]);
    expect(new RulePlan([first]).checkerOf(Node)?.rules).toHaveLength(1);
  });

  it('follows a type that holds itself, and only where there is something to judge', () => {
    const rules = [
      defineRules(Node, 'TEST-NODE', { '01': { at: 'name', must: bePresent, say: 'It has a name', uncited } }),
    ];
    const checker = new RulePlan(rules).checkerOf(Node);
    expect(checker?.members.map(({ name }) => name)).toEqual(['nodes']);
    expect(checker?.members[0]?.checker.entry).toBe(checker);
  });
});

describe('choices of a member', () => {
  it('are those of its definition', () => {
    expect(choicesOf(Node, 'name')).toEqual(['a']);
    expect(beAChoice(Node, 'name').expected).toEqual({ kind: 'oneOf', values: ['a'] });
    expect(beAChoiceAlways(Node, 'name').expected).toEqual({ kind: 'oneOf', values: ['a'] });
  });

  it('may be absent, unless a document cannot do without', () => {
    const holds = ({ holds }: Constraint) => [undefined, 'a', 'b'].map((value) => holds(value, {} as RuleScope));
    expect(holds(beAChoice(Node, 'name'))).toEqual([true, true, false]);
    expect(holds(beAChoiceAlways(Node, 'name'))).toEqual([false, true, false]);
  });

  it('cannot be had where the definition gives none', () => {
    expect(() => choicesOf(Node, 'nodes')).toThrow('not limited');
    expect(() => choicesOf(Node, 'leaf')).toThrow('not limited');
  });
});

describe('entries with names', () => {
  it.each([
    [[], true],
    [['a'], true],
    [['a', 'b'], true],
    [['a', 'b', 'a'], false],
  ])('%j are distinct: %s', (names, distinct) => {
    expect(areDistinct(names, (name) => name)).toBe(distinct);
  });
});
