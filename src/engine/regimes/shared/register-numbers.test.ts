import { describe, expect, it } from 'vitest';
import { describeNormalisers } from '../../../testing/normalisers/normaliser-cases.ts';
import { coreParts } from '../../core-parts.ts';
import { Party } from '../../documents/org/party.ts';
import { createEngine } from '../../create-engine.ts';
import { czechia } from '../cz/cz.ts';
import { cleanIco, isIco } from './ico.ts';
import { withoutCountry } from './register-numbers.ts';

const party = { type: Party } as const;
const of = (...identities: readonly object[]) => ({ name: 'A', identities }) as never;

describeNormalisers('numbers of registers', { normalisers: czechia.normalisers ?? [], regime: 'CZ' }, [
  {
    ...party,
    fact: 'are written as the register does',
    given: of({ type: 'ICO', code: 'CZ 001 77-041' }, { type: 'GLN', code: '1 2' }),
    becomes: of({ type: 'ICO', code: '00177041' }, { type: 'GLN', code: '1 2' }),
  },
  { ...party, fact: 'stay in that form', given: of({ type: 'ICO', code: '00177041' }) },
  {
    ...party,
    fact: 'of another country are left alone',
    given: of({ type: 'ICO', country: 'SK', code: '31 322 832' }),
  },
  { ...party, fact: 'need not be there', given: { name: 'A' } as never },
]);

describe('an IČO', () => {
  it.each([
    ['1', '177041', '00177041'],
    ['7 digits', '1234567', '01234567'],
    ['5 digits', '12345', '12345'],
    ['nothing', 'none', ''],
  ])('of %s is padded with zeros if it is an older one', (_, given, written) => {
    expect(cleanIco(given)).toBe(written);
  });

  it.each([
    ['a remainder of 0', '00000001', true],
    ['a remainder of 1', '00000060', true],
    ['10 for its remainder of 1', '00000061', false],
    ['another remainder', '00177041', true],
    ['another check digit', '00177042', false],
    ['too few digits', '0017704', false],
    ['too many', '001770410', false],
    ['letters', '0017704X', false],
  ])('with %s is judged: %s is right: %s', (_, code, right) => {
    expect(isIco(code)).toBe(right);
  });
});

describe('a code', () => {
  it.each([
    ['LV 4000-352.1600', '40003521600'],
    ['lv40003521600', '40003521600'],
    ['40003521600', '40003521600'],
    ['LV', ''],
  ])('loses its country: %s', (given, plain) => {
    expect(withoutCountry('LV')(given)).toBe(plain);
  });
});

describe('in a document of the regime', () => {
  const engine = createEngine({ ...coreParts, regimes: [czechia], addons: [] });
  const judged = (customer: object, item: object = {}) => {
    const invoice = {
      $schema: 'https://gobl.org/draft-0/bill/invoice',
      $regime: 'CZ',
      currency: 'CZK',
      issue_date: '2026-11-22',
      series: 'A',
      code: '1',
      supplier: { name: 'S', tax_id: { country: 'CZ', code: '25123891' } },
      customer: { name: 'C', ...customer },
      lines: [{ quantity: '1', item: { name: 'I', price: '1.00', ...item } }],
    };
    const { faults } = engine.inspect({ data: invoice }, { now: () => new Date(0), newId: () => '' });
    return faults.flatMap(({ code, properties }) =>
      code.startsWith('ASSAY-CZ-ORG') ? [`${code} ${properties.join()}`] : [],
    );
  };

  it('a wrong number is reported at its place, in the list of a party alone', () => {
    const wrong = [{ type: 'GLN', code: '1' }, { type: 'ICO', code: '00177042' }, null];
    expect(judged({ identities: wrong })).toEqual(['ASSAY-CZ-ORG-PARTY-01 $.customer.identities[1].code']);
    expect(judged({}, { identities: wrong })).toEqual([]);
  });
});
