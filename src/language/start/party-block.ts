import type { Json, JsonObject } from '../../engine/index.ts';
import { regimeCode } from '../knowledge/tax-countries.ts';

/** Limits: lines of a block, and characters of each. */
const MOST_LINES = 12;
const LONGEST_LINE = 200;

/** Languages in which the names of countries are read. */
const LANGUAGES = ['en', 'es', 'de', 'fr', 'it', 'pt', 'nl', 'pl'];

const EMAIL = /^(?:[\p{L}-]{1,12}:)?\s*(?<addr>[^\s@,;:]+@[^\s@,;:]+\.\p{L}{2,})$/u;
const TELEPHONE =
  /^(?:(?:tel|phone|telephone|teléfono|telefon|téléphone|fon|t)\b\.?:?\s*)?(?<num>\+?\d[\d\s()/.-]{5,24})$/iu;
const TAX_NUMBER =
  /^(?:vat(?: (?:no|number|id|reg))?|ust-?id(?:-?nr)?|uid|nif|cif|iva|p\.? ?iva|tva|n° tva|btw|nip|tax id)[\s.:]{0,9}(?<code>[a-z\d][a-z\d .-]{5,22})$/iu;
/** A number with its country, as in the European Union, without a word before it. */
const BARE_TAX_NUMBER = /^(?<code>[A-Z]{2}[A-Z\d]{0,2}\d{6,10}[A-Z\d]{0,3})$/;
const COUNTRY_OF_NUMBER = /^[A-Z]{2}(?=[A-Z\d]*\d)/;

/** A town with its postcode, as countries write them: before the town, or behind it. */
const TOWNS = [
  /^(?:(?<country>[A-Z]{1,3})-)?(?<code>\d{4} [A-Z]{2}|\d{3} \d{2}|\d{2}-\d{3}|\d{4}-\d{3}|\d{4,6})\s+(?<locality>\p{L}.*)$/u,
  /^(?<locality>\p{L}[^,]*),? (?<region>[A-Z]{2}) (?<code>\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] \d[A-Z]\d)$/u,
  /^(?<locality>\p{L}.*?),? (?<code>[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})$/u,
];

/** Codes before a postcode that are not those of ISO 3166. */
const OLD_CODES: Readonly<Record<string, string>> = { D: 'DE', A: 'AT', F: 'FR', E: 'ES', I: 'IT', B: 'BE', L: 'LU' };

/**
 * The party that a block of several lines names, such as one copied from a letter: its name comes first. What is not
 * understood stays in the address; undefined for a text of one line.
 */
export function partyBlock(text: string): JsonObject | undefined {
  const lines = text
    .slice(0, MOST_LINES * LONGEST_LINE)
    .split(/\r?\n|\t/)
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  const [name, ...rest] = lines;
  if (name === undefined || rest.length === 0 || lines.length > MOST_LINES) return undefined;
  if (lines.some(({ length }) => length > LONGEST_LINE)) return undefined;
  const address: Record<string, string> = {};
  const emails: Json[] = [];
  const telephones: Json[] = [];
  const others: string[] = [];
  let number: string | undefined;
  for (const line of rest) {
    const addr = EMAIL.exec(line)?.groups?.['addr'];
    const town = address['locality'] === undefined ? townIn(line) : undefined;
    const code = (TAX_NUMBER.exec(line) ?? BARE_TAX_NUMBER.exec(line))?.groups?.['code'];
    const num = TELEPHONE.exec(line)?.groups?.['num'];
    const country = address['country'] === undefined || others.length > 0 ? countryNamed(line) : undefined;
    if (addr !== undefined) emails.push({ addr });
    else if (code !== undefined && number === undefined) number = code.replaceAll(/[ .-]/g, '').toUpperCase();
    else if (town) Object.assign(address, town);
    else if (country !== undefined) address['country'] = country;
    else if (num !== undefined) telephones.push({ num: num.trim() });
    else others.push(line);
  }
  const [street, ...extra] = others;
  const stated = COUNTRY_OF_NUMBER.exec(number ?? '')?.[0];
  const taxed = stated !== undefined && isCountry(stated === 'EL' ? 'GR' : stated) ? stated : undefined;
  const home = address['country'] ?? (taxed === 'EL' ? 'GR' : taxed);
  const place = {
    ...(street !== undefined && { street }),
    ...(extra.length > 0 && { street_extra: extra.join(', ') }),
    ...address,
    ...(home !== undefined && { country: home }),
  };
  const regime = taxed ?? (home === undefined ? undefined : regimeCode(home));
  const code = taxed === undefined ? number : number?.slice(2);
  return {
    name,
    ...(regime !== undefined && { tax_id: { country: regime, ...(code !== undefined && { code }) } }),
    // A number of an unknown country is none for taxes yet.
    ...(regime === undefined && code !== undefined && { identities: [{ code }] }),
    ...(Object.keys(place).length > 0 && { addresses: [place] }),
    ...(emails.length > 0 && { emails }),
    ...(telephones.length > 0 && { telephones }),
  };
}

function townIn(line: string): Readonly<Record<string, string>> | undefined {
  for (const form of TOWNS) {
    const { country, code = '', locality = '', region } = form.exec(line)?.groups ?? {};
    if (code === '') continue;
    const known = country === undefined ? undefined : (OLD_CODES[country] ?? country);
    return {
      locality: locality.trim(),
      ...(region !== undefined && { region }),
      code,
      ...(known !== undefined && isCountry(known) && { country: known }),
    };
  }
  return undefined;
}

let countries: ReadonlyMap<string, string> | undefined;

/** The code of a country by its name in one of the languages. */
function countryNamed(line: string): string | undefined {
  countries ??= countryNames();
  return countries.get(line.toLocaleLowerCase());
}

function countryNames(): ReadonlyMap<string, string> {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  const codes = letters.flatMap((first) => letters.map((second) => `${first}${second}`)).filter(isCountry);
  const names = new Map<string, string>();
  for (const language of LANGUAGES) {
    const named = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    for (const code of codes) {
      const name = named.of(code)?.toLocaleLowerCase();
      if (name !== undefined && !names.has(name)) names.set(name, code);
    }
  }
  return names;
}

const english = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** Codes with a name that are no countries: groups of them, and codes that were given up. */
const GROUPS: ReadonlySet<string> = new Set(['EU', 'EZ', 'UN', 'QO', 'ZZ', 'XA', 'XB', 'UK', 'DD', 'SU', 'YU', 'FX']);

function isCountry(code: string): boolean {
  return /^[A-Z]{2}$/.test(code) && !GROUPS.has(code) && english.of(code) !== undefined;
}
