import { afterEach, describe, expect, it } from 'vitest';
import { counted, money, percent, plural } from './figures.ts';
import { inEnglish, inLanguage, locale, speak } from './live.ts';
import { areas as spanish } from './es/page-texts.ts';
import { commandsTexts } from './en/commands.ts';
import { judgingTexts } from './en/judging.ts';

afterEach(() => {
  speak('en', undefined);
});

describe('the texts', () => {
  it('are read from the language that is spoken', () => {
    expect(commandsTexts.build).toBe('Build');
    speak('es', spanish);
    expect(commandsTexts.build).toBe('Generar');
    expect(judgingTexts.totals.payable).toBe('Total a pagar');
    expect(inEnglish(() => commandsTexts.build)).toBe('Build');
    expect(commandsTexts.build).toBe('Generar');
  });

  it('are English where a translation has none', () => {
    const own = inLanguage('own', { greeting: 'Hello' });
    speak('es', {});
    expect(own.greeting).toBe('Hello');
  });

  it('have the form that goes with the number', () => {
    expect([0, 1, 2, 1234].map((number) => judgingTexts.faults(number))).toEqual([
      '0 errors',
      '1 error',
      '2 errors',
      '1,234 errors',
    ]);
    speak('es', spanish, ['es-ES']);
    expect([1, 2, 12345].map((number) => judgingTexts.faults(number))).toEqual([
      '1 error',
      '2 errores',
      '12.345 errores',
    ]);
  });
});

describe('figures', () => {
  it.each([
    ['en', ['en-US'], '12,345', '€1,234.50', '21.0%', 'en-US'],
    ['en', ['de-DE'], '12,345', '€1,234.50', '21.0%', 'en'],
    // What a browser says of a system whose language is POSIX.
    ['en', ['en-US@posix', 'en-GB'], '12,345', '€1,234.50', '21.0%', 'en-GB'],
    ['es', ['es-ES', 'en'], '12.345', '1234,50 €', '21,0 %', 'es-ES'],
    ['es', ['en', 'es-MX'], '12,345', 'EUR 1,234.50', '21.0%', 'es-MX'],
  ] as const)(
    'in %s are written for a reader with the languages %j',
    (language, wanted, number, price, rate, region) => {
      speak(language, language === 'es' ? spanish : undefined, wanted);
      const plain = (text: string): string => text.replaceAll(/[\u00A0\u202F]/g, ' ');
      expect(locale()).toBe(region);
      expect(counted(12345)).toBe(number);
      expect(plain(money('1234.50', 'EUR'))).toBe(price);
      expect(plain(percent('21.0%'))).toBe(rate);
    },
  );

  it('keeps what is no figure', () => {
    expect([percent('exempt'), money('n/a', 'EUR'), plural(2, { one: 'a', other: 'b' })]).toEqual([
      'exempt',
      'n/a',
      'b',
    ]);
  });
});
