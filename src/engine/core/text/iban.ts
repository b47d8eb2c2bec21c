/** ISO 13616: country, check digits, 11 to 30 characters of the account. Lengths per country are not checked. */
const FORM = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** An International Bank Account Number without spaces, with right check digits. */
export function isIban(text: string): boolean {
  return FORM.test(text) && hasIbanCheckDigits(text);
}

/**
 * ISO 7064 modulus 97-10 over letters and digits, with the first four characters moved to the end; A is 10, Z is 35.
 */
function hasIbanCheckDigits(text: string): boolean {
  return remainderOf(text) === 1;
}

function remainderOf(text: string): number {
  let remainder = 0;
  for (const character of text.slice(4) + text.slice(0, 4)) {
    const value = parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder;
}

/** The account number with right check digits; undefined for a text that has not the form of one. */
export function rightIban(text: string): string | undefined {
  if (!FORM.test(text)) return undefined;
  const digits = 98 - remainderOf(`${text.slice(0, 2)}00${text.slice(4)}`);
  return `${text.slice(0, 2)}${String(digits).padStart(2, '0')}${text.slice(4)}`;
}

/** A Business Identifier Code, ISO 9362: institution, country, place, optional branch. */
export function isBic(text: string): boolean {
  return /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(text);
}
