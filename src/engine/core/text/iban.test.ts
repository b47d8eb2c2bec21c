import { expect, test } from 'vitest';
import { isBic, isIban, rightIban } from './iban.ts';

test.each([
  ['FI2112345600000785', true],
  ['NO9386011117947', true],
  ['MT84MALT011000012345MTLCAST001S', true],
  ['FI2212345600000785', false],
  ['FI2112345600000758', false],
  ['FI21 1234 5600 0007 85', false],
  ['fi2112345600000785', false],
  ['FI211234560000078é', false],
  // Right check digits: 11 and 30 characters of an account, 10 and 31.
  ['XX0812345678901', true],
  ['XX361234567890', false],
  ['XX32111111111111111111111111111111', true],
  ['XX651111111111111111111111111111111', false],
  ['', false],
])('%s is an IBAN: %s', (text, is) => {
  expect(isIban(text)).toBe(is);
});

test.each([
  ['NDEAFIHH', true],
  ['NDEAFIHHXXX', true],
  ['OKOYFI2H', true],
  ['NDEAFIH', false],
  ['NDEAFIHHX', false],
  ['NDEAFIHHXX', false],
  ['NDEAFIHHXXXX', false],
  ['NDEA1IHH', false],
  ['ndeafihh', false],
])('%s is a BIC: %s', (text, is) => {
  expect(isBic(text)).toBe(is);
});

test.each([
  ['DE89370400440532013000', 'DE89370400440532013000'],
  ['DE98370400440532013000', 'DE89370400440532013000'],
  ['ES7921000813610123456798', 'ES3021000813610123456798'],
  ['NO9386011117947', 'NO9386011117947'],
  ['DE89', undefined],
])('the right account number for %s is %s', (text, right) => {
  expect(rightIban(text)).toBe(right);
});
