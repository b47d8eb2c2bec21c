import { describe, expect, it } from 'vitest';
import { cleanTaxCode } from './tax-code.ts';

describe('cleanTaxCode', () => {
  it.each([
    [' es-b-98.602.642', 'ES', 'B98602642'],
    ['ESES123', 'ES', 'ES123'],
    ['ñ & ab', 'MX', 'Ñ&AB'],
    ['straße ﬁ 1', 'DE', 'STRAE1'],
    ['ıſ9', 'JP', 'IS9'],
    ['\u212a1', 'JP', '1'],
    ['B98602642', '', 'B98602642'],
    ['-- .', 'ES', ''],
  ])('makes of %j in %s the code %j', (code, country, expected) => {
    expect(cleanTaxCode(code, country)).toBe(expected);
  });

  it('drops each alternative country code once, in the order given', () => {
    expect(cleanTaxCode('GB XI 123', 'GB', ['XI', 'XU'])).toBe('123');
    expect(cleanTaxCode('XU XI 123', 'GB', ['XI', 'XU'])).toBe('XI123');
  });
});
