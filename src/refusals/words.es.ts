import type { Words, WordsOf } from '../engine/index.ts';
import { AEAT_WORDS } from './authorities/aeat/words.es.ts';
import { SAT_WORDS } from './authorities/sat/words.es.ts';
import { codePhrase, type CodeWords } from './code-words.ts';
import type { refusalMessages } from './messages.ts';

const words: WordsOf<typeof refusalMessages> = {
  'refusal.broken': 'El documento incumple esta regla: {rule}.',
  'refusal.openHere': 'Abra aquí la factura: Assay la comprueba con esta regla y muestra dónde la incumple.',
  'refusal.unexpected': '{name} no puede estar en este lugar{within}.{choice}',
  'refusal.incomplete': 'A {name} le falta algo.{choice}',
  'refusal.fixed': '{name} debe tener el único valor que fija el esquema; se usó otra forma o versión del esquema.',
  'refusal.attributeMissing': 'Falta el atributo {name}{within}.',
  'refusal.attributeUnknown': 'El esquema no tiene ningún atributo {name}{within}.',
  'refusal.value': '{what}{within} no se admite{asks}.',
  'refusal.anElement': 'Un elemento',
  'refusal.aValue': 'Un valor',
  'refusal.theValue': 'El valor `{value}`',
  'refusal.within': ' de `{name}`',
  'refusal.choice': ' Ahí se espera: {names}.',
  'refusal.asks': '; el esquema pide {what}',
};

/** Spanish texts for authorities of Spanish-speaking countries; codes of others stay in English. */
export const SPANISH_CODES: Readonly<Record<string, CodeWords>> = { 'aeat-verifactu': AEAT_WORDS, sat: SAT_WORDS };

function wordsOfCodes(): Words {
  const all = Object.entries(SPANISH_CODES).flatMap(([authority, codes]) =>
    Object.entries(codes).flatMap(([code, [meaning, next]]) => [
      [codePhrase(authority, code, 'meaning'), meaning],
      [codePhrase(authority, code, 'next'), next],
    ]),
  );
  return Object.fromEntries(all) as Words;
}

export const refusalWords: Words = { ...words, ...wordsOfCodes() };
