import type {
  CodeDefinition,
  CorrectionDefinition,
  LocalText,
  ScenarioSetDefinition,
  SourceNote,
  TagSetDefinition,
} from './definitions.ts';
import type { Extensions } from './extension-changes.ts';

/** Data of a format: its addon without the functions that process documents. */
export interface AddonFacts {
  readonly key: string;
  /** Required addons, which run before it. */
  readonly requires?: readonly string[];
  readonly name: LocalText;
  readonly description?: LocalText;
  readonly sources?: readonly SourceNote[];
  readonly extensions?: readonly CodeDefinition[];
  readonly tags?: readonly TagSetDefinition[];
  readonly scenarios?: readonly ScenarioSetDefinition[];
  readonly identities?: readonly CodeDefinition[];
  readonly inboxes?: readonly CodeDefinition[];
  readonly corrections?: readonly CorrectionDefinition[];
  /** Decides which extensions of a correction belong to the new document and which to the reference in `preceding`. */
  readonly prepareCorrection?: (draft: CorrectionDraft) => CorrectionDraft;
}

/** The extensions of a correction being made. Hooks of several addons run in sequence. */
export interface CorrectionDraft {
  /** The requested ones. */
  readonly requested: Extensions;
  /** `tax.ext` of the new document: that of the original unless a hook changes it. */
  readonly document: Extensions;
  /** Extensions of the reference to the original: the requested ones unless a hook changes them. */
  readonly preceding: Extensions;
}
