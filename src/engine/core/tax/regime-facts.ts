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
  /** Brings a code, cleaned of unprintable characters, into the form the authority uses. */
  readonly normalise?: (code: string, country: string) => string;
  /** Country code to be written in place of an alternative one (Greece: EL for GR). */
  readonly country?: (country: string) => string;
  /** True when format and check digits of a normalised code are right. */
  readonly isValid?: (code: string, country: string) => boolean;
  /** How it is written, for people: "B + 7 digits + control". */
  readonly format?: string;
  /** A valid number from a public official example. */
  readonly example?: string;
}

/** How far the figures of a regime can be relied on. */
export interface KnownPeriod {
  /** First day from which on every rate of the regime is known to be right; left out where there are no rates to know. */
  readonly since?: string;
  /** Day on which somebody last looked at the sources, YYYY-MM-DD. */
  readonly read: string;
}

/** What is known of a country's taxes: everything of its regime but what it does to documents. */
export interface RegimeFacts {
  /** Main country code, the regime's id. */
  readonly country: string;
  /** Other codes that lead to the regime. */
  readonly alternatives?: readonly string[];
  readonly name: LocalText;
  readonly description?: LocalText;
  readonly sources?: readonly SourceNote[];
  /** Not part of the published definition. */
  readonly known?: KnownPeriod;
  /** IANA zone in which "today" is decided. */
  readonly timeZone: string;
  readonly zone?: string;
  readonly currency: string;
  readonly taxScheme?: string;
  /** Rounding model when the document names none; `precise` when left out. */
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
