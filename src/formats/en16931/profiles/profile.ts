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
  /** What it writes in a way of its own. */
  readonly ways?: NationalWays;
  /** The elements that it holds, as trees of text, where it holds less than its syntax. */
  readonly holds?: readonly string[];
  /** Terms and groups that may stand fewer times than the standard allows. */
  readonly most?: Readonly<Record<string, number>>;
}

/** What a national profile of UBL writes that EN 16931 has no term for, or writes otherwise. */
export interface NationalWays {
  /** The name of the type code: the extension of `tax.ext` that keeps it, its beginning where an invoice is simplified, and the tags whose flags, 0 or 1, follow. */
  readonly kind?: { readonly extension: string; readonly simplified: string; readonly flags: readonly string[] };
  /** Every document is an `Invoice`, a credit note as well. */
  readonly oneRoot?: true;
  /** The identifier of the document and its time of issue are written. */
  readonly identified?: true;
  /** The scheme of a party's number is its type in a document. */
  readonly numbersByType?: true;
  /** Tax numbers stand without a country before them. */
  readonly bareTaxNumbers?: true;
  /** The number of a building stands beside its street. */
  readonly streetNumbers?: true;
  /** The second line of an address is its district. */
  readonly districts?: true;
  /** Electronic addresses are endpoints of a document, and not inboxes. */
  readonly endpointUris?: true;
  /** The net amount of a line comes before its discounts and charges, which stand beside those of the document; each line says its tax. */
  readonly grossLines?: true;
  /** Categories follow from keys of rates. */
  readonly taxKeys?: true;
  /** The means of payment say by which channel, as in Denmark. */
  readonly paymentChannels?: true;
  /** A credit note is told by its outermost element. */
  readonly untypedCredits?: true;
  /** The VAT in this currency is written, also where it is that of the invoice. */
  readonly accountingCurrency?: string;
  /** A line says its VAT, and its amount with VAT. */
  readonly lineTaxes?: true;
  /** The last day of a supply is written beside the first. */
  readonly supplyPeriod?: true;
  /** The reason of a correction stands with the means of payment. */
  readonly reasonWithPayment?: true;
  /** Numbers of supporting documents that are stamps of the seller's program, not documents. */
  readonly stamps?: readonly string[];
  /** Rules that ask for stamps. */
  readonly stampRules?: readonly string[];
}

export interface Telling {
  readonly specification: string | RegExp;
  readonly process?: RegExp;
}

export const EN16931 = 'urn:cen.eu:en16931:2017';

/** The process of Peppol and of those who take it over. */
export const PEPPOL_PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
