import { THOUSANDTHS, WHOLE } from './names.ts';

/** A day as the format writes it: of ISO texts, of seconds or milliseconds since 1970, of Xero's `/Date(…)/`; undefined of others. */
export function dayOf(text: string): string | undefined {
  const iso = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/.exec(text)?.[0];
  if (iso !== undefined) return iso;
  const [, wrapped] = /^\/Date\((\d{1,14})(?:[+-]\d{4})?\)\/$/.exec(text) ?? [];
  const count = wrapped ?? (/^\d{9,13}$/.test(text) ? text : undefined);
  if (count === undefined) return undefined;
  const moment = new Date(Number(count) * (wrapped === undefined && count.length < 12 ? 1000 : 1));
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString().slice(0, 10);
}

/** An amount in digits with a point; undefined of what is none. A currency sign and grouping by commas go. */
export function amountOf(text: string): string | undefined {
  const bare = text.replace(/^[^\d-]{1,3}\s?|\s?(?:[A-Z]{3}|[€$£])$/g, '');
  const grouped = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(bare) ? bare.replaceAll(',', '') : bare;
  const pointed = /^-?\d+,\d{1,2}$/.test(grouped) ? grouped.replace(',', '.') : grouped;
  return /^-?\d{1,15}(?:\.\d{1,12})?$/.test(pointed) ? pointed : undefined;
}

/** An amount that was counted in the smallest unit of its currency. */
export function fromMinorUnits(amount: string, currency: string): string {
  const places = WHOLE.test(currency) ? 0 : THOUSANDTHS.test(currency) ? 3 : 2;
  const [whole = '', rest = ''] = amount.replace('-', '').split('.');
  const digits = whole.padStart(places + 1, '0');
  const cut = digits.length - places;
  const fraction = digits.slice(cut) + rest;
  return `${amount.startsWith('-') ? '-' : ''}${digits.slice(0, cut)}${fraction === '' ? '' : `.${fraction}`}`;
}

/** `21%` of `21`, `21.0`, `21 %`, and of the share `0.21`; undefined of what is no percentage between 0 and 100. */
export function percentOf(text: string): string | undefined {
  const [, figure] = /^(\d{1,3}(?:[.]\d{1,6})?)\s?%?$/.exec(text) ?? [];
  if (figure === undefined || Number(figure) > 100) return undefined;
  const share = !text.includes('%') && Number(figure) > 0 && Number(figure) < 1;
  const shown = share ? Number((Number(figure) * 100).toFixed(6)) : Number(figure);
  return `${String(shown)}%`;
}

/** The share that one amount is of another, where it is one with at most one digit after the point. */
export function shareOf(part: string, whole: string): string | undefined {
  const share = Math.round((Number(part) / Number(whole)) * 1000) / 10;
  if (!(share >= 0 && share <= 100)) return undefined;
  // To the cent: what was rounded to it came from this share.
  return Math.abs((Number(whole) * share) / 100 - Number(part)) <= 0.0051 ? `${String(share)}%` : undefined;
}

/** What one costs of so many that cost so much together; undefined where that has more than six digits after the point. */
export function partOf(amount: string, quantity: string): string | undefined {
  // Exact, whatever its digits.
  if (Number(quantity) === 1) return amount;
  const price = Number((Number(amount) / Number(quantity)).toFixed(6));
  return Number.isFinite(price) && Math.abs(price * Number(quantity) - Number(amount)) < 1e-9
    ? String(price)
    : undefined;
}

/** ISO code of a country by its code or its English name; undefined of others. */
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

/** Codes of former countries, and other codes, become those of today: DD is Germany, and UK the United Kingdom. */
function todaysCode(code: string): string {
  return new Intl.Locale(`und-${code}`).region ?? code;
}

const NAMES = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
