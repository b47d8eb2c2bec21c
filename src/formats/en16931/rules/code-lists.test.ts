import { describe, expect, it } from 'vitest';
import { codeList, type CodeList } from './code-lists.ts';

describe('a list of codes', () => {
  // The length of the published list, and some codes in it and not in it.
  it.each<[CodeList, number, readonly string[], readonly string[]]>([
    ['CURRENCIES', 178, ['EUR', 'USD', 'USN', 'ZWG'], ['EU', 'US:DN', 'HRK']],
    ['COUNTRIES', 251, ['1A', 'DE', 'GR', 'XI'], ['EL', 'UK', 'D']],
    ['UNITS', 2162, ['C62', 'HUR', 'XPP', 'ZZ', '4K'], ['C', 'pieces', '']],
    ['REFERENCE_SCHEMES', 818, ['AAA', 'ZZZ'], ['A', 'AA:B']],
    ['ADDRESS_SCHEMES', 104, ['0088', '9930', 'EM'], ['0000']],
    ['EXEMPTION_REASONS', 88, ['VATEX-EU-AE', 'VATEX-EU-132-1A'], ['VATEX-EU-']],
    ['PAYMENT_MEANS', 84, ['1', '30', '58', 'ZZZ'], ['0']],
  ])('%s', (name, size, codes, others) => {
    const list = codeList(name);
    expect(list.size).toBe(size);
    expect(codes.filter((code) => !list.has(code))).toEqual([]);
    expect(others.filter((code) => list.has(code))).toEqual([]);
  });
});
