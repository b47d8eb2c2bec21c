import { Decimal, parseDecimal } from '../en16931/decimal.ts';

/** The notation of a value in a format, and back; `undefined` for what has no such notation. */
export interface Form {
  readonly read: (text: string) => string | undefined;
  readonly write: (value: string) => string | undefined;
}

const same = (text: string): string | undefined => (text === '' ? undefined : text);

export const words: Form = { read: same, write: same };

/** A text that is written up to a length, in characters. */
export function cut(longest: number): Form {
  return { read: same, write: (value) => shortened(value, longest) };
}

export function shortened(value: string, longest: number): string {
  const signs = [...value.replace(/\s+/g, ' ').trim()];
  return signs.length <= longest ? signs.join('') : signs.slice(0, longest).join('').trim();
}

/** A day: XSD allows a time zone, which a document does not have. */
export const date: Form = {
  read: (text) => /^(\d{4}-\d\d-\d\d)(?:Z|[+-]\d\d:\d\d)?$/.exec(text)?.[1],
  write: (value) => (/^\d{4}-\d\d-\d\d$/.test(value) ? value : undefined),
};

/** An exact number with at least `least` decimals, rounded to `most`. */
export function figure(number: Decimal, least: number, most: number): string {
  const rounded = number.rounded(most);
  const padded = rounded.scale < least ? rounded.plus(new Decimal(0n, least)) : rounded;
  return padded.isZero() ? padded.absolute().toString() : padded.toString();
}

/** Codes of the format, by the value of a document. */
export function codes(byValue: Readonly<Record<string, string>>): Form {
  const values = new Map(Object.entries(byValue).map(([value, code]) => [code, value]));
  return {
    read: (text) => values.get(text),
    write: (value) => (Object.hasOwn(byValue, value) ? byValue[value] : undefined),
  };
}

/** A number with at least `least` decimals, rounded to `most`; read as it is written. */
export function places(least: number, most: number): Form {
  return {
    read: (text) => (parseDecimal(text) ? text : undefined),
    write: (value) => {
      const number = parseDecimal(value);
      return number && figure(number, least, most);
    },
  };
}

/** A percentage without its sign, with two decimals. */
export const percent: Form = {
  read: (text) => (parseDecimal(text) ? `${text}%` : undefined),
  write: (value) => places(2, 2).write(value.replace(/%$/, '')),
};

/** An exact number without the noughts at its end, but with at least `least` decimals. */
export function shortest(number: Decimal, least: number): string {
  let scale = number.scale;
  while (scale > least && number.rounded(scale - 1).equals(number)) scale--;
  return figure(number, least, scale);
}

/** A text in pieces up to a length. */
export function pieces(value: string, longest: number): readonly string[] {
  const signs = [...value.replace(/\s+/g, ' ').trim()];
  const made: string[] = [];
  for (let start = 0; start < signs.length; start += longest) made.push(signs.slice(start, start + longest).join(''));
  return made;
}
