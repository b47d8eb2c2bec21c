import type { XmlElement } from '../xml/xml-tree.ts';

/** A stamp of an invoice, or the seal of a CFDI, compared with the invoice as far as possible from the file alone. */
export interface Stamp {
  readonly key: StampKey;
  /** As written; long values are cut. */
  readonly value?: string;
  /** Its place. */
  readonly path?: string;
  readonly state: 'agrees' | 'contradicts' | 'missing' | 'not-judged';
  /** The value computed from the invoice. */
  readonly right?: string;
}

export type StampKey =
  | 'hash'
  | 'counter'
  | 'hash-before'
  | 'qr'
  | 'qr-seller'
  | 'qr-tax-number'
  | 'qr-time'
  | 'qr-total'
  | 'qr-tax'
  | 'qr-hash'
  | 'qr-signature'
  | 'qr-public-key'
  | 'qr-authority'
  | 'signature'
  | 'folio';

/**
 * Reads the stamps of an invoice from its XML and its terms. The hash of a file with XML errors is not judged, since
 * such a file has no canonical form.
 */
export type StampReader = (text: string, root: XmlElement, isSound: boolean) => readonly Stamp[];
