const DECIMAL = /^-?(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;
const MAX_INT64 = 2n ** 63n;

/**
 * Whether the canonical form keeps a number as written: a 64-bit integer, or one that its double prints completely.
 * `1.10` does; `0.1000000000000000055` and `123456789012345678901` do not, since others share their double.
 */
export function isExactDouble(text: string): boolean {
  if (/^-?\d{1,19}$/.test(text)) {
    const whole = BigInt(text);
    if (whole >= -MAX_INT64 && whole < MAX_INT64) return true;
  }
  const value = Number(text);
  return Number.isFinite(value) && normalised(text) === normalised(String(value));
}

/** Digits without zeros at either end, and the exponent of the last one. */
function normalised(text: string): string | undefined {
  const [, whole = '', fraction = '', exponent = '0'] = DECIMAL.exec(text) ?? [];
  const all = (whole + fraction).replace(/^0+/, '');
  let end = all.length;
  while (end > 0 && all.charCodeAt(end - 1) === 0x30) end--;
  const digits = all.slice(0, end);
  const sign = text.startsWith('-') && digits !== '' ? '-' : '';
  return digits === '' ? '0' : `${sign}${digits}e${Number(exponent) - fraction.length + all.length - end}`;
}
