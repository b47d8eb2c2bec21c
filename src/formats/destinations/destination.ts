import type { FORMAT_KEYS } from '../format.ts';
import type { RuleSetKey } from '../rule-sets/definitions.ts';

/** What of a check nobody does here, beside the ids that a rule set leaves open. */
export const UNCHECKED = ['national-xml', 'own-rules'] as const;

/** What is left to the sender's program or provider once the document is in order. */
export const LEFT = ['signature', 'stamp', 'number', 'network'] as const;

/** Where a document goes: the network, platform or authority that takes it or refuses it. */
export interface Destination {
  /** The name with which a request asks for it. */
  readonly key: string;
  readonly name: string;
  /** Who decides what is taken. */
  readonly authority: string;
  readonly url: string;
  /** The country whose documents go there; left out where those of many do. */
  readonly country?: string;
  /** Addons of which a document for it names one; where it has profiles, those of the first tell it. */
  readonly addons?: readonly string[];
  /** Profiles of the XML for it; a document is written in the first. Without one, Assay writes no XML for it. */
  readonly profiles?: readonly [string, ...string[]];
  /** Formats that it takes; a document is written in the first. */
  readonly formats?: readonly (typeof FORMAT_KEYS)[number][];
  /** Rule sets that judge its XML, where they are not those of its profile. */
  readonly sets?: readonly RuleSetKey[];
  /** How its XML names the specification (BT-24), where no profile tells it. */
  readonly told?: RegExp;
  /** Where the law sends invoices between two parties of its country: they are taken to go there, whether or not an addon says so. */
  readonly ofCountry?: true;
  readonly unchecked?: readonly (typeof UNCHECKED)[number][];
  readonly left: readonly (typeof LEFT)[number][];
}
