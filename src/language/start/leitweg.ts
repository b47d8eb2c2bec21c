/**
 * Whether a reference is a Leitweg-ID, by which a German authority is always addressed: coarse and fine address and two
 * check digits by ISO 7064, MOD 97-10 (KoSIT, Formatspezifikation Leitweg-ID).
 */
export function isLeitwegId(code: string): boolean {
  if (!/^\d{2,12}(?:-[A-Z\d]{1,30})?-\d{2}$/.test(code)) return false;
  let remainder = 0;
  for (const character of code.replaceAll('-', '')) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}
