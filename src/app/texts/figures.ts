import { amountIn, moneyIn, percentIn } from '../../formats/page/figures-in.ts';
import { locale, spokenLanguage } from './live.ts';

/** The singular and the plural of a text, as `Intl.PluralRules` distinguishes them. */
export interface Plurals {
  readonly one: string;
  readonly other: string;
}

const rules = new Map<string, Intl.PluralRules>();

/** Chooses singular or plural, and replaces `#` by the number: `# errors`. */
export function plural(number: number, { one, other }: Plurals): string {
  const language = spokenLanguage();
  const known = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, known);
  return (known.select(number) === 'one' ? one : other).replaceAll('#', () => counted(number));
}

/** A whole number: `12,345`. */
export function counted(number: number): string {
  return number < 1000 ? String(number) : number.toLocaleString(locale());
}

/** A number with this many decimals. */
export function decimals(number: number, most: number): string {
  return number.toLocaleString(locale(), { minimumFractionDigits: most, maximumFractionDigits: most });
}

/** A decimal of a document with all its digits: `1234.50` as `1,234.50`. Other text stays as it is. */
export function amount(value: string): string {
  return amountIn(locale(), value);
}

/** An amount with its currency: `€1,234.50`. */
export function money(value: string, currency: string): string {
  return moneyIn(locale(), value, currency);
}

/** A percentage with all its digits: `21.0%` as `21,0 %`. Other text stays as it is. */
export function percent(value: string): string {
  return percentIn(locale(), value);
}

/** An amount or a percentage of a document. */
export function figure(value: string): string {
  return value.endsWith('%') ? percent(value) : amount(value);
}

/** A date with time: `22 Nov 2026, 17:21`. */
export function moment(date: Date): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(date);
}
