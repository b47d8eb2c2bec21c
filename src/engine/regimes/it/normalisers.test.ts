import { describe, expect, it } from 'vitest';
import type { NormaliseScope } from '../../core/normalise/normaliser.ts';
import { taxKnowledge } from '../../core/tax/knowledge.ts';
import { cleanFiscalCode, moveFiscalCode, renameExtensions } from './normalisers.ts';

const scope: NormaliseScope = {
  regime: 'IT',
  addons: [],
  knowledge: taxKnowledge({ regimes: [], addons: [], extensions: [] }),
};
const key = 'it-fiscal-code';

describe('codice fiscale', () => {
  it.each([
    ['rss mra 85t10 a562s', 'RSSMRA85T10A562S'],
    ['IT12345678903', '12345678903'],
  ])('%s becomes %s', (code, expected) => {
    expect(cleanFiscalCode.apply({ key, code }, scope)).toEqual({ key, code: expected });
  });

  it('stays as it is when clean, and so do other identities', () => {
    for (const identity of [
      { key, code: 'RSSMRA85T10A562S' },
      { type: 'REA', code: 'mi-1' },
    ]) {
      expect(cleanFiscalCode.apply(identity, scope)).toBe(identity);
    }
  });
});

describe('a tax code of type individual', () => {
  const tax_id = { country: 'IT', code: 'RSSMRA85T10A562S', type: 'individual' };
  const left = { country: 'IT', code: undefined, type: undefined };
  const moved = { key, code: 'RSSMRA85T10A562S' };

  it('becomes an identity', () => {
    expect(moveFiscalCode.apply({ tax_id }, scope)).toEqual({ tax_id: left, identities: [moved] });
  });

  it('takes the place of the codice fiscale that is there', () => {
    const other = { type: 'REA', code: '1' };
    expect(moveFiscalCode.apply({ tax_id, identities: [{ key, code: 'X' }, other] }, scope)).toEqual({
      tax_id: left,
      identities: [moved, other],
    });
  });

  it('stays where it is in other countries and without type', () => {
    for (const party of [{}, { tax_id: { ...tax_id, country: 'ES' } }, { tax_id: { country: 'IT', code: '1' } }]) {
      expect(moveFiscalCode.apply(party, scope)).toBe(party);
    }
  });
});

describe('extensions of taxes', () => {
  it('have the keys of today', () => {
    const ext = { 'it-sdi-retained-tax': 'A', 'it-sdi-nature': 'N4', 'it-sdi-exempt': 'N1' };
    expect(renameExtensions.apply({ cat: 'IRPEF', ext }, scope)).toEqual({
      cat: 'IRPEF',
      ext: { 'it-sdi-retained': 'A', 'it-sdi-exempt': 'N4' },
    });
  });

  it('stay as they are with keys of today', () => {
    const combo = { cat: 'VAT', ext: { 'it-sdi-exempt': 'N1' } };
    expect(renameExtensions.apply(combo, scope)).toBe(combo);
  });
});
