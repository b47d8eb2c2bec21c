/**
 * Whether XRechnung accepts a text as an IBAN (ISO 13616): country and check digits, up to 30 letters and digits, and
 * right check digits, ignoring spaces. The official test gives lower-case letters after the country other values, so an
 * IBAN with them fails.
 */
export function isIbanOfXRechnung(text: string): boolean {
  const plain = text.replace(/[ \t\r\n]/g, '');
  if (!/^[A-Z]{2}\d{2}[A-Za-z0-9]{0,30}$/.test(plain)) return false;
  let remainder = 0;
  for (const character of plain.slice(4) + plain.slice(0, 4)) {
    const code = character.charCodeAt(0);
    // A is 10, and so on; a is 42.
    const value = code > 64 ? code - 55 : code - 48;
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}
