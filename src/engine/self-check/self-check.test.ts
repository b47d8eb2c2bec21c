import { describe, expect, it } from 'vitest';
import { createEngine } from '../create-engine.ts';
import { coreParts } from '../core-parts.ts';
import type { EngineParts } from '../engine-core.ts';
import { createStandardEngine, standardParts } from '../standard.ts';
import { PROOFS } from './proofs.ts';
import { proven, selfCheck, SelfCheckError } from './self-check.ts';

const { regimes, addons } = standardParts;
/** What differs if even the right document is refused. */
const EVERYTHING = [
  'right: faults',
  'right: $.supplier.tax_id.code',
  'right: $.lines[0].item.unit',
  'right: $.lines[0].taxes[0].percent',
  'right: $.tax.ext.untdid-document-type',
  'right: $.totals.tax',
  'right: $.totals.payable',
  'broken: faults',
];

/** The places that differ for an engine of other parts, without the name of the document. */
const differing = (parts: Partial<EngineParts>) => [
  ...new Set(selfCheck(createEngine({ ...standardParts, ...parts })).map(({ check }) => check)),
];

describe('an engine is believed after its own check', () => {
  it('which the standard engine passes', () => {
    const engine = createStandardEngine();
    expect(selfCheck(engine)).toEqual([]);
    expect(proven(engine)).toBe(engine);
  });

  it.each<[string, Partial<EngineParts>, readonly string[]]>([
    ['every definition', { ...coreParts, regimes: [], addons: [] }, EVERYTHING],
    [
      'the rules of the regime',
      { regimes: regimes.map((regime) => (regime.country === 'ES' ? { ...regime, rules: [] } : regime)) },
      ['broken: faults'],
    ],
    ['the normalisers of the addon', { addons: addons.map((addon) => ({ ...addon, normalisers: [] })) }, EVERYTHING],
    [
      'the rules of other regimes',
      { regimes: regimes.map((regime) => (regime.country === 'DE' ? { ...regime, rules: [] } : regime)) },
      ['broken: faults'],
    ],
    ['the rules of the addon', { addons: addons.map((addon) => ({ ...addon, rules: [] })) }, ['broken: faults']],
    ['the rules of the core', { rules: [] }, ['broken: faults']],
  ])('and one without %s is not', (_, parts, expected) => {
    expect(differing(parts)).toEqual(expected);
  });

  it('and one that throws is not', () => {
    const build = () => {
      throw new Error('broken');
    };
    expect(selfCheck({ build })).toEqual(
      PROOFS.map(({ name }) => ({ check: name, expected: 'an answer', found: 'broken' })),
    );
    expect(() => proven({ build })).toThrow(SelfCheckError);
    expect(() => proven({ build })).toThrow(
      'The engine failed its own check: right: an answer expected, broken found; broken: an answer expected, broken found',
    );
  });
});
