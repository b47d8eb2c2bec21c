import type {
  CodeDefinition,
  CorrectionDefinition,
  LocalText,
  ScenarioSetDefinition,
  SourceNote,
  TagSetDefinition,
} from './definitions.ts';
import type { Extensions } from './extension-changes.ts';

/** What is known of a format: everything of its addon but what it does to documents. */
export interface AddonFacts {
  readonly key: string;
  /** Addons that come with it, placed before it. */
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
  /** Settles which extensions of a correction belong to the new document and which to the reference in `preceding`. */
  readonly prepareCorrection?: (draft: CorrectionDraft) => CorrectionDraft;
}

/** The extensions of a correction in the making. Hooks of several addons run one after another. */
export interface CorrectionDraft {
  /** What the options ask for. */
  readonly requested: Extensions;
  /** `tax.ext` of the new document: that of the original until a hook changes it. */
  readonly document: Extensions;
  /** Extensions of the reference to the original: the requested ones until a hook changes them. */
  readonly preceding: Extensions;
}
