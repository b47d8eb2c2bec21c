import { normal } from '../../peppol/peppol-rule.ts';
import { attributeOf, type XmlElement } from '../../xml/xml-tree.ts';

/** French requirements for a value, anywhere: the sentence and the test. */
export interface Fact {
  readonly say: string;
  readonly must: (element: XmlElement) => boolean;
}

export const schemeOf = (element: XmlElement): string | undefined => attributeOf(element, 'schemeID')?.value;

const listed = (codes: string): ReadonlySet<string> => new Set(codes.split(' '));

const TYPES = listed('380 389 393 501 386 500 384 471 472 473 261 262 381 396 502 503');
const CATEGORIES = listed('S E AE K G O Z');
const RATES = listed(
  '0 0.0 0.00 10 10.0 10.00 13 13.0 13.00 20 20.0 20.00 8.5 8.50 19.6 19.60 2.1 2.10 5.5 5.50 7 7.0 7.00 ' +
    '20.6 20.60 1.05 0.9 0.90 1.75 9.2 9.20 9.6 9.60',
);
const ATTACHMENTS = listed(
  'RIB LISIBLE FEUILLE_DE_STYLE PJA BORDEREAU_SUIVI DOCUMENT_ANNEXE BON_LIVRAISON BON_COMMANDE ' +
    'BORDEREAU_SUIVI_VALIDATION ETAT_ACOMPTE FACTURE_PAIEMENT_DIRECT RECAPITULATIF_COTRAITANCE',
);
/** Treatments of an invoice (BAR). */
export const TREATMENTS = listed('B2B B2BINT B2C B2CINT OUTOFSCOPE ARCHIVEONLY');
export const FRAMEWORKS = listed('B1 S1 M1 B2 S2 M2 S3 B4 S4 M4 S5 S6 B7 S7 B8 S8 M8 B9 S9 M9');
/** Invoices issued by the buyer for the seller. */
export const SELF_BILLED = listed('389 501 500 471 473 261 502');
export const ADVANCES = listed('386 500 503');
export const CORRECTIONS = listed('384 471 472 473');
export const CREDITS = listed('261 381 396 502 503');
export const PAID = listed('B2 S2 M2');
/** Frameworks of invoices of several sellers. */
export const OF_SELLERS = listed('M8 S8 B8');
export const FINAL = listed('B4 S4 M4');

/** An existing date, from 2000 to 2099. */
const isDay = (year: string, month: string, day: string): boolean => {
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return year.startsWith('20') && !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
};

const isWritten = (pattern: RegExp) => (text: string) => {
  const [, year, month, day] = pattern.exec(text) ?? [];
  return year !== undefined && month !== undefined && day !== undefined && isDay(year, month, day);
};
export const isIsoDay = isWritten(/^(\d{4})-(\d\d)-(\d\d)$/);
/** A date as YYYYMMDD, optionally with a time. */
export const isCiiDay = isWritten(/^(\d{4})(\d\d)(\d\d)/);

/** Fits the tax office's numbers: this many digits in total and after the point. A sign counts as a digit. */
export const fits = (written: string, most: number, decimals: number, sign: boolean): boolean => {
  const text = normal(written);
  const [, minus, fraction = ''] = /^(-?)\d+(?:\.(\d+))?$/.exec(text) ?? [];
  if (minus === undefined || (minus !== '' && !sign)) return false;
  return fraction.length <= decimals && text.replace('.', '').length <= most;
};

const isNumber = (text: string): boolean => /^[A-Za-z0-9+\-_/]+$/.test(normal(text)) && !text.includes(' ');
const isIdentifier = (text: string): boolean => /^[A-Za-z0-9+\-_.]+$/.test(text);

/** A SIREN: nine digits. */
export const isSiren = (text: string): boolean => /^\d{9}$/.test(normal(text));

const about = (say: string, must: (text: string) => boolean): Fact => ({ say, must: ({ text }) => must(text) });

export const LENGTH = about('The number of an invoice has at most 35 characters', (text) => [...text].length <= 35);
export const NUMBER = about('The number of an invoice has letters, digits, + - _ and / only', isNumber);
export const TYPE = about('The kind of invoice is one that France knows', (text) => TYPES.has(text));
export const ADDRESS = {
  say: 'An electronic address of scheme 0225 has letters, digits, + - _ and . only',
  must: (element: XmlElement) => schemeOf(element) !== '0225' || isIdentifier(element.text),
};
export const ADDRESS_LENGTH = about(
  'An electronic address has at most 125 characters',
  (text) => [...text].length <= 125,
);
export const ROUTING = {
  say: 'A routing code (scheme 0224) has letters, digits, + - _ and . only',
  must: (element: XmlElement) => schemeOf(element) !== '0224' || isIdentifier(element.text),
};
export const ROUTING_LENGTH = {
  say: 'A routing code (scheme 0224) has at most 100 characters',
  must: (element: XmlElement) => schemeOf(element) !== '0224' || [...element.text].length <= 100,
};
export const AMOUNT = about('An amount has at most 19 digits, two of them decimals', (text) => fits(text, 19, 2, true));
export const QUANTITY = about('A quantity has at most 19 digits, four of them decimals', (text) =>
  fits(text, 19, 4, true),
);
export const RATE_LENGTH = about('A VAT rate has at most four digits, two of them decimals', (text) =>
  fits(text, 4, 2, false),
);
export const isDocumentType = (text: string): boolean => TYPES.has(text);
export const isCategory = (text: string): boolean => CATEGORIES.has(text);
/** Of the Canary Islands, and of Ceuta and Melilla. */
export const isOverseas = (text: string): boolean => text === 'L' || text === 'M';
export const isRate = (text: string): boolean => RATES.has(text);
export const isAttachment = (text: string): boolean => ATTACHMENTS.has(text);
export const SAID = about('What is written here is not empty', (text) => normal(text) !== '');
export const SIREN = 'A SIREN (scheme 0002) has nine digits';
