import { expect, it } from 'vitest';
import { noSuchFormat } from './no-such-format.ts';

it.each([
  ['xrechnung', '`xrechnung` is a profile: ask for the format `ubl` / `cii` with the profile `xrechnung-3`'],
  ['peppol-bis-3', '`peppol-bis-3` is a profile: ask for the format `ubl` / `cii` with the profile `peppol-bis-3`'],
  ['peppol', '`peppol` is a profile: ask for the format `ubl` / `cii` with the profile `peppol-bis-3`'],
  ['cius-ro', '`cius-ro` is a profile: ask for the format `ubl` with the profile `cius-ro`'],
])('names the format of a profile that is asked for as one: %s', (format, says) => {
  expect(noSuchFormat(format).text).toBe(says);
});

it.each(['', 'peppo', 'toString', 'pint', 'pint-my'])('names the formats that there are for %j', (format) => {
  expect(noSuchFormat(format).text).toMatch(/^There is no format `.*`; there are ubl, cii, /);
});
