/** Check digits of identifiers, by Peppol scheme. Each takes the identifier as written. */

const digitsOf = (text: string): number[] => [...text].map((digit) => digit.charCodeAt(0) - 48);

/** Weighted sum of all digits but the last, the rightmost first. */
function weighted(text: string, weight: (index: number) => number): number {
  return digitsOf(text.slice(0, -1))
    .reverse()
    .reduce((sum, digit, index) => sum + digit * weight(index), 0);
}

/** GS1 General Specifications 7.9: weights 3 and 1 from the right. */
export function isGln(text: string): boolean {
  return (
    /^\d+$/.test(text) &&
    (10 - (weighted(text, (index) => (index % 2 === 0 ? 3 : 1)) % 10)) % 10 === Number(text.at(-1))
  );
}

/** Norwegian organisation number, Brønnøysundregistrene: nine digits, weights 2 to 7 from the right, modulus 11. */
export function isNorwegianNumber(text: string): boolean {
  return (
    /^\d{9}$/.test(text) &&
    Number(text) > 0 &&
    (11 - (weighted(text, (index) => (index % 6) + 2) % 11)) % 11 === Number(text.at(-1))
  );
}

/**
 * Greek tax number (ΑΦΜ), ΑΑΔΕ: eight digits weighted by powers of two, modulus 11; anything after the ninth is
 * ignored.
 */
export function isGreekNumber(text: string): boolean {
  if (!/^\d{9}/.test(text)) return false;
  return (weighted(text.slice(0, 9), (index) => 2 ** (index + 1)) % 11) % 10 === Number(text[8]);
}

/** Danish CVR number, with or without country prefix. */
export function isDanishNumber(text: string): boolean {
  return /^(?:DK)?\d{8}$/.test(text);
}

/** Belgian enterprise number, Banque-Carrefour des Entreprises: ten digits, 97 less the first eight modulo 97. */
export function isBelgianNumber(text: string): boolean {
  return /^\d{10}$/.test(text) && 97 - (Number(text.slice(0, 8)) % 97) === Number(text.slice(8));
}

/** Codice Univoco of the Indice delle Pubbliche Amministrazioni. */
export function isItalianOffice(text: string): boolean {
  return /^[A-Za-z0-9]{6}$/.test(text);
}

/**
 * Codice fiscale: sixteen characters of a person, or the eleven digits of a company. Peppol parses integers, so a sign
 * may replace the first digit, and a space one of two.
 */
export function isItalianFiscalCode(text: string): boolean {
  const pair = '(?:[\\d+-]\\d| \\d|\\d )';
  return /^[\d+-]\d{10}$/.test(text) || new RegExp(`^[A-Za-z]{6}${pair}[A-Za-z]${pair}.{3}\\d[A-Za-z]$`).test(text);
}

/** Partita IVA with its country, `IT` or `it`; other numbers pass. */
export function isItalianVatNumber(text: string): boolean {
  if (!['IT', 'it'].includes(text.slice(0, 2))) return true;
  const number = text.slice(2);
  return /^\d{11}$/.test(number) && luhnSum(number) % 10 === 0;
}

/** Swedish organisation number: ten digits, the last by Luhn. */
export function isSwedishNumber(text: string): boolean {
  return /^\d{10}$/.test(text) && luhnSum(text) % 10 === 0;
}

/** Sum of the digits; every second digit from the right is doubled and its digits are added. */
function luhnSum(text: string): number {
  return digitsOf(text)
    .reverse()
    .reduce(
      (sum, digit, index) => sum + (index % 2 === 0 ? digit : Math.floor((digit * 2) / 10) + ((digit * 2) % 10)),
      0,
    );
}

const ABN_WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** Australian Business Number: eleven digits, the first less one, modulus 89. */
export function isAustralianNumber(text: string): boolean {
  if (!/^\d{11}$/.test(text)) return false;
  const sum = digitsOf(text).reduce(
    (total, digit, index) => total + (index === 0 ? digit - 1 : digit) * (ABN_WEIGHTS[index] ?? 0),
    0,
  );
  return sum % 89 === 0;
}
