import type { FORMAT_KEYS } from '../catalogue/format.ts';
import type { RuleSetKey } from '../rule-sets/definitions.ts';

/** Checks that Assay does not make, besides the ids that a rule set does not implement. */
export const UNCHECKED = ['national-xml', 'own-rules', 'beyond-schema', 'further-conditions'] as const;

/** Tasks left to the sender's program or provider once the document is valid. */
export const LEFT = ['signature', 'stamp', 'number', 'network'] as const;

/** The law of a country sends invoices between its businesses somewhere from a day on. */
export interface Duty {
  readonly country: string;
  /** First day for all businesses, YYYY-MM-DD. */
  readonly since: string;
}

/** The destination of a document: the network, platform or authority that accepts or refuses it. */
export interface Destination {
  /** Its name in requests. */
  readonly key: string;
  readonly name: string;
  /** The body that decides what is accepted. */
  readonly authority: string;
  readonly url: string;
  /** The country whose documents go there; omitted if documents of many countries do. */
  readonly country?: string;
  /** Addons, one of which a document for it names; default: those of the first profile. */
  readonly addons?: readonly string[];
  /** Profiles of the XML for it; a document is written in the first. Without one, Assay writes no XML for it. */
  readonly profiles?: readonly [string, ...string[]];
  /** Formats that it accepts; a document is written in the first. */
  readonly formats?: readonly (typeof FORMAT_KEYS)[number][];
  /** Rule sets for its XML, if they are not those of its profile. */
  readonly sets?: readonly RuleSetKey[];
  /** The specification (BT-24) in its XML, if no profile has it. */
  readonly specificationPattern?: RegExp;
  /** The law sends invoices between two parties of its country there, so this is assumed even without an addon. */
  readonly ofCountry?: true;
  /** The same from a day on, for a destination of several countries or of a recent law. */
  readonly duties?: readonly Duty[];
  readonly unchecked?: readonly (typeof UNCHECKED)[number][];
  readonly left: readonly (typeof LEFT)[number][];
}
