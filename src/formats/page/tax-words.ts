import { tableOf } from '../../engine/values.ts';
import type { Language } from './paper-words.ts';

/** What a tax without a percentage is, by its key, in the languages of a page. */
const KEYS: Readonly<Record<string, Readonly<Record<Language, string>>>> = tableOf({
  standard: {
    en: 'Standard',
    es: 'Tipo general',
    de: 'Regelsatz',
    fr: 'Taux normal',
    it: 'Ordinaria',
    pt: 'Taxa normal',
  },
  zero: { en: 'Zero rate', es: 'Tipo cero', de: 'Nullsatz', fr: 'Taux zéro', it: 'Aliquota zero', pt: 'Taxa zero' },
  exempt: { en: 'Exempt', es: 'Exento', de: 'Steuerfrei', fr: 'Exonéré', it: 'Esente', pt: 'Isento' },
  'reverse-charge': {
    en: 'Reverse charge',
    es: 'Inversión del sujeto pasivo',
    de: 'Reverse-Charge',
    fr: 'Autoliquidation',
    it: 'Inversione contabile',
    pt: 'Autoliquidação',
  },
  export: {
    en: 'Export',
    es: 'Exportación',
    de: 'Ausfuhr',
    fr: 'Exportation',
    it: 'Esportazione',
    pt: 'Exportação',
  },
  'intra-community': {
    en: 'Intra-Community',
    es: 'Intracomunitario',
    de: 'Innergemeinschaftlich',
    fr: 'Intracommunautaire',
    it: 'Intracomunitaria',
    pt: 'Intracomunitário',
  },
  'outside-scope': {
    en: 'Outside scope',
    es: 'No sujeto',
    de: 'Nicht steuerbar',
    fr: 'Hors champ',
    it: 'Fuori campo',
    pt: 'Não sujeito',
  },
});

/** The name of the key of a tax, or the key as words. */
export function taxKeyIn(language: Language, key: string): string {
  return Object.hasOwn(KEYS, key) ? (KEYS[key]?.[language] ?? key) : key.replaceAll('-', ' ').replaceAll('+', ', ');
}
