import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { when, whenOneOf } from '../../engine/core/rules/constraint.ts';
import { defineRules } from '../../engine/core/rules/define-rules.ts';
import type { TypeRules, TypeRulesOptions } from '../../engine/core/rules/define-rules.ts';
import { TaxIdentity } from '../../engine/documents/tax/identity.ts';
import { DEFINITIONS, definitionsText, rulesElsewhere } from './definitions-text.ts';

it('what is made on first use is what is listed; `npm run tool -- loaders` makes it so', async () => {
  expect(readFileSync(DEFINITIONS, 'utf8')).toBe(await definitionsText());
});

const set = (options: TypeRulesOptions<TaxIdentity>): TypeRules =>
  defineRules(TaxIdentity, 'XX', {}, { everywhere: true, ...options });
const ofXx = whenOneOf<TaxIdentity>('it is of XX', 'country', ['XX', 'XY']);

it('rules that hold everywhere are found by what their guard asks for', () => {
  expect(rulesElsewhere('XX', set({ when: ofXx }))).toEqual(['tax/identity', 'country', 'XX', 'XY']);
});

it.each<[string, TypeRulesOptions<TaxIdentity>]>([
  ['no guard', {}],
  ['a guard of their own', { when: when<TaxIdentity>('it is of XX', ({ country }) => country === 'XX') }],
  ['rules of others that they replace', { when: ofXx, replaces: ['GOBL-X-01'] }],
])('rules that hold everywhere cannot have %s', (_, options) => {
  expect(() => rulesElsewhere('XX', set(options))).toThrow('XX of XX holds everywhere');
});
