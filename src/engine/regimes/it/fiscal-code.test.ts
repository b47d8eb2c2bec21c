import { describe, expect, it } from 'vitest';
import { hasFiscalCodeCheck, isFiscalCodeForm } from './fiscal-code.ts';

describe('codice fiscale', () => {
  // RSSMRA85T10A562S is the example of the Agenzia delle Entrate for Mario Rossi.
  it.each([
    ['a man', 'RSSGNN60R30H501U'],
    ['another man', 'RSSMRA85T10A562S'],
    ['a body', '12345678903'],
  ])('of %s is accepted: %s', (_, code) => {
    expect(isFiscalCodeForm(code)).toBe(true);
    expect(hasFiscalCodeCheck(code)).toBe(true);
  });

  it.each([
    ['a day that does not exist', 'RSSMRA85T32A562S'],
    ['31 April', 'RSSMRA85D31A562S'],
    ['29 February of a common year', 'RSSMRA85B29A562S'],
    ['a month without letter', 'RSSMRA85F10A562S'],
    ['no town', 'RSSMRA85T10A000S'],
    ['a letter among the digits of a body', '1234567890A'],
    ['another length', 'RSSMRA85T10A562'],
    ['nothing', ''],
  ])('has another form than one with %s: %s', (_, code) => {
    expect(isFiscalCodeForm(code)).toBe(false);
  });

  it.each([
    ['29 February of a leap year', 'RSSMRA84B29A562S'],
    ['31 January, a woman', 'RSSMRA85A71A562S'],
    ['30 April', 'RSSMRA85D30A562S'],
    ['30 December, a woman', 'RSSMRA85T70A562S'],
    ['29 March', 'RSSMRA85C29A562S'],
    ['29 November, a woman', 'RSSMRA85S69A562S'],
    ['letters for digits', 'RSSMRAURTMLARSNS'],
    ['a birthplace abroad', 'RSSMRA85T10Z404S'],
  ])('may have %s: %s', (_, code) => {
    expect(isFiscalCodeForm(code)).toBe(true);
  });

  it.each(['RSSGNN60R30H501V', 'RSSMRA85T10A562A', '12345678901', '1234567890', 'RSSMRA85T10A562', ''])(
    '%s has a wrong check character or length',
    (code) => {
      expect(hasFiscalCodeCheck(code)).toBe(false);
    },
  );

  // DM 23 December 1976, article 7: the values of letters at odd places; at even places A counts 0, B 1 and so on.
  const ODD = `A=1 B=0 C=5 D=7 E=9 F=13 G=15 H=17 I=19 J=21 K=2 L=4 M=18 N=20 O=11 P=3 Q=6 R=8 S=12 T=14 U=16 V=10 W=22
    X=25 Y=24 Z=23`.split(/\s+/);

  it.each(ODD.map((pair, position) => [...(pair.split('=') as [string, string]), position] as const))(
    'counts %s as %s at an odd place, and as its position at an even one',
    (letter, odd, position) => {
      const withCheck = (base: string, sum: number) => `${base}${String.fromCharCode(65 + (sum % 26))}`;
      // An A has value 1 at each of the eight odd places and 0 at the even ones.
      expect(hasFiscalCodeCheck(withCheck(`${letter}AAAAAAAAAAAAAA`, Number(odd) + 7))).toBe(true);
      expect(hasFiscalCodeCheck(withCheck(`A${letter}AAAAAAAAAAAAA`, position + 8))).toBe(true);
    },
  );
});
