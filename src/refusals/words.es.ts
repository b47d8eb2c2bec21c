import type { Words, WordsOf } from '../engine/index.ts';
import { PEPPOL_AP_WORDS } from './authorities/access-points/peppol-ap-words.es.ts';
import { AEAT_WORDS } from './authorities/aeat/words.es.ts';
import { FR_CDAR_WORDS } from './authorities/cdar/fr-cdar-words.es.ts';
import { EN16931_WORDS } from './authorities/en16931/en16931-words.es.ts';
import { KOSIT_WORDS } from './authorities/en16931/kosit-words.es.ts';
import { KSEF_WORDS } from './authorities/ksef/ksef-words.es.ts';
import { NAV_WORDS } from './authorities/nav/words.es.ts';
import { XML_WORDS } from './authorities/parsers/xml-words.es.ts';
import { PEPPOL_IMR_WORDS } from './authorities/peppol/peppol-imr-words.es.ts';
import { PEPPOL_MLS_WORDS } from './authorities/peppol/peppol-mls-words.es.ts';
import { SAT_WORDS } from './authorities/sat/words.es.ts';
import { SDI_WORDS } from './authorities/sdi/sdi-words.es.ts';
import { ZATCA_WORDS } from './authorities/zatca/zatca-words.es.ts';
import { words as authorities } from './authority-words.es.ts';
import { wordsOfCodes, type CodeWords } from './code-words.ts';
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

/** Spanish texts of codes by authority. */
export const SPANISH_CODES: Readonly<Record<string, CodeWords>> = {
  'aeat-verifactu': AEAT_WORDS,
  sat: SAT_WORDS,
  ksef: KSEF_WORDS,
  sdi: SDI_WORDS,
  nav: NAV_WORDS,
  zatca: ZATCA_WORDS,
  'fr-cdar': FR_CDAR_WORDS,
  'peppol-imr': PEPPOL_IMR_WORDS,
  'peppol-mls': PEPPOL_MLS_WORDS,
  'peppol-ap': PEPPOL_AP_WORDS,
  xml: XML_WORDS,
  kosit: KOSIT_WORDS,
  en16931: EN16931_WORDS,
};

export const refusalWords: Words = { ...words, ...authorities, ...wordsOfCodes(SPANISH_CODES) };
