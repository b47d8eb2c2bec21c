import { expect, it } from 'vitest';
import type { Json } from '../json/json.ts';
import { JsonNumber } from '../json/json.ts';
import { sameValue } from './same-value.ts';

it.each<[Json, Json, boolean]>([
  ['10.5', '10.50', true],
  [new JsonNumber('10.5'), '10.50', true],
  [new JsonNumber('1e1'), '10', true],
  [10, '10.00', true],
  ['-0.0', '0', true],
  ['21%', '21.0%', true],
  ['0.21', '21.0%', true],
  ['10.5', '10.51', false],
  ['21%', '22.0%', false],
  ['010', 'x', false],
  ['EUR', 'EUR', true],
  ['eur', 'EUR', false],
  ['2026-01-15', '2026-01-15', true],
  ['2026-01-15', '2026-01-16', false],
  [null, null, true],
  [true, true, true],
  [null, '', false],
  [[], [], false],
])('%j and %j: %s', (before, after, same) => {
  expect(sameValue(before, after)).toBe(same);
});
