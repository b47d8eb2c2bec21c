import { locale, spokenLanguage } from '../texts/live.ts';
import { textOf } from '../texts/said.ts';

/** What a group of examples is called: its country, or `broken`. */
export function groupName(folder: string, english: string): string {
  return folder === 'broken'
    ? textOf('starts', ['broken', 'title'], english)
    : countryName(folder.toUpperCase(), english);
}

/** The name of a country, from the browser if the user's language is not English. */
export function countryName(code: string, english: string): string {
  if (spokenLanguage() === 'en') return english;
  const known = new Intl.DisplayNames([locale()], { type: 'region', fallback: 'none' });
  return known.of(code === 'EL' ? 'GR' : code) ?? english;
}
