import type { CalDate } from '../core/cal/date.ts';
import { lazily, tableRows } from './code-table.ts';
import { COUNTRIES } from './countries.codes.ts';
import { EU_MEMBERS } from './eu-members.codes.ts';

export interface Country {
  /** Two capital letters. */
  readonly code: string;
  /** English name. */
  readonly name: string;
  /** A code of ISO 3166-1. */
  readonly iso: boolean;
  /** A code that tax identities use. */
  readonly tax: boolean;
  /** The code of the country elsewhere: GR and EL name each other, XI and XU name GB. */
  readonly alternative?: string;
}

const all = lazily((): ReadonlyMap<string, Country> => {
  const countries = new Map<string, Country>();
  for (const [code = '', name = '', list, alternative] of tableRows(COUNTRIES)) {
    const known = { code, name, iso: list !== 'tax', tax: list !== 'iso' };
    countries.set(code, alternative === undefined ? known : { ...known, alternative });
  }
  return countries;
});

const iso = lazily(() => [...all().values()].filter((country) => country.iso));
const tax = lazily(() => [...all().values()].filter((country) => country.tax));

/** Countries of ISO 3166-1, by English name. */
export function isoCountries(): readonly Country[] {
  return iso();
}

/** Countries by tax country code. */
export function taxCountries(): readonly Country[] {
  return tax();
}

/** The country of an ISO or tax code. */
export function country(code: string): Country | undefined {
  return all().get(code);
}

/** The code of a country elsewhere, such as EL for GR; undefined if it has only one. */
export function alternativeCountryCode(code: string): string | undefined {
  return all().get(code)?.alternative;
}

/**
 * Whether the country (GR and EL are both Greece) is in the European Union on `date`, first and last day included;
 * without a date, whether it is a current member.
 */
export function isEuMember(code: string, date?: CalDate): boolean {
  const iso = code === 'EL' ? 'GR' : code;
  return EU_MEMBERS.some(([member, since, until]) => {
    if (member !== iso) return false;
    if (date === undefined) return until === undefined;
    return since <= date && (until === undefined || date <= until);
  });
}
