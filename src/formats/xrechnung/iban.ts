/** International bank account number, ISO 13616: check digits by ISO 7064 modulus 97-10. Blanks do not count. */
export function isIban(text: string): boolean {
  const plain = text.replace(/\s/g, '');
  if (!/^[A-Z]{2}\d{2}[A-Za-z0-9]{0,30}$/.test(plain)) return false;
  let remainder = 0;
  for (const character of plain.slice(4) + plain.slice(0, 4)) {
    const value = parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}
