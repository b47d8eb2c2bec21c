const LITERAL = /^(-?)(\d+)(?:\.(\d+))?[eE]([+-]?\d{1,3})$/;

/** More places than any figure of the format has. */
const MOST_PLACES = 40;

/**
 * The digits of a JSON number without an exponent: `1e2` is `100`, `1.50e1` is `15.0`. Others are returned unchanged,
 * also those with an impossible exponent.
 */
export function plainDigits(literal: string): string {
  const [, sign = '', whole = '', fraction = '', power = ''] = LITERAL.exec(literal) ?? [];
  const shift = Number(power);
  if (whole === '' || Math.abs(shift) > MOST_PLACES) return literal;
  const digits = whole + fraction;
  const point = whole.length + shift;
  const padded = point > 0 ? digits.padEnd(point, '0') : digits.padStart(digits.length + 1 - point, '0');
  const end = Math.max(point, 1);
  const plain = `${padded.slice(0, end).replace(/^0+(?=\d)/, '')}.${padded.slice(end)}`;
  return sign + plain.replace(/\.$/, '');
}

/** An integer in any notation, including `1.0` and `1e2`; undefined for other numbers. */
export function wholeNumber(literal: string): number | undefined {
  const digits = plainDigits(literal).replace(/\.0+$/, '');
  const value = /^-?\d+$/.test(digits) ? Number(digits) : undefined;
  return value !== undefined && Number.isSafeInteger(value) ? value : undefined;
}
