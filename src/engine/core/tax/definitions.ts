/** A text by two-letter language code; English is always there. */
export type LocalText = Readonly<Record<string, string>>;

/** A law, an authority's page or another publication that a definition rests on. */
export interface SourceNote {
  readonly title?: LocalText;
  readonly url: string;
  /** When it was read, as a moment in UTC. */
  readonly at?: string;
  readonly contentType?: string;
}

/** A key or code with its meaning: identity types, extensions and their values, tags. */
export interface CodeDefinition {
  readonly key?: string;
  readonly code?: string;
  readonly name: LocalText;
  readonly desc?: LocalText;
  readonly meta?: Readonly<Record<string, string>>;
  readonly sources?: readonly SourceNote[];
  /** The values an extension may have. */
  readonly values?: readonly CodeDefinition[];
  /** Pattern the value of an extension has to match. */
  readonly pattern?: string;
  readonly map?: Readonly<Record<string, string>>;
}

/** How a sale stands towards a tax: `standard`, `exempt`, `reverse-charge` … */
export interface TaxKeyDefinition {
  readonly key: string;
  readonly name: LocalText;
  readonly desc?: LocalText;
  /** Lines under this key carry no percentage. */
  readonly noPercent?: true;
}

/** A percentage from a day on. */
export interface RateValueDefinition {
  /** Applies only when the combo carries these extensions. */
  readonly ext?: Readonly<Record<string, string>>;
  /** First day it applies, YYYY-MM-DD; from the beginning when left out. */
  readonly since?: string;
  readonly percent: string;
  readonly surcharge?: string;
  readonly disabled?: true;
}

/** A rate of a tax by its name, with the percentages it has had. */
export interface TaxRateDefinition {
  /** `general`, `reduced`, `general+eqs` … */
  readonly rate: string;
  /** Keys under which the rate can be used; only the empty key when left out. */
  readonly keys?: readonly string[];
  readonly name: LocalText;
  readonly desc?: LocalText;
  /** Newest first. */
  readonly values?: readonly RateValueDefinition[];
  readonly meta?: Readonly<Record<string, string>>;
}

/** A tax, such as VAT: its keys, and its rates over the years. */
export interface TaxCategoryDefinition {
  readonly code: string;
  readonly name: LocalText;
  readonly title?: LocalText;
  readonly desc?: LocalText;
  /** Withheld by the customer: lowers what is payable. */
  readonly retained?: true;
  /** Shown only: neither added nor withheld. */
  readonly informative?: true;
  readonly keys?: readonly TaxKeyDefinition[];
  readonly rates?: readonly TaxRateDefinition[];
  /** Extensions that make sense on a combo of the category. */
  readonly extensions?: readonly string[];
  readonly map?: Readonly<Record<string, string>>;
  readonly sources?: readonly SourceNote[];
  readonly ext?: Readonly<Record<string, string>>;
  readonly meta?: Readonly<Record<string, string>>;
}

/** The tags for one type of document. */
export interface TagSetDefinition {
  /** Document type the tags belong to: `bill/invoice`. */
  readonly schema: string;
  readonly list: readonly CodeDefinition[];
}

/** A note that a scenario puts on a document. */
export interface ScenarioNote {
  readonly cat?: string;
  readonly key?: string;
  readonly code?: string;
  readonly text: string;
  readonly ext?: Readonly<Record<string, string>>;
}

/** What documents of a certain sort get: filters (all must match) and outputs. */
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
  /** A further condition that is no data. Not published. */
  readonly filter?: (document: unknown) => boolean;
  readonly note?: ScenarioNote;
  readonly codes?: Readonly<Record<string, string>>;
  readonly ext?: Readonly<Record<string, string>>;
}

/** The scenarios for one type of document, `bill/invoice`; later ones win. */
export interface ScenarioSetDefinition {
  readonly schema: string;
  readonly list: readonly ScenarioDefinition[];
}

/** What may be corrected and what a correction needs. */
export interface CorrectionDefinition {
  readonly schema: string;
  /** Types a correction may have; the first is offered first. */
  readonly types?: readonly string[];
  /** Extensions the reference to the corrected document may carry. */
  readonly extensions?: readonly string[];
  readonly reasonRequired?: true;
  /** Stamps of the corrected document to be carried over. */
  readonly stamps?: readonly string[];
  /** The reference carries the tax totals of the corrected document. */
  readonly copyTax?: true;
}
