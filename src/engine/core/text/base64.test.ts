import { expect, test } from 'vitest';
import { encodeBase64 } from './base64.ts';

test.each([
  [[], ''],
  [[1], 'AQ=='],
  [[1, 2], 'AQI='],
  [[1, 2, 3], 'AQID'],
  [[255, 254, 253, 0], '//79AA=='],
])('%j is %s', (bytes, text) => {
  expect(encodeBase64(bytes)).toBe(text);
  expect(Buffer.from(text, 'base64')).toEqual(Buffer.from(bytes));
});
