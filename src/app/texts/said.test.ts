import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ownCodes } from '../../language/knowledge/own-codes.ts';
import { spanish } from './es/spanish.ts';
import { speak } from './live.ts';
import { said, saidText } from './said.ts';

beforeEach(() => {
  speak('es', spanish);
});
afterEach(() => {
  speak('en', undefined);
});

describe('what the engine says', () => {
  it('is left alone in English', () => {
    speak('en', undefined);
    expect(said('Every line needs an item')).toEqual({ text: 'Every line needs an item' });
  });

  it.each([
    ['Every line needs an item', 'Toda línea necesita un artículo'],
    ['There is no field `nmae` here: did you mean `name`?', 'Aquí no hay ningún campo `nmae`: ¿quería decir `name`?'],
    [
      'Building drops `12`: calculated from the rest of the document',
      'Al generar se descarta `12`: calculado a partir del resto del documento',
    ],
    [
      'Building replaces `30.00` with `31.665`: sum 31.665',
      'Al generar se sustituye `30.00` por `31.665`: suma 31.665',
    ],
    ['Building fills in `F1`: set by es-sii-v1', 'Al generar se rellena `F1`: lo fija es-sii-v1'],
    ['Building drops `x`: for a reason nobody knows', 'Al generar se descarta `x`: for a reason nobody knows'],
    ['A list stands where a text belongs', 'Una lista está donde debe ir un texto'],
    ['from 5 to 12 bytes', 'de 5 a 12 bytes'],
    ['be one of standard, corrective', 'ser uno de standard, corrective'],
    ['Change to "B85412070"', 'Cambiar a "B85412070"'],
    ['the document uses addon es-sii-v1', 'el documento usa el complemento es-sii-v1'],
  ])('%s is said in Spanish with its figures', (english, words) => {
    expect(said(english)).toEqual({ text: words });
  });

  it('leaves what stands in quotes as the document says it', () => {
    expect(saidText('There is no field `A list` here: did you mean `A text`?')).toBe(
      'Aquí no hay ningún campo `A list`: ¿quería decir `A text`?',
    );
  });

  it.each(['A sentence that nobody has translated', 'A box of two or more', 'Building drops ``: '])(
    '%s is marked as English',
    (english) => {
      expect(said(english)).toEqual({ text: english, language: 'en' });
    },
  );

  it('has values of any length, and names that lie on every object', () => {
    expect(said('constructor')).toEqual({ text: 'constructor', language: 'en' });
    expect(saidText(`Building drops \`${'x: '.repeat(100_000)}\`: usual spelling`)).toMatch(/la escritura habitual$/);
  });

  it('translates sentences within sentences, and leaves a sentence alone whose parts it does not know', () => {
    expect(saidText('sum 31.67 − discounts 2 + charges 3.00')).toBe('suma 31.67 − descuentos 2 + cargos 3.00');
    expect(saidText('holds only when the tax is VAT and it classifies income')).toBe(
      'solo vale cuando el impuesto es IVA y clasifica ingresos',
    );
    expect(said('holds only when the moon is full')).toEqual({
      text: 'holds only when the moon is full',
      language: 'en',
    });
    expect(said(`sum${' − sum'.repeat(50_000)}`).language).toBe('en');
  });

  it('leaves names of members alone that are words as well', () => {
    expect(['Add charges', 'Remove total, tax'].map(saidText)).toEqual(['Añadir charges', 'Quitar total, tax']);
  });

  it('takes the pattern with the most words of its own, whichever comes first', () => {
    const messages = {
      'No {}': 'Ningún {}',
      'No rate {w} here': 'Aquí ningún tipo {w}',
      '{} here': '{} aquí',
      '{} is here': '{} está aquí',
      'In {}': 'En {}',
    };
    speak('es', { messages });
    expect(['No rate A here', 'No rate', 'It is here', 'So here', 'In A'].map(saidText)).toEqual([
      'Aquí ningún tipo A',
      'Ningún rate',
      'It está aquí',
      'So aquí',
      'En A',
    ]);
  });

  it('has as many places in a translation as in its sentence', () => {
    const places = (text: string): readonly string[] => text.match(/\{[ws]?\}/g) ?? [];
    for (const [english, words] of Object.entries(spanish.messages))
      expect([english, places(words)]).toEqual([english, places(english)]);
  });
});

it('tells how much of the codes of our own is translated', () => {
  const texts = [...ownCodes.values()].flatMap(({ tells, mend }) => [tells, mend]);
  expect(texts.filter((text) => said(text).language === 'en')).toEqual([]);
});
