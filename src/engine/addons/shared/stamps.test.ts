import { expect, test } from 'vitest';
import { includeStamp } from './stamps.ts';

const stamp = (prv: string) => ({ prv, val: 'x' });

test.each([
  [[stamp('x-qr')], true],
  [[stamp('x-code'), stamp('x-qr')], true],
  [[stamp('x-code')], false],
  [[stamp('x-qr-old')], false],
  [[], false],
  [undefined, false],
])('%j includes the stamp x-qr: %s', (stamps, holds) => {
  expect(includeStamp('x-qr').holds(stamps, {} as never)).toBe(holds);
});

test('the stamp is named', () => {
  expect(includeStamp('x-qr').words).toMatchObject({ values: { provider: 'x-qr' } });
});

test('the stamp that would be there is shown', () => {
  expect(includeStamp('x-qr').expected).toEqual({ kind: 'present', like: [{ prv: 'x-qr', val: '' }] });
});
