import { normal } from '../../../peppol/peppol-rule.ts';
import type { Form } from '../../kit/row.ts';
import { codesOf } from '../../kit/verbs.ts';
import { attributeOf, type XmlElement } from '../../../xml/xml-tree.ts';

/** Codes and forms that France requires anywhere. */

export const schemeOf = (element: XmlElement): string | undefined => attributeOf(element, 'schemeID')?.value;

export const TYPES = codesOf('380 389 393 501 386 500 384 471 472 473 261 262 381 396 502 503');
export const CATEGORIES = codesOf('S E AE K G O Z');
export const RATES = codesOf(
  '0 0.0 0.00 10 10.0 10.00 13 13.0 13.00 20 20.0 20.00 8.5 8.50 19.6 19.60 2.1 2.10 5.5 5.50 7 7.0 7.00 ' +
    '20.6 20.60 1.05 0.9 0.90 1.75 9.2 9.20 9.6 9.60',
);
export const ATTACHMENTS = codesOf(
  'RIB LISIBLE FEUILLE_DE_STYLE PJA BORDEREAU_SUIVI DOCUMENT_ANNEXE BON_LIVRAISON BON_COMMANDE ' +
    'BORDEREAU_SUIVI_VALIDATION ETAT_ACOMPTE FACTURE_PAIEMENT_DIRECT RECAPITULATIF_COTRAITANCE',
);
/** Treatments of an invoice (BAR). */
export const TREATMENTS = codesOf('B2B B2BINT B2C B2CINT OUTOFSCOPE ARCHIVEONLY');
export const FRAMEWORKS = codesOf('B1 S1 M1 B2 S2 M2 S3 B4 S4 M4 S5 S6 B7 S7 B8 S8 M8 B9 S9 M9');
/** Invoices issued by the buyer for the seller. */
export const SELF_BILLED = codesOf('389 501 500 471 473 261 502');
export const ADVANCES = codesOf('386 500 503');
export const CORRECTIONS = codesOf('384 471 472 473');
export const CREDITS = codesOf('261 381 396 502 503');
export const PAID = codesOf('B2 S2 M2');
/** Frameworks of invoices of several sellers. */
export const OF_SELLERS = codesOf('M8 S8 B8');
/** Frameworks of an invoice within one of several sellers. */
export const WITHIN: ReadonlySet<string> = new Set([...FRAMEWORKS].filter((code) => !OF_SELLERS.has(code)));
export const FINAL = codesOf('B4 S4 M4');
/** Of the Canary Islands, and of Ceuta and Melilla. */
export const OVERSEAS = codesOf('L M');

/** A code of several, as a condition is shown. */
export const oneOfThese = (codes: ReadonlySet<string>): string => [...codes].join('|');

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

const form = (like: string, isRight: (text: string) => boolean): Form => ({ like, fits: isRight });

export const NUMBER = form('F-2026/17', (text) => /^[A-Za-z0-9+\-_/]+$/.test(normal(text)) && !text.includes(' '));
/** An electronic address or routing code. */
export const IDENTIFIER = form('732829320_01', (text) => /^[A-Za-z0-9+\-_.]+$/.test(text));
export const AMOUNT = form('1234.50', (text) => fits(text, 19, 2, true));
export const QUANTITY = form('12.5000', (text) => fits(text, 19, 4, true));
export const RATE = form('20.00', (text) => fits(text, 4, 2, false));
/** A SIREN has nine digits. */
export const SIREN = form('732829320', (text) => /^\d{9}$/.test(normal(text)));
export const isSiret = (text: string): boolean => /^\d{14}$/.test(text);
export const isSiren = SIREN.fits;
/** Characters as Unicode counts them. */
export const isWithin =
  (most: number) =>
  ({ text }: XmlElement): boolean =>
    [...text].length <= most;
