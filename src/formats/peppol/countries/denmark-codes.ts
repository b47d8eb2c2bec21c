import type { Check, Form } from '../../rules/kit/row.ts';
import { isNumeric, normal } from '../peppol-rule.ts';

/** What Peppol's Danish rules take in either syntax. */
export const DANISH_MEANS = '1 10 31 42 48 49 50 58 59 93 97';
export const UNSPSC_VERSIONS = '19.05.01 19.0501 26.08.01 26.0801';

/** A tax other than VAT: its four digits, or words on both sides of a number sign. */
export const DANISH_TAX: Form = {
  fits: (reason) =>
    (normal(reason).length === 4 && isNumeric(reason) && Number(reason) >= 0 && Number(reason) <= 9999) ||
    (reason.includes('#') && !reason.startsWith('#') && !reason.endsWith('#')),
  like: 'CO2#Afgift',
};

export const beginsWith = (text: string, beginnings: readonly string[]): boolean =>
  beginnings.some((beginning) => text.startsWith(beginning));

export const GIRO = ['01#', '04#', '15#'];
export const LONG_GIRO = ['04#', '15#'];
export const FIK = ['71#', '73#', '75#'];
export const LONG_FIK = ['71#', '75#'];

/** A payment by a card of these types to an account: either text, for what a fault says. */
export const cardPayment = (kind: string, cards: readonly string[], account: RegExp): Check => ({
  kind,
  fits: (text) => beginsWith(text, cards) || account.test(text),
});
