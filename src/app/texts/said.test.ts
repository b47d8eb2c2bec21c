import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { areas as spanish } from './es/page-texts.ts';
import { speak } from './live.ts';
import * as byPath from './by-path.ts';
import { codeName, inWords, said, saidText, textOf } from './said.ts';

beforeEach(() => {
  speak('es', spanish);
});
afterEach(() => {
  speak('en', undefined);
});

describe('what the engine says', () => {
  it('is left alone in English', () => {
    speak('en', undefined);
    expect(said('Every line needs an item', { code: 'GOBL-BILL-LINE-01' })).toEqual({
      text: 'Every line needs an item',
    });
  });

  it.each([
    ['the code of a rule', { code: 'GOBL-BILL-LINE-02' }, spanish.messages['GOBL-BILL-LINE-02']],
    [
      'a phrase with its values',
      { phrase: 'operation.unknownMemberLike', values: { name: 'nmae', meant: 'name' } },
      'Aquí no hay ningún campo `nmae`: ¿quería decir `name`?',
    ],
    [
      'a phrase within a phrase',
      { phrase: 'operation.drops', values: { before: '12', why: { phrase: 'operation.workedOut' } } },
      'Al generar se descarta `12`: calculado a partir del resto del documento',
    ],
    [
      'a sum of phrases',
      {
        phrase: 'operation.minus',
        values: {
          figure: { phrase: 'operation.named', values: { name: { phrase: 'operation.nameSum' }, figure: '31.67' } },
          less: { phrase: 'operation.named', values: { name: { phrase: 'operation.nameDiscounts' }, figure: '2' } },
        },
      },
      'suma 31.67 − descuentos 2',
    ],
    [
      'a list',
      { phrase: 'rule.beOneOf', values: { values: ['standard', 'corrective'] } },
      'ser uno de standard, corrective',
    ],
    ['a phrase before a code', { phrase: 'rule.bePresent', code: 'GOBL-BILL-LINE-02' }, 'estar presente'],
  ])('is told by %s', (_, saying, words) => {
    expect(words).toBeDefined();
    expect(said('English', saying)).toEqual({ text: words });
  });

  it('keeps what stands in a value as it is, whatever it looks like', () => {
    const values = { name: '{meant}', meant: '__proto__' };
    expect(saidText('', { phrase: 'x' })).toBe('');
    expect(saidText('English', { phrase: 'operation.unknownMemberLike', values })).toBe(
      'Aquí no hay ningún campo `{meant}`: ¿quería decir `__proto__`?',
    );
  });

  it.each([
    ['no phrase', {}],
    ['a phrase nobody knows', { phrase: 'nobody.knows' }],
    ['a name that lies on every object', { phrase: 'constructor' }],
    [
      'a part that nobody knows',
      { phrase: 'operation.drops', values: { before: '1', why: { phrase: 'nobody.knows' } } },
    ],
  ])('is marked as English with %s', (_, saying) => {
    expect(said('English', saying)).toEqual({ text: 'English', language: 'en' });
  });

  it('finds what a definition says by its path, and the most special entry counts', () => {
    const vat = (key: string) => ({ code: 'VAT', rates: [{ rate: key, name: { en: 'Standard' } }] });
    const definitions = { 'VAT/rates/general/name': 'Tipo general', 'IE/VAT/rates/general/name': 'Tipo normal' };
    speak('es', { definitions, byPath });
    const nameIn = (country: string, key: string) => {
      const regime = { country, categories: [vat(key)] };
      expect(inWords('definitions', regime)).toBe(inWords('definitions', regime));
      return inWords('definitions', regime).categories[0]?.rates[0]?.name;
    };
    expect([nameIn('ES', 'general'), nameIn('IE', 'general'), nameIn('ES', 'other')]).toEqual([
      { en: 'Standard', es: 'Tipo general' },
      { en: 'Standard', es: 'Tipo normal' },
      { en: 'Standard' },
    ]);
    expect(textOf('definitions', ['IE', 'VAT', 'rates', 'general', 'name'], 'Standard')).toBe('Tipo normal');
    expect(codeName(['VAT', 'rates', '__proto__'], 'English')).toBe('English');
  });
});
