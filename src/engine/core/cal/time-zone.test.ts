import { expect, it } from 'vitest';
import { isTimeZone } from './time-zone.ts';

it.each([
  ['UTC', true],
  ['Europe/Madrid', true],
  ['America/Argentina/Buenos_Aires', true],
  ['Europe/Atlantis', false],
  ['+01:00', false],
  ['', false],
])('%s is a time zone: %s', (text, expected) => {
  expect(isTimeZone(text)).toBe(expected);
});
