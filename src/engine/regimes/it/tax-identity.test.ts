import { describe, expect, it } from 'vitest';
import { isPartitaIva, partitaIva } from './tax-identity.ts';

describe('partita IVA', () => {
  it('is written without country code and spaces', () => {
    expect(partitaIva.normalise?.('IT 0074 3110 157', 'IT')).toBe('00743110157');
  });

  it.each(['12345678903', '13029381004', '00743110157'])('accepts %s', (code) => {
    expect(isPartitaIva(code)).toBe(true);
  });

  it.each([
    ['the check digit is wrong', '12345678901'],
    ['it is the codice fiscale of a person', 'RSSGNN60R30H501U'],
    ['too short', '1234567890'],
    ['too long', '123456789030'],
    ['empty', ''],
  ])('refuses a code when %s: %s', (_, code) => {
    expect(isPartitaIva(code)).toBe(false);
  });
});
