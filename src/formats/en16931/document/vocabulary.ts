/** Codes of the standard and their keys in documents. */

import { tableOf } from '../../../engine/values.ts';
/** UNTDID 1001 → type and tags of an invoice. Source: UN/EDIFACT D.24A, 1001; EN 16931-1, BT-3. */
export const DOCUMENT_TYPES: Readonly<Record<string, { readonly type: string; readonly tags?: readonly string[] }>> =
  tableOf({
    '325': { type: 'proforma' },
    '380': { type: 'standard' },
    '381': { type: 'credit-note' },
    '383': { type: 'debit-note' },
    '384': { type: 'corrective' },
    '326': { type: 'standard', tags: ['partial'] },
    '389': { type: 'standard', tags: ['self-billed'] },
    '261': { type: 'credit-note', tags: ['self-billed'] },
    '386': { type: 'standard', tags: ['prepayment'] },
    '393': { type: 'standard', tags: ['factoring'] },
    '396': { type: 'credit-note', tags: ['factoring'] },
  });

/** Further types of UNTDID 1001 that are invoices or credit notes; the code is kept beside the type. */
export const OTHER_INVOICE_TYPES: ReadonlySet<string> = new Set(['388', '395', '82', '211', '751']);
export const OTHER_CREDIT_NOTE_TYPES: ReadonlySet<string> = new Set([
  '81',
  '83',
  '262',
  '296',
  '308',
  '420',
  '458',
  '532',
  '502',
  '503',
]);

/** UNTDID 5305 → key of a VAT rate. Source: EN 16931-1, BT-151. */
export const VAT_KEYS: Readonly<Record<string, string>> = tableOf({
  S: 'standard',
  Z: 'zero',
  E: 'exempt',
  AE: 'reverse-charge',
  K: 'intra-community',
  G: 'export',
  O: 'outside-scope',
});

/** Category of GST in Australia and New Zealand → key of a rate. Source: OpenPeppol, PINT A-NZ. */
export const GST_KEYS: Readonly<Record<string, string>> = tableOf({
  S: 'standard',
  Z: 'zero',
  E: 'exempt',
  G: 'export',
  O: 'outside-scope',
});

/** UNTDID 5305 → other tax. */
export const TERRITORIAL_TAXES: Readonly<Record<string, string>> = tableOf({ L: 'IGIC', M: 'IPSI' });

/**
 * UNTDID 4461 → key of a means of payment with exactly that code (EN 16931-1, BT-81). Other codes are kept beside the
 * key `other`.
 */
export const PAYMENT_MEANS: Readonly<Record<string, string>> = tableOf({
  '1': 'any',
  '10': 'cash',
  '20': 'cheque',
  '21': 'bank-draft',
  '30': 'credit-transfer',
  '31': 'debit-transfer',
  '48': 'card',
  '49': 'direct-debit',
  '55': 'card+debit',
  '58': 'credit-transfer+sepa',
  '59': 'direct-debit+sepa',
  '60': 'promissory-note',
  '68': 'online',
  '97': 'netting',
});

/** UNTDID 2005 (UBL) and UNTDID 2475 (CII) → key of the tax point. Source: EN 16931-3, BT-8. */
export const TAX_POINTS = {
  ubl: { '3': 'issue', '35': 'delivery', '432': 'payment' },
  cii: { '5': 'issue', '29': 'delivery', '72': 'payment' },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

/** Countries in which the number stands before the street. */
export const NUMBER_FIRST: ReadonlySet<string | undefined> = new Set(['FR', 'GB', 'US', 'CA']);
/** Where an item names the document that its line is about, beside the object (IBT-188). */
export const LINE_DOCUMENT = ['item', 'meta', 'document'] as const;
/** Where an address says that its street stands first all the same. */
export const LINE_ORDER = ['meta', 'line-order'] as const;
export const STREET_FIRST = 'street num';

/**
 * The rates of consumption tax by category that sellers in Japan who are not registered show, and do not charge. Source:
 * PINT Japan, invoices for non-tax registered businesses.
 */
export const UNCHARGED_RATES: Readonly<Record<string, string>> = tableOf({ S: '10', AA: '8' });
