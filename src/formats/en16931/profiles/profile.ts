import type { Binding } from '../term-tree.ts';

/** A profile of EN 16931: how to recognise and write it, and its requirements for a document. */
export interface Profile {
  readonly key: string;
  readonly name: string;
  readonly syntaxes: readonly Binding[];
  /** Key of its only format, which is read and not written; all formats of the syntaxes if omitted. */
  readonly format?: string;
  /** Its invoices are only read. */
  readonly readOnly?: true;
  /** Key of the format with its own table, if it has one. */
  readonly writtenAs?: string;
  /** Specification identifier (BT-24) and business process (BT-23) that are written. */
  readonly specification: string;
  readonly process?: string;
  /** The extension of `tax.ext` that keeps the business process, or the specification. */
  readonly processExtension?: string;
  readonly specificationExtension?: string;
  /** Extension of a party that selects the number for its legal registration (BT-30, BT-47), and is its scheme. */
  readonly partyScheme?: string;
  /** How a specification identifier, with `process` also the business process, identifies the profile. */
  readonly recognisedBy: readonly ProfileSign[];
  /** Addons a document of the profile names. */
  readonly addons: readonly string[];
  /** Rules of those addons that are stricter than the profile; they do not prevent writing. */
  readonly waived?: readonly string[];
  /** Schemes of numbers by type, for numbers without a scheme. */
  readonly typeSchemes?: Readonly<Record<string, string>>;
  /** Its special notation. */
  readonly ways?: NationalWays;
  /** Its elements as trees of text, if it has fewer than its syntax. */
  readonly holds?: readonly string[];
  /** Terms and groups with a lower limit than in the standard. */
  readonly most?: Readonly<Record<string, number>>;
}

/** Special features of a national UBL profile, with no term in EN 16931 or another notation. */
export interface NationalWays {
  /**
   * The name of the type code: the extension of `tax.ext` that keeps it, its prefix for a simplified invoice, and the
   * tags whose flags, 0 or 1, follow.
   */
  readonly kind?: { readonly extension: string; readonly simplified: string; readonly flags: readonly string[] };
  /** A line may name a document beside the object that it is about (IBT-188). */
  readonly lineDocuments?: true;
  /** Every document is an `Invoice`, also a credit note. */
  readonly oneRoot?: true;
  /** The identifier of the document and its time of issue are written. */
  readonly identified?: true;
  /** The scheme of a party's number is its type in the document. */
  readonly numbersByType?: true;
  /** Tax numbers have no country prefix. */
  readonly bareTaxNumbers?: true;
  /** Parties of an invoice outside the scope of VAT may have VAT numbers (without BR-O-02), if no discount or charge is. */
  readonly numbersOutsideScope?: true;
  /** The building number is separate from the street. */
  readonly streetNumbers?: true;
  /** Counties of Romania are codes of ISO 3166-2. */
  readonly romanianCounties?: true;
  /** The second line of an address is its district. */
  readonly districts?: true;
  /** Electronic addresses are endpoints in place of inboxes. */
  readonly endpointUris?: true;
  /**
   * The net amount of a line excludes its discounts and charges, which are listed in the document; each line has its
   * tax.
   */
  readonly grossLines?: true;
  /** Advances below zero are claims of third parties, with elements of their own. */
  readonly claims?: true;
  /** Categories follow from keys of rates. */
  readonly taxKeys?: true;
  /** The tax of numbers that name none, if it is not VAT. */
  readonly taxScheme?: string;
  /** Schemes of legal registrations by type of a party's number, and by country of a tax number that is one. */
  readonly legalTypes?: Readonly<Record<string, string>>;
  readonly legalTaxNumbers?: Readonly<Record<string, string>>;
  /** Codes of categories by key of the rate, for documents without codes of the standard; the first row that fits. */
  readonly taxCodes?: readonly { readonly key: string; readonly percent?: string; readonly code: string }[];
  /** A means of payment has details of its own kind alone, and the invoice has one kind (XRechnung, BR-DE-23 to 25). */
  readonly oneKindOfMeans?: true;
  /** An invoice may name means of payment with several codes. */
  readonly severalMeans?: true;
  /** The means of payment have a channel, as in Denmark. */
  readonly paymentChannels?: true;
  /** The only code of a type (UNTDID 1001), written for ordinary invoices. */
  readonly onlyType?: string;
  /** The seller is not registered for tax, and names no tax number. */
  readonly unregistered?: true;
  /** The root element identifies a credit note. */
  readonly untypedCredits?: true;
  /** The totals with and without tax are written in this currency too, if the invoice is in another one. */
  readonly accountingTotals?: string;
  /** VAT is written in this currency, even if it is that of the invoice. */
  readonly accountingCurrency?: string;
  /**
   * The rules of Peppol by country of the seller: codes of means of payment in Denmark (DK-R-005), the order of order
   * lines in the Netherlands (NL-R-009), a rate in every VAT breakdown in Germany (DE-R-014).
   */
  readonly peppol?: true;
  /** The number of an order whose lines alone are known. */
  readonly unknownOrder?: string;
  /** Every VAT breakdown has a rate, also outside the scope of VAT (XRechnung, BR-DE-14). */
  readonly everyRate?: true;
  /** A line has its VAT, and its amount with VAT. */
  readonly lineTaxes?: 'tax' | 'tax and gross';
  /** The time of issue is written. */
  readonly issueTime?: true;
  /** Business processes of types of document (UNTDID 1001), in place of that of the profile. */
  readonly processOfType?: Readonly<Record<string, string>>;
  /** The seller's first contact is the person who issues the invoice, with a number. */
  readonly operator?: true;
  /** Names of VAT categories, and national codes of exemption; the first row that fits counts. */
  readonly categories?: readonly CategoryName[];
  /** Categories with a breakdown for each reason, beside the standard's one for each rate. */
  readonly breakdownsByReason?: readonly string[];
  /** An extension repeats the VAT breakdown where something is exempt. */
  readonly breakdownAgain?: true;
  /** An item, and a charge, repeats why it is untaxed. */
  readonly reasonsOfItems?: true;
  /** The extension of a tax with the national code of its exemption, and the property of an item that repeats it. */
  readonly exemption?: { readonly extension: string; readonly property: string };
  /** Supporting documents that every invoice names. */
  readonly documents?: readonly FixedDocument[];
  /** Decimals that figures of a term have at least, with zeros. */
  readonly decimals?: Readonly<Record<string, number>>;
  /** Texts have no line breaks. */
  readonly oneLine?: true;
  /** The reference of a payment stands in the text of the terms. */
  readonly referenceInTerms?: true;
  /** A credit note names no project. */
  readonly noCreditProjects?: true;
  /** The last day of a supply is written beside the first. */
  readonly supplyPeriod?: true;
  /** The reason for a correction is with the means of payment. */
  readonly reasonWithPayment?: true;
  /** Supporting documents that are really stamps of the seller's program. */
  readonly stamps?: readonly string[];
  /** Rules that require stamps. */
  readonly stampRules?: readonly string[];
}

/** The name of a VAT category, of one rate or of all. */
export interface CategoryName {
  readonly category: string;
  readonly percent?: string;
  readonly name: string;
  /** The national code of the reason for an exemption. */
  readonly reason?: string;
}

/** A supporting document: without a number it has that of the invoice. */
export interface FixedDocument {
  readonly number?: string;
  readonly description: string;
  /** The description in a credit note. */
  readonly ofCredit?: string;
}

export interface ProfileSign {
  readonly specification: string | RegExp;
  readonly process?: RegExp;
  /** Named by files of earlier versions, which nobody accepts any more. */
  readonly formerly?: true;
}

export const EN16931 = 'urn:cen.eu:en16931:2017';

/** The business process of Peppol, also used by others. */
export const PEPPOL_PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
