/** How people write figures: the form, and the sign before the decimals. */
const FORMS: readonly (readonly [form: RegExp, sign: '.' | ','])[] = [
  [/^-?(?:\d+,(?:\d{1,2}|\d{4,})|0+,\d+|\d{4,},\d+)$/, ','],
  [/^-?\d{1,3}(?:[.]\d{3})+,\d+$/, ','],
  [/^-?\d{1,3}(?:[.]\d{3}){2,}$/, ','],
  [/^-?\d{1,3}(?:,\d{3})+[.]\d+$/, '.'],
  [/^-?\d{1,3}(?:,\d{3}){2,}$/, '.'],
  [/^-?\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?:,\d+)?$/, ','],
  [/^-?\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+[.]\d+$/, '.'],
  [/^-?\d+(?:[.]\d+)?$/, '.'],
];

/** Longest text that is read. */
const LONGEST = 40;

/**
 * The figure that a text in another notation means, if it can mean only one: `10.00` for `10,00` and `1234.50` for
 * `1.234,50`, but none for `1,234`. A sign for percent stays.
 */
export function likelyFigure(text: string): string | undefined {
  if (text.length > LONGEST) return undefined;
  const bare = text.trim().replace(/^−/, '-');
  const figure = bare.endsWith('%') ? bare.slice(0, -1).trimEnd() : bare;
  const sign = FORMS.find(([form]) => form.test(figure))?.[1];
  if (sign === undefined) return undefined;
  const digits = figure.replaceAll(sign === ',' ? /[^\d,-]/g : /[^\d.-]/g, '').replace(',', '.');
  return bare.endsWith('%') ? `${digits}%` : digits;
}
