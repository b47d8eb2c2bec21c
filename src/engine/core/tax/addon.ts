import type { Normaliser } from '../normalise/normaliser.ts';
import type { RuleSet } from '../rules/define-rules.ts';
import type { AnyKind, NamedType } from '../schema/kind.ts';
import type {
  CodeDefinition,
  CorrectionDefinition,
  LocalText,
  ScenarioSetDefinition,
  SourceNote,
  TagSetDefinition,
} from './definitions.ts';
import type { Extensions } from './extension-changes.ts';

export interface AddonDefinition {
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
  /** Types of documents that only this format has. They are published with all others. */
  readonly types?: readonly AnyKind[];
  /** What the engine can do with those types; made by `defineBehaviour` of `documents/behaviour.ts`. */
  readonly behaviours?: readonly TypeBehaviour[];
  readonly normalisers?: readonly Normaliser[];
  readonly rules?: readonly RuleSet[];
}

/** A behaviour as far as the core, which knows no documents, has to know it. */
export interface TypeBehaviour {
  readonly type: { readonly named: NamedType | undefined };
  readonly steps: readonly unknown[];
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

/** Support for a national or industry format: one value, named in the list of `addons/index.ts`. */
export interface Addon extends AddonDefinition {
  readonly kind: 'addon';
}

export function defineAddon(definition: AddonDefinition): Addon {
  return { kind: 'addon', ...definition };
}
