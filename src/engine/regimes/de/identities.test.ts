import { describe, expect, it } from 'vitest';
import type { NormaliseScope } from '../../core/normalise/normaliser.ts';
import { taxKnowledge } from '../../core/tax/knowledge.ts';
import { normaliseTaxNumber } from './identities.ts';

const scope: NormaliseScope = {
  regime: 'DE',
  addons: [],
  knowledge: taxKnowledge({ regimes: [], addons: [], extensions: [] }),
};

describe('Steuernummer', () => {
  it.each([
    ['12345678901', '123/456/78901'],
    ['92-345-67890', '92/345/67890'],
    ['2181508150', '21/815/08150'],
    ['No. 123', '123'],
  ])('%s becomes %s', (code, expected) => {
    expect(normaliseTaxNumber.apply({ key: 'de-tax-number', code }, scope)).toEqual({
      key: 'de-tax-number',
      code: expected,
    });
  });

  it.each(['12/345/67890', '123/456/78901', '123/4567/8901'])('%s stays as it is', (code) => {
    const identity = { key: 'de-tax-number', code };
    expect(normaliseTaxNumber.apply(identity, scope)).toBe(identity);
  });

  it('leaves other identities alone', () => {
    const identity = { type: 'HRB', code: '12345678901' };
    expect(normaliseTaxNumber.apply(identity, scope)).toBe(identity);
  });
});
