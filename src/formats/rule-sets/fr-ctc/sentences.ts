/** Sentences of rules that use different elements in each syntax. */

export const noted = (code: string): string => `There is a note about ${MATTERS[code] ?? code} (${code})`;
export const notedOnce = (code: string): string => `There is at most one note about ${MATTERS[code] ?? code} (${code})`;

const MATTERS: Readonly<Record<string, string>> = {
  PMT: 'the fixed charge for recovery',
  PMD: 'penalties for late payment',
  AAB: 'the discount for early payment',
  TXD: 'the single taxable person',
};

export const TREATMENT = 'How the invoice is treated (BAR) is B2B, B2BINT, B2C, B2CINT, OUTOFSCOPE or ARCHIVEONLY';
export const ONE_TREATMENT = 'How the invoice is treated (BAR) is told at most once';
export const CATEGORY = 'The VAT category is one of S, E, AE, K, G, O and Z';
export const OVERSEAS = 'The VAT categories L and M, of other territories, are not used in France';
export const RATE = 'The VAT rate is one that France has or had';
export const OBJECTS = 'There is at most one reference of scheme AFL and one of scheme AVV';
export const ATTACHMENT = 'The description of an attachment is a code that France knows, such as LISIBLE or RIB';
export const READABLE = 'There is at most one readable copy of the invoice (LISIBLE)';
export const NAMED = 'A property of an item has a name or a code';
export const VALUED = 'A property of an item has a value, or else a measure with its unit';
export const REBATE = 'A rebate over a period (262) names its contract and the first and last day of the period';
export const CORRECTION = 'A correction (384, 471, 472, 473) refers to exactly one invoice';
export const CREDIT = 'A credit note refers to an invoice by number and date, in its head or in each of its lines';
export const STATUS = 'A line of a shared invoice says whether it is a GROUP, DETAIL or INFORMATION';
export const FRAMEWORK =
  'An invoice within a shared invoice has a billing framework (AVV), another one than B8, S8 and M8';
export const OWN_NUMBER = 'An invoice within a shared invoice has a number (AFL)';
