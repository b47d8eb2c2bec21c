/** The end of a figure with two decimals that is not part of a date. */
const AMOUNT = /(?<!\d[.,]\d?)\d[.,]\d{2}(?![\d.,])/;

/** Whether a text has any amounts; without them it is not a readable invoice. */
export function hasAmounts(text: string): boolean {
  return AMOUNT.test(text);
}

/**
 * Tells whether a text shows an amount in any notation: `1234.50` as `1.234,50`, `1 234.50` or `1'234.5`. The sign is
 * ignored, since credit notes are printed with and without one.
 */
export function amountsIn(text: string): (amount: string) => boolean {
  const closed = text.replace(/[^\S\n]+/g, '');
  return (amount) => {
    const shown = formsOf(amount);
    return shown === undefined || shown.test(text) || shown.test(closed);
  };
}

/** The notations of an amount; undefined if it is none. */
function formsOf(amount: string): RegExp | undefined {
  const [whole = '', decimals = ''] = withoutSign(amount).split('.');
  if (!/^\d+$/.test(whole)) return undefined;
  const grouped = [...whole.replace(/^0+(?=\d)/, '')].join(`[.,'’\\s]?`);
  const kept = withoutZeros(decimals);
  const fraction = kept === '' ? `\\s?[.,]\\s?[0–—-]+` : `\\s?[.,]\\s?${kept}0*`;
  const figure = (end: string) => `(?<![\\d])(?<!\\d[.,'’])${grouped}${end}(?!\\d)(?![.,'’]\\d)`;
  const forms = [figure(fraction)];
  // `380` may be anything. It counts as the amount if a currency is beside it, if the XML has no decimals either, or if
  // it is long.
  const isPlain = decimals === '' || whole.length >= LONG;
  if (kept === '') forms.push(...(isPlain ? [figure('')] : beside(figure(''))));
  return new RegExp(forms.join('|'), 'u');
}

/** Digits from which a figure can hardly be anything but the amount. */
const LONG = 5;

const CURRENCY = '(?:\\p{Sc}|[A-Z]{3}|kr|zł|Kč|Ft|lei)';

const beside = (figure: string): readonly string[] => [
  `${CURRENCY}[^\\S\\n]?${figure}`,
  `${figure}[^\\S\\n]?${CURRENCY}`,
];

function withoutSign(amount: string): string {
  return amount.trim().replace(/^[+-]/, '');
}

function withoutZeros(decimals: string): string {
  let end = decimals.length;
  while (decimals[end - 1] === '0') end--;
  return decimals.slice(0, end);
}

/**
 * Whether a text shows a document number, ignoring characters between its letters and digits. A short number stands alone: its
 * digits occur in any telephone number.
 */
export function showsNumber(text: string, number: string): boolean {
  const signs = (of: string) => of.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
  const sought = signs(number);
  if (sought === '' || sought.length >= LONG) return signs(text).includes(sought);
  const apart = [...sought].join('[^\\p{L}\\p{N}]{0,3}');
  const alike = (sign: string | undefined) => (/\p{N}/u.test(sign ?? '') ? '\\p{N}' : '\\p{L}');
  return new RegExp(`(?<!${alike(sought[0])})${apart}(?!${alike(sought.at(-1))})`, 'u').test(text.toLowerCase());
}

/** Languages whose month names are recognised: those of the Union and its neighbours. */
const LANGUAGES = 'bg cs da de el en es et fi fr hr hu is it lt lv nb nl pl pt ro sk sl sr sv tr uk'.split(' ');

/** Words around a date that begin with a digit or letter, with limited gaps. */
const BETWEEN = `[^\\p{L}\\p{N}\\n]{0,3}(?:(?:de|of|d[eo]l|a)\\s)?`;

/** Whether a text shows a date, in digits of any order or with the name of the month. */
export function showsDay(text: string, day: string): boolean {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (year === undefined || month === undefined || date === undefined) return true;
  return [inFigures, inWords].some((forms) =>
    new RegExp(`(?<![\\d])(?:${forms(year, month, date)})(?!\\d)`, 'iu').test(text),
  );
}

/** Whether a text shows any date within a year of one; otherwise the page has no dates. */
export function hasDays(text: string): boolean {
  return /(?<!\d)(?:\d{1,2}[./-]\s?\d{1,2}[./-]\s?(?:19|20)?\d\d|(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2})(?!\d)/.test(
    text,
  );
}

const yearIn = (year: string) => `(?:${year}|${year.slice(2)})`;

function inFigures(year: string, month: string, date: string): string {
  const [y, m, d] = [yearIn(year), `0?${Number(month)}`, `0?${Number(date)}`];
  const orders = [
    [d, m, y],
    [m, d, y],
    [y, m, d],
  ].map((order) => order.join(`\\s?[./\\s年月-]\\s?`));
  return [...orders, `${year}${month}${date}`].join('|');
}

function inWords(year: string, month: string, date: string): string {
  const [y, d] = [yearIn(year), `0?${Number(date)}`];
  const name = `(?:${monthNames(Number(month)).join('|')})\\p{L}{0,12}`;
  return [
    `${d}(?:st|nd|rd|th|er)?${BETWEEN}${name}${BETWEEN}${y}`,
    `${name}${BETWEEN}${d}(?:st|nd|rd|th)?${BETWEEN}${y}`,
    `${year}${BETWEEN}${name}${BETWEEN}${d}`,
  ].join('|');
}

const names = new Map<number, readonly string[]>();

/** Prefixes of a month's name in all the languages. */
function monthNames(month: number): readonly string[] {
  const known = names.get(month);
  if (known) return known;
  const day = new Date(Date.UTC(2024, month - 1, 15));
  const starts = new Set<string>();
  for (const language of LANGUAGES) {
    for (const style of ['short', 'long'] as const) {
      const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: style, timeZone: 'UTC' });
      const word = format
        .formatToParts(day)
        .find(({ type }) => type === 'month')
        ?.value.toLowerCase();
      const letters = /\p{L}{3,}/u.exec(word ?? '')?.[0];
      if (letters !== undefined) starts.add(letters.slice(0, 6));
    }
  }
  names.set(month, [...starts]);
  return names.get(month) ?? [];
}
