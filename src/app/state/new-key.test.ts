import { expect, it } from 'vitest';
import { newKey } from './new-key.ts';

it('a new key is 24 hexadecimal digits, and no other one', () => {
  const keys = Array.from({ length: 500 }, newKey);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{24}$/);
  expect(new Set(keys).size).toBe(500);
});
