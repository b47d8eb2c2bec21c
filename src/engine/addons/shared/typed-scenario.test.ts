import { expect, test } from 'vitest';
import { typed } from './typed-scenario.ts';

test('a scenario is about a type of invoice', () => {
  expect(typed('corrective', '384')).toEqual({ type: ['corrective'], ext: { 'untdid-document-type': '384' } });
});

test('a scenario may ask for tags, all of them', () => {
  expect(typed('standard', '500', 'self-billed', 'prepayment')).toEqual({
    type: ['standard'],
    tags: ['self-billed', 'prepayment'],
    ext: { 'untdid-document-type': '500' },
  });
});
