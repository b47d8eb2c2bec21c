import type {
  CodeDefinition,
  CorrectionDefinition,
  LocalText,
  ScenarioSetDefinition,
  SourceNote,
  TagSetDefinition,
  TaxCategoryDefinition,
} from './definitions.ts';

/** The tax identification number of a country. */
export interface TaxIdentityDefinition {
  /** Brings a code, without unprintable characters, into the authority's form. */
  readonly normalise?: (code: string, country: string) => string;
  /** Country code to write in place of an alternative one (Greece: EL for GR). */
  readonly country?: (country: string) => string;
  /** True if form and check digits of a normalised code are right. */
  readonly isValid?: (code: string, country: string) => boolean;
  /** Its form for people: "B + 7 digits + control". */
  readonly format?: string;
  /** A valid number from a public official example. */
  readonly example?: string;
}

/** How reliable the figures of a regime are. */
export interface KnownPeriod {
  /** First day from which every rate of the regime is known to be right; omitted without rates. */
  readonly since?: string;
  /** Day of the last check of the sources, YYYY-MM-DD. */
  readonly read: string;
}

/** Data of a country's taxes: its regime without the functions that process documents. */
export interface RegimeFacts {
  /** Main country code, the regime's id. */
  readonly country: string;
  /** Other codes of the regime. */
  readonly alternatives?: readonly string[];
  readonly name: LocalText;
  readonly description?: LocalText;
  readonly sources?: readonly SourceNote[];
  /** Not part of the published definition. */
  readonly known?: KnownPeriod;
  /** IANA zone that determines "today". */
  readonly timeZone: string;
  readonly zone?: string;
  readonly currency: string;
  readonly taxScheme?: string;
  /** Rounding model if the document names none; default `precise`. */
  readonly rounding?: 'precise' | 'currency';
  readonly taxIdentity?: TaxIdentityDefinition;
  readonly tags?: readonly TagSetDefinition[];
  readonly extensions?: readonly CodeDefinition[];
  readonly identities?: readonly CodeDefinition[];
  readonly paymentMeansKeys?: readonly CodeDefinition[];
  readonly inboxKeys?: readonly CodeDefinition[];
  readonly scenarios?: readonly ScenarioSetDefinition[];
  readonly corrections?: readonly CorrectionDefinition[];
  readonly categories: readonly TaxCategoryDefinition[];
}
