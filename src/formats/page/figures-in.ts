/** Formats in use at a time: a language and some currencies with some numbers of decimals. */
const MOST_FORMATS = 200;
const formats = new Map<string, Intl.NumberFormat>();

/** Creating a format takes a hundred times as long as using it, and a bill of many lines needs few. */
export function formatFor(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const name = `${language} ${options.currency ?? options.unit ?? ''} ${String(options.minimumFractionDigits)}`;
  const known = formats.get(name);
  if (known) return known;
  if (formats.size >= MOST_FORMATS) formats.clear();
  const made = new Intl.NumberFormat(language, options);
  formats.set(name, made);
  return made;
}

const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/** Most decimals that every browser writes. */
const MOST_DECIMALS = 20;

/** Longest figure that is written in the notation of a language: one of 309 digits would be written as infinite. */
const LONGEST_FIGURE = 100;

const decimalsOf = (value: string): number => value.split('.')[1]?.length ?? 0;
const isTooLong = (value: string): boolean => value.length > LONGEST_FIGURE || decimalsOf(value) > MOST_DECIMALS;

/**
 * A figure in the notation of a language, with all its decimals. Invalid figures, and those that are too long, stay
 * unchanged.
 */
export function amountIn(language: string, value: string): string {
  if (!DECIMAL.test(value) || isTooLong(value)) return value;
  const decimals = decimalsOf(value);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  // A string keeps every digit; a number loses those beyond fifteen.
  return formatFor(language, digits).format(value as Intl.StringNumericLiteral);
}

const PERCENT = /^(-?\d+(?:\.(\d+))?)%$/;

/** `21.0%` with all its digits: `21,0 %`. Invalid ones stay unchanged. */
export function percentIn(language: string, value: string): string {
  const [, figure, digits = ''] = PERCENT.exec(value) ?? [];
  if (figure === undefined || isTooLong(figure)) return value;
  const form = {
    style: 'unit',
    unit: 'percent',
    minimumFractionDigits: digits.length,
    maximumFractionDigits: digits.length,
  } as const;
  return formatFor(language, form).format(figure as Intl.StringNumericLiteral);
}

/** The figure with its currency; an unknown code follows the figure. */
export function moneyIn(language: string, value: string, currency: string): string {
  if (!DECIMAL.test(value)) return value;
  if (!/^[A-Z]{3}$/.test(currency)) return [amountIn(language, value), currency].filter(Boolean).join(' ');
  if (isTooLong(value)) return [value, currency].join(' ');
  const decimals = decimalsOf(value);
  const form = {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  } as const;
  return formatFor(language, form).format(value as Intl.StringNumericLiteral);
}

/** `2026-01-15` in words of the language; invalid dates stay unchanged. */
export function dateIn(language: string, value: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) return value;
  const day = new Date(`${value}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || !day.toISOString().startsWith(value)) return value;
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}

/** A country's name; the code if there is none. */
export function countryIn(language: string, code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  // A tax country is `EL` where the country is `GR`.
  return new Intl.DisplayNames(language, { type: 'region' }).of(code === 'EL' ? 'GR' : code) ?? code;
}
