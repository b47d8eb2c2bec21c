/** How people write figures: the form, and the sign before the decimals. */
const FORMS: readonly (readonly [form: RegExp, sign: '.' | ','])[] = [
  [/^-?\d+,\d+$/, ','],
  [/^-?[1-9]\d{0,2},\d{3}$/, '.'],
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
 * The figures that a text in another notation can mean: `10.00` for `10,00`, `1234.50` for `1.234,50`, and both `1.234`
 * and `1234` for `1,234`. A sign for percent stays.
 */
export function likelyFigures(text: string): readonly string[] {
  if (text.length > LONGEST) return [];
  const bare = text.trim().replace(/^−/, '-');
  const figure = bare.endsWith('%') ? bare.slice(0, -1).trimEnd() : bare;
  return FORMS.filter(([form]) => form.test(figure)).map(([, sign]) => {
    const digits = figure.replaceAll(sign === ',' ? /[^\d,-]/g : /[^\d.-]/g, '').replace(',', '.');
    return bare.endsWith('%') ? `${digits}%` : digits;
  });
}
