/** A text by two-letter language code; English is always present. */
export type LocalText = Readonly<Record<string, string>>;

/** A law, an authority's page or another publication behind a definition. */
export interface SourceNote {
  readonly title?: LocalText;
  readonly url: string;
  /** When it was read, in UTC. */
  readonly at?: string;
  readonly contentType?: string;
}

/** A key or code with its meaning: identity types, extensions and their values, tags. */
export interface CodeDefinition {
  /** Newer than the published form of the addon: used, and not published. */
  readonly unpublished?: true;
  readonly key?: string;
  readonly code?: string;
  readonly name: LocalText;
  readonly desc?: LocalText;
  readonly meta?: Readonly<Record<string, string>>;
  readonly sources?: readonly SourceNote[];
  /** The values an extension may have. */
  readonly values?: readonly CodeDefinition[];
  /** Pattern for the value of an extension. */
  readonly pattern?: string;
  readonly map?: Readonly<Record<string, string>>;
}

/** The tax treatment of a sale: `standard`, `exempt`, `reverse-charge` … */
export interface TaxKeyDefinition {
  readonly key: string;
  readonly name: LocalText;
  readonly desc?: LocalText;
  /** Lines with this key have no percentage. */
  readonly noPercent?: true;
}

/** A percentage from a day on. */
export interface RateValueDefinition {
  /** Applies only if the combo has these extensions. */
  readonly ext?: Readonly<Record<string, string>>;
  /** First day it applies, YYYY-MM-DD; always if omitted. */
  readonly since?: string;
  readonly percent: string;
  readonly surcharge?: string;
  readonly disabled?: true;
}

/** A named rate of a tax, with its percentages over time. */
export interface TaxRateDefinition {
  /** `general`, `reduced`, `general+eqs` … */
  readonly rate: string;
  /** Keys with which the rate can be used; only the empty key if omitted. */
  readonly keys?: readonly string[];
  readonly name: LocalText;
  readonly desc?: LocalText;
  /** Newest first. */
  readonly values?: readonly RateValueDefinition[];
  /**
   * What the law charged, newest first for each extension, without a gap from the first of its days on: for rates whose
   * published values have no days or other ones. Documents follow the published values where there are any, as in other
   * tools, and `inspect` warns of the difference. Not part of the published definition.
   */
  readonly byLaw?: readonly RateValueDefinition[];
  readonly meta?: Readonly<Record<string, string>>;
}

/** A tax, such as VAT: its keys, and its rates over time. */
export interface TaxCategoryDefinition {
  readonly code: string;
  readonly name: LocalText;
  readonly title?: LocalText;
  readonly desc?: LocalText;
  /** Withheld by the customer: reduces the amount payable. */
  readonly retained?: true;
  /** Only shown: neither added nor withheld. */
  readonly informative?: true;
  /** Law that the format does not have yet: left out of the published definition. */
  readonly unpublished?: true;
  readonly keys?: readonly TaxKeyDefinition[];
  readonly rates?: readonly TaxRateDefinition[];
  /** Relevant extensions of a combo in the category. */
  readonly extensions?: readonly string[];
  readonly map?: Readonly<Record<string, string>>;
  readonly sources?: readonly SourceNote[];
  readonly ext?: Readonly<Record<string, string>>;
  readonly meta?: Readonly<Record<string, string>>;
}

/** The tags for one type of document. */
export interface TagSetDefinition {
  /** Document type of the tags: `bill/invoice`. */
  readonly schema: string;
  readonly list: readonly CodeDefinition[];
}

/** A note that a scenario adds to a document. */
export interface ScenarioNote {
  readonly cat?: string;
  readonly key?: string;
  readonly code?: string;
  readonly text: string;
  readonly ext?: Readonly<Record<string, string>>;
}

/** Filters for documents (all must match) and what these receive. */
export interface ScenarioDefinition {
  readonly name?: LocalText;
  readonly desc?: LocalText;
  /** One of these document types. */
  readonly type?: readonly string[];
  /** All of these tags. */
  readonly tags?: readonly string[];
  /** Any of these tax categories on lines, charges or discounts. */
  readonly cat?: readonly string[];
  /** An extension of `tax.ext` or of the tax totals. */
  readonly extKey?: string;
  readonly extCode?: string;
  /** A further condition that cannot be data. Not published. */
  readonly filter?: (document: unknown) => boolean;
  readonly note?: ScenarioNote;
  readonly codes?: Readonly<Record<string, string>>;
  readonly ext?: Readonly<Record<string, string>>;
  /** Newer than the published form of the addon: used, and not published. */
  readonly unpublished?: true;
}

/** The scenarios for one document type, `bill/invoice`; later ones win. */
export interface ScenarioSetDefinition {
  readonly schema: string;
  readonly list: readonly ScenarioDefinition[];
}

/** What may be corrected and what a correction requires. */
export interface CorrectionDefinition {
  readonly schema: string;
  /** Possible types of a correction; the first is the default. */
  readonly types?: readonly string[];
  /** Allowed extensions of the reference to the corrected document. */
  readonly extensions?: readonly string[];
  readonly reasonRequired?: true;
  /** Stamps of the corrected document to copy. */
  readonly stamps?: readonly string[];
  /** The reference has the tax totals of the corrected document. */
  readonly copyTax?: true;
}
