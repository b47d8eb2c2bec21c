/** OIB, osobni identifikacijski broj: eleven digits by ISO/IEC 7064 MOD 11,10, optionally with prefix HR. */
export function isOib(text: string): boolean {
  const digits = text.startsWith('HR') ? text.slice(2) : text;
  if (!/^\d{11}$/.test(digits)) return false;
  let product = 10;
  for (const digit of digits.slice(0, 10)) product = (((product + Number(digit)) % 10 || 10) * 2) % 11;
  return (11 - product) % 10 === Number(digits.at(-1));
}
