import type { Language } from './paper-words.ts';

/** The suffix of a Swiss number registered for value added tax, in the languages that have one. */
const SWISS_ENDS: Readonly<Partial<Record<Language, string>>> = { fr: 'TVA', it: 'IVA' };

/**
 * A tax number as it is printed: the country before it; in Switzerland `CHE-284.156.502 MWST`. Source: Verordnung über
 * die Unternehmens-Identifikationsnummer (SR 431.031) and Mehrwertsteuergesetz (SR 641.20), Art. 26.
 */
export function taxNumberIn(language: Language, country: string, code: string): string {
  const [, first, second, third] = (country === 'CH' && /^E(\d{3})(\d{3})(\d{3})$/.exec(code)) || [];
  if (first === undefined) return [country, code].filter(Boolean).join(' ');
  return `CHE-${first}.${second}.${third} ${SWISS_ENDS[language] ?? 'MWST'}`;
}
