import { describe, expect, it } from 'vitest';
import type { NormaliseScope } from '../../core/normalise/normaliser.ts';
import { taxKnowledge } from '../../core/tax/knowledge.ts';
import { writeNumber } from './normalisers.ts';

const scope: NormaliseScope = {
  regime: 'SE',
  addons: [],
  knowledge: taxKnowledge({ regimes: [], addons: [], extensions: [] }),
};

describe('Swedish numbers', () => {
  it.each([
    ['ON', '556036-0793', '5560360793'],
    ['ON', 'SE556036079301', '5560360793'],
    ['PN', '8001010019', '800101-0019'],
    ['PN', '800101 0019', '800101-0019'],
    ['PN', '1801010019+', '180101+0019'],
    ['CN', '701063+2391', '701063+2391'],
    ['CN', '701063 -2391', '701063-2391'],
  ])('%s %s becomes %s', (type, code, expected) => {
    expect(writeNumber.apply({ type, code }, scope)).toEqual({ type, code: expected });
  });

  it.each([
    ['ON', '5560360793'],
    ['ON', '556036079302'],
    ['ON', '55603'],
    ['PN', '800101-0019'],
    ['PN', '19800101-0019'],
    ['GLN', '7350000000001'],
  ])('%s %s stays as it is', (type, code) => {
    const identity = { type, code };
    expect(writeNumber.apply(identity, scope)).toBe(identity);
  });
});
