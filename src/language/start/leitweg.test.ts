import { expect, it } from 'vitest';
import { isLeitwegId } from './leitweg.ts';

it.each([
  ['04011000-12345-03', true],
  ['991-33333TEST-33', true],
  ['04011000-1234512345-06', true],
  ['04011000-12345-30', false],
  ['04011000-12345-04', false],
  ['PO-2026-17', false],
  ['4500012345', false],
  ['', false],
])('%s is a Leitweg-ID: %s', (code, expected) => {
  expect(isLeitwegId(code)).toBe(expected);
});
