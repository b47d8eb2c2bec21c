import type { Syntax } from '../term-tree.ts';

/** A profile of EN 16931: how it is told, how it is written, what it needs of a document. */
export interface Profile {
  readonly key: string;
  readonly name: string;
  readonly syntaxes: readonly Syntax[];
  /** Key of the only format it is a profile of, one that is read and not written; every format of the syntaxes when left out. */
  readonly format?: string;
  /** Its invoices are read and never written. */
  readonly readOnly?: true;
  /** Key of the format whose table its invoices are written by, where it has one of its own. */
  readonly writtenAs?: string;
  /** Specification identifier (BT-24) and business process (BT-23) that are written. */
  readonly specification: string;
  readonly process?: string;
  /** Where in a document the business process, or the specification, is said instead: an extension of `tax.ext`. */
  readonly processExtension?: string;
  readonly specificationExtension?: string;
  /** Extension of a party that says which of its numbers stands for its legal registration (BT-30, BT-47), and is its scheme. */
  readonly partyScheme?: string;
  /** How a specification identifier, and with `process` also the business process, tells the profile. */
  readonly told: readonly Telling[];
  /** Addons a document of the profile names. */
  readonly addons: readonly string[];
  /** Rules of those addons that ask for more than the profile does: they keep no document from being written. */
  readonly waived?: readonly string[];
  /** Schemes of numbers by their types, for numbers that name no scheme. */
  readonly typeSchemes?: Readonly<Record<string, string>>;
  /** What its documents have, or its invoices say, in another way than the standard. */
  readonly ways?: readonly Way[];
  /** Terms and groups that may stand fewer times than the standard allows. */
  readonly most?: Readonly<Record<string, number>>;
}

/**
 * `endpoint-uris`: electronic addresses are endpoints of a document, and not inboxes. `street-numbers`: the number of a house stands
 * beside its street. `gross-lines`: the net amount of a line comes before its discounts and charges, which stand beside those of the
 * document, and each line tells its tax. `tax-keys`: categories follow from keys of rates. `payment-channels`: the means of payment
 * say by which channel, as in Denmark. `untyped-credits`: a credit note is told by its outermost element.
 */
export type Way =
  'endpoint-uris' | 'street-numbers' | 'gross-lines' | 'tax-keys' | 'payment-channels' | 'untyped-credits';

export interface Telling {
  readonly specification: string | RegExp;
  readonly process?: RegExp;
}

export const EN16931 = 'urn:cen.eu:en16931:2017';

/** The process of Peppol and of those who take it over. */
export const PEPPOL_PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
