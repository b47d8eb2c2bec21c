import type { XmlElement } from '../xml/xml-tree.ts';

/** Something an invoice is stamped with, set against the invoice as far as the file alone tells. */
export interface Stamp {
  readonly key: StampKey;
  /** As it is written; long ones are cut. */
  readonly value?: string;
  /** Where it is written. */
  readonly path?: string;
  readonly state: 'agrees' | 'contradicts' | 'missing' | 'not-judged';
  /** What the invoice gives. */
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
  | 'signature';

/** Reads the stamps of an invoice, from its XML and from what was read of it. */
export type StampReader = (text: string, root: XmlElement) => readonly Stamp[];
