import { expect, it } from 'vitest';
import { standardParts } from '../../engine/standard.ts';
import { TAX_NUMBER_EXAMPLES } from './tax-number-examples.ts';

it('the examples of tax numbers are those of the definitions of all regimes', () => {
  const defined = standardParts.regimes.flatMap(({ country, alternatives, taxIdentity }) =>
    taxIdentity?.example === undefined
      ? []
      : [country, ...(alternatives ?? [])].map((code) => [code, taxIdentity.example] as const),
  );
  expect(TAX_NUMBER_EXAMPLES).toEqual(Object.fromEntries(defined));
});
