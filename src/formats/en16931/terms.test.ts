import { describe, expect, it } from 'vitest';
import { TERM_DESCRIPTIONS } from './term-descriptions.ts';
import { termName } from './term-names.ts';
import { EXTENSION_TERMS } from './terms-extension.ts';
import { TERMS, termOf } from './terms.ts';

describe('the terms of EN 16931-1', () => {
  it('are those of the standard: BG-1 to BG-32, and BT-1 to BT-165 without those it does not give', () => {
    const numbers = (prefix: string): number[] =>
      TERMS.filter(({ id }) => new RegExp(`^${prefix}-\\d+$`).test(id))
        .map(({ id }) => Number(id.slice(3)))
        .sort((a, b) => a - b);
    const upTo = (last: number, without: readonly number[]): number[] =>
      Array.from({ length: last }, (_, i) => i + 1).filter((n) => !without.includes(n));
    expect(numbers('BG')).toEqual(upTo(32, []));
    expect(numbers('BT')).toEqual(upTo(165, [4]));
  });

  it('are defined once, and lie in a group or term that is defined before them', () => {
    const seen = new Set<string>();
    for (const { id, parent } of TERMS) {
      expect(seen.has(id), id).toBe(false);
      if (parent) expect(seen.has(parent), `${parent} of ${id}`).toBe(true);
      seen.add(id);
    }
  });

  it('and those beyond it are each described, and nothing else is', () => {
    const ids = [...TERMS.map(({ id }) => id), ...EXTENSION_TERMS.map(([id]) => id)];
    expect(Object.keys(TERM_DESCRIPTIONS)).toEqual(ids);
    expect(Object.values(TERM_DESCRIPTIONS).filter((text) => !/^\S.*\.$/.test(text))).toEqual([]);
  });

  it('are all named, those beyond the standard by words of their id where no list names them', () => {
    const ids = [...TERMS.map(({ id }) => id), ...EXTENSION_TERMS.map(([id]) => id)];
    expect(ids.filter((id) => !/^[A-Z][\w /()'-]*$/.test(termName(id)) || termName(id) === id)).toEqual([]);
    expect(['BT-29-1', 'X-PayeeCity', 'X-BuyerTax-0', 'X-PayeeEndpoint-1'].map(termName)).toEqual([
      'Seller identifier scheme identifier',
      'Payee city',
      'Buyer tax qualifier',
      'Payee endpoint scheme',
    ]);
  });

  it.each([
    ['BT-1', '1', 'identifier'],
    ['BG-23', '+', 'group'],
    ['BT-29', '*', 'identifier'],
    ['BT-146', '1', 'unit-price'],
    ['BT-114', '?', 'amount'],
  ])('%s stands %s and is of type %s', (id, cardinality, type) => {
    expect([termOf(id)?.cardinality, termOf(id)?.type]).toEqual([cardinality, type]);
  });
});
