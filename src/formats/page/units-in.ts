import { tableOf } from '../../engine/values.ts';
import { amountIn, formatFor } from './figures-in.ts';
import type { Language } from './paper-words.ts';

/** Units of time that `Intl` has words for, singular and plural. */
const TIMES: Readonly<Record<string, string>> = tableOf({ day: 'day', wk: 'week', mon: 'month', yr: 'year' });

/** Symbols of measures that differ from the key of `org/unit`. Source: BIPM, SI Brochure. */
const SYMBOLS: Readonly<Record<string, string>> = tableOf({
  mm2: 'mm²',
  cm2: 'cm²',
  dm2: 'dm²',
  m2: 'm²',
  mm3: 'mm³',
  cm3: 'cm³',
  dm3: 'dm³',
  m3: 'm³',
  w: 'W',
  kw: 'kW',
  kwh: 'kWh',
  kj: 'kJ',
});

/** The words for pieces on an invoice. */
const PIECES: Readonly<Record<Language, string>> = {
  en: 'pc.',
  es: 'ud.',
  de: 'Stk.',
  fr: 'pce',
  it: 'pz.',
  pt: 'un.',
};
const COUNTED: ReadonlySet<string> = new Set(['piece', 'item', 'unit']);

/** A quantity and its unit, with the space between them. */
export interface QuantityWords {
  readonly figure: string;
  readonly space: string;
  readonly unit: string;
}

/** A quantity with its unit. The unit `one` is not printed. */
export function quantityIn(language: Language, value: string, unit: string): QuantityWords {
  const figure = amountIn(language, value);
  if (unit === '' || unit === 'one') return { figure, space: '', unit: '' };
  const space = figure === '' ? '' : ' ';
  if (COUNTED.has(unit)) return { figure, space, unit: PIECES[language] };
  if (Object.hasOwn(TIMES, unit) && /^-?\d{1,15}(?:\.\d{1,10})?$/.test(value))
    return timeIn(language, value, TIMES[unit] ?? unit);
  return { figure, space, unit: Object.hasOwn(SYMBOLS, unit) ? (SYMBOLS[unit] ?? unit) : unit };
}

function timeIn(language: Language, value: string, unit: string): QuantityWords {
  const decimals = value.split('.')[1]?.length ?? 0;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const form = { style: 'unit', unit, unitDisplay: 'long', ...digits } as const;
  const parts = formatFor(language, form).formatToParts(value as Intl.StringNumericLiteral);
  const text = parts.map((part) => part.value).join('');
  const word = parts.find(({ type }) => type === 'unit')?.value ?? '';
  const [before = '', after] = word === '' ? [text] : text.split(word);
  // In every language of the page the unit follows its figure.
  if (after !== '') return { figure: text, space: '', unit: '' };
  const figure = before.trimEnd();
  return { figure, space: before.slice(figure.length), unit: word };
}
