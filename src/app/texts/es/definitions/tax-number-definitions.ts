import type { Phrases } from '../../areas.ts';

/** How tax numbers are written. */
export const taxNumberDefinitions: Phrases = {
  'a letter, 6 digits and a control letter': 'una letra, 6 dígitos y una letra de control',
  '15 digits': '15 dígitos',
  '5 digits': '5 dígitos',
  'U and 8 digits, the last a check digit': 'U y 8 dígitos, el último de control',
  '11 digits, the first two a check': '11 dígitos, los dos primeros de control',
  '10 digits, the last two a check': '10 dígitos, los dos últimos de control',
  '8 digits, the last two a check': '8 dígitos, los dos últimos de control',
  '9 or 10 digits, the last a check digit': '9 o 10 dígitos, el último de control',
  '12 digits or letters (CNPJ) or 9 digits (CPF), and 2 check digits':
    '12 dígitos o letras (CNPJ) o 9 dígitos (CPF), y 2 dígitos de control',
  '9 digits, for GST with RT and 4 digits': '9 dígitos; para la GST, con RT y 4 dígitos',
  'E and 9 digits, the last a check digit': 'E y 9 dígitos, el último de control',
  '7 or 8 digits and a check digit, which may be K': '7 u 8 dígitos y un dígito verificador, que puede ser K',
  '9, 11 or 12 digits, the first not 0, or 10 letters and digits':
    '9, 11 o 12 dígitos, el primero distinto de 0, o 10 letras y dígitos',
  '8 digits and a check letter': '8 dígitos y una letra de control',
  '8, 9 or 10 digits, the last a check digit': '8, 9 o 10 dígitos, el último de control',
  'Letter + 7 digits + control (bodies), 8 digits + letter (DNI), X, Y or Z + 7 digits + letter (NIE)':
    'Letra + 7 dígitos + control (entidades), 8 dígitos + letra (DNI), X, Y o Z + 7 dígitos + letra (NIE)',
  '2 characters as key and 9 digits of the SIREN': '2 caracteres de clave y los 9 dígitos del SIREN',
  '9 or 12 digits, the eighth and ninth a check, or GD or HA and 3 digits':
    '9 o 12 dígitos, el octavo y el noveno de control, o GD o HA y 3 dígitos',
  '8 digits, the last a check digit, and perhaps 1 to 5 and two more':
    '8 dígitos, el último de control, y quizá uno del 1 al 5 y dos más',
  '7 digits, a check letter and perhaps A or H; formerly digit, letter, 5 digits, check letter':
    '7 dígitos, una letra de control y quizá A o H; antes, dígito, letra, 5 dígitos y letra de control',
  'state (2 digits), PAN (10 characters), 1 character, Z and a check character':
    'estado (2 dígitos), PAN (10 caracteres), 1 carácter, Z y un carácter de control',
  '5 or 6 digits, or a kennitala of 10 digits': '5 o 6 dígitos, o una kennitala de 10 dígitos',
  'T and 13 digits, or the 13 digits of a corporate number, the first a check digit':
    'T y 13 dígitos, o los 13 dígitos de un número de sociedad, el primero de control',
  '9 or 12 digits, the last but one 1, the last a check digit': '9 o 12 dígitos, el penúltimo 1 y el último de control',
  '11 digits, of a legal person the last a check digit': '11 dígitos; en una persona jurídica, el último de control',
  '3 letters (4 for people), 6 digits and 3 letters or digits':
    '3 letras (4 en las personas), 6 dígitos y 3 letras o dígitos',
  '9 digits, B and 2 digits': '9 dígitos, B y 2 dígitos',
  '9 digits, the last a check digit, and MVA': '9 dígitos, el último de control, y MVA',
  '8 or 9 digits, the last a check digit': '8 o 9 dígitos, el último de control',
  'digits, with letters for some persons': 'dígitos, con letras en algunas personas',
  '2 to 10 digits, the last a check digit': 'de 2 a 10 dígitos, el último de control',
  '15 digits, the first and the last 3': '15 dígitos, el primero y el último 3',
  '10 digits, the last a check digit, and 01': '10 dígitos, el último de control, y 01',
  'UEN (9 or 10 characters, the last a check letter), or M, a character, 7 digits and a letter or digit':
    'UEN (9 o 10 caracteres, el último una letra de control), o M, un carácter, 7 dígitos y una letra o un dígito',
  '10 digits, divisible by 11': '10 dígitos, divisibles por 11',
  '10 digits, the last a check digit, or 11, the last two':
    '10 dígitos, el último de control, u 11, con los dos últimos',
  '10 digits, the first 4': '10 dígitos, el primero 4',
  '8 digits, the last a check digit': '8 dígitos, el último de control',
  '9 digits, the last a check digit': '9 dígitos, el último de control',
  '10 digits, the last a check digit': '10 dígitos, el último de control',
  '11 digits, the last a check digit': '11 dígitos, el último de control',
  '12 digits, the last a check digit': '12 dígitos, el último de control',
};
