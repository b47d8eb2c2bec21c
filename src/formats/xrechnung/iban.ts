import { hasIbanCheckDigits } from '../../engine/values.ts';

/** International bank account number, ISO 13616, of any length up to 34. Blanks do not count, and small letters are letters. */
export function isIban(text: string): boolean {
  const plain = text.replace(/\s/g, '');
  return /^[A-Z]{2}\d{2}[A-Za-z0-9]{0,30}$/.test(plain) && hasIbanCheckDigits(plain);
}
