import { THOUSANDTHS, WHOLE } from './names.ts';

/**
 * A date in the notation of the format, from ISO texts, seconds or milliseconds since 1970, or Xero's `/Date(…)/`;
 * otherwise undefined.
 */
export function dayOf(text: string): string | undefined {
  const iso = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(text)?.[0];
  if (iso !== undefined) return iso;
  const [, wrapped] = /^\/Date\((\d{1,14})(?:[+-]\d{4})?\)\/$/.exec(text) ?? [];
  const count = wrapped ?? (/^\d{9,13}$/.test(text) ? text : undefined);
  if (count === undefined) return undefined;
  const moment = new Date(Number(count) * (wrapped === undefined && count.length < 12 ? 1000 : 1));
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString().slice(0, 10);
}

/**
 * An amount in digits with a decimal point, without currency sign and grouping commas; undefined if it is no amount.
 */
export function amountOf(text: string): string | undefined {
  const bare = text.replace(/^[^\d-]{1,3}\s?|\s?(?:[A-Z]{3}|[€$£])$/g, '');
  const grouped = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(bare) ? bare.replaceAll(',', '') : bare;
  const pointed = /^-?\d+,\d{1,2}$/.test(grouped) ? grouped.replace(',', '.') : grouped;
  return /^-?\d{1,15}(?:\.\d{1,12})?$/.test(pointed) ? pointed : undefined;
}

/** Converts an amount from the smallest unit of its currency. */
export function fromMinorUnits(amount: string, currency: string): string {
  const places = WHOLE.test(currency) ? 0 : THOUSANDTHS.test(currency) ? 3 : 2;
  const [whole = '', rest = ''] = amount.replace('-', '').split('.');
  const digits = whole.padStart(places + 1, '0');
  const cut = digits.length - places;
  const fraction = digits.slice(cut) + rest;
  return `${amount.startsWith('-') ? '-' : ''}${digits.slice(0, cut)}${fraction === '' ? '' : `.${fraction}`}`;
}

/**
 * `21%` for `21`, `21.0`, `21 %` and the fraction `0.21`; undefined for anything but a percentage between 0 and 100.
 */
export function percentOf(text: string): string | undefined {
  const [, figure] = /^(\d{1,3}(?:[.]\d{1,6})?)\s?%?$/.exec(text) ?? [];
  if (figure === undefined || Number(figure) > 100) return undefined;
  const share = !text.includes('%') && Number(figure) > 0 && Number(figure) < 1;
  const shown = share ? Number((Number(figure) * 100).toFixed(6)) : Number(figure);
  return `${String(shown)}%`;
}

/** One amount as a percentage of another, if it has at most one decimal. */
export function shareOf(part: string, whole: string): string | undefined {
  const share = Math.round((Number(part) / Number(whole)) * 1000) / 10;
  if (!(share >= 0 && share <= 100)) return undefined;
  // Compared in cents: the amount was rounded to them.
  return Math.abs((Number(whole) * share) / 100 - Number(part)) <= 0.0051 ? `${String(share)}%` : undefined;
}

/** The unit price for a total and a quantity; undefined if it has more than six decimals. */
export function partOf(amount: string, quantity: string): string | undefined {
  // Exact, whatever its digits.
  if (Number(quantity) === 1) return amount;
  const price = Number((Number(amount) / Number(quantity)).toFixed(6));
  return Number.isFinite(price) && Math.abs(price * Number(quantity) - Number(amount)) < 1e-9
    ? String(price)
    : undefined;
}

/** ISO code of a country, from its code or its English name; otherwise undefined. */
export function countryOf(text: string): string | undefined {
  const said = text.trim().toUpperCase();
  if (/^[A-Z]{2}$/.test(said)) {
    const code = todaysCode(said);
    return NAMES.of(code) === undefined ? undefined : code;
  }
  for (const first of LETTERS)
    for (const second of LETTERS) {
      const code = first + second;
      if (NAMES.of(code)?.toUpperCase() === said) return todaysCode(code);
    }
  return undefined;
}

/** Outdated and unofficial codes become current ones: DD is Germany, UK is the United Kingdom. */
function todaysCode(code: string): string {
  return new Intl.Locale(`und-${code}`).region ?? code;
}

const NAMES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
