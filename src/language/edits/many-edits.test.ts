import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Edit, Json } from '../../engine/index.ts';
import { applyEdits } from './apply-edits.ts';

const name = fc.constantFrom('a', 'b', 'a.b', 'c');
const value: fc.Arbitrary<Json> = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', maxDepth: 3 },
    fc.constantFrom<Json>('x', true, null),
    fc.array(tie('value'), { maxLength: 4 }) as fc.Arbitrary<Json>,
    fc.dictionary(name, tie('value'), { maxKeys: 4, noNullPrototype: true }) as fc.Arbitrary<Json>,
  ),
})).value;
const text = fc
  .tuple(value, fc.constantFrom(0, 2), fc.option(fc.nat(200), { freq: 4 }))
  // Cut off somewhere, like a text that is being typed.
  .map(([json, indent, length]) => JSON.stringify(json, null, indent).slice(0, length ?? undefined));
const step = fc.oneof(
  name.map((part) => `.${part}`),
  fc.nat(3).map((index) => `[${String(index)}]`),
);
const path = fc.array(step, { maxLength: 3 }).map((steps) => `$${steps.join('')}`);
const edit: fc.Arbitrary<Edit> = fc.oneof(
  path.map((at): Edit => ({ op: 'remove', path: at })),
  fc.tuple(path, name).map(([at, to]): Edit => ({ op: 'rename', path: at, value: to })),
  fc
    .tuple(fc.constantFrom('add' as const, 'replace' as const), path, value)
    .map(([op, at, to]): Edit => ({ op, path: at, value: to }) as Edit),
);

describe('many edits', () => {
  it('give what they give one after the other', () => {
    fc.assert(
      fc.property(text, fc.array(edit, { maxLength: 8 }), (before, edits) => {
        const byOne = edits.reduce((current, edit) => applyEdits(current, [edit]), before);
        expect(applyEdits(before, edits)).toBe(byOne);
      }),
      { numRuns: 3_000 },
    );
  });

  const entries = Array.from({ length: 20_000 }, (_, index) => ({ price: `${String(index)},5`, odd: 'x' }));
  const all = JSON.stringify({ lines: entries });

  it.each<[string, readonly Edit[], number]>([
    [
      'values changed in 20,000 entries',
      entries.map((_, index) => ({ op: 'replace', path: `$.lines[${String(index)}].price`, value: '1' })),
      all.replace(/"price":"\d+,5"/g, '"price":"1"').length,
    ],
    [
      'members renamed in 20,000 entries',
      entries.map((_, index) => ({ op: 'rename', path: `$.lines[${String(index)}].odd`, value: 'even' })),
      all.replaceAll('odd', 'even').length,
    ],
    [
      '19,999 entries taken out from the end',
      entries.slice(1).map((_, index) => ({ op: 'remove', path: `$.lines[${String(19_999 - index)}]` })),
      '{"lines":[{"price":"0,5","odd":"x"}]}'.length,
    ],
  ])('read a text once: %s', (_, edits, length) => {
    expect(applyEdits(all, edits)).toHaveLength(length);
  });
});
