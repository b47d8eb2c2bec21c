import type { JsonObject } from '../../../engine/index.ts';
import type { Trouble } from '../../api/trouble.ts';
import type { BuildOutcome } from '../../api/build-outcome.ts';
import type { FullJudgement } from '../../api/use-judgement.ts';
import type { CommandId } from '../../commands/command-list.ts';
import type { BadgeTone } from '../../ui/Badge.tsx';
import { panelsTexts } from '../../texts/en/panels.ts';

/** What the panel shows, and whether that matches the current source. */
export interface BuiltView {
  readonly label: string;
  readonly tone: BadgeTone;
  readonly note: string;
  readonly document?: JsonObject;
  readonly trouble?: Trouble;
  readonly waiting?: boolean;
  readonly emptyTitle: string;
  readonly emptyCommand: CommandId;
}

const nothing = {
  get emptyTitle() {
    return panelsTexts.nothingBuiltYet;
  },
  emptyCommand: 'build',
} as const;

/**
 * Shows the last build if the source has not changed since. Otherwise shows the preview that comes with each check,
 * labelled as a preview. Without a preview, shows the older build, labelled as outdated.
 */
export function builtView(revision: number, outcome: BuildOutcome | undefined, judgement: FullJudgement): BuiltView {
  const now = outcome?.revision === revision ? outcome : undefined;
  if (now?.kind === 'built') {
    return {
      ...nothing,
      label: panelsTexts.built,
      tone: 'ok',
      note: panelsTexts.builtFromSource,
      document: now.document,
    };
  }
  if (now?.kind === 'failed')
    return { ...nothing, label: panelsTexts.notBuilt, tone: 'warning', note: '', trouble: now.trouble };
  const preview = judgement.state === 'judged' ? judgement.verdict.document : undefined;
  if (now?.kind === 'refused') return refused(now, preview);
  if (judgement.state === 'judged' && preview) {
    const { accepted, seal } = judgement.verdict;
    if (seal) return { ...nothing, ...sealed(seal.intact), document: preview };
    const note = accepted ? panelsTexts.previewLead : panelsTexts.previewWithErrors;
    return { ...nothing, label: panelsTexts.preview, tone: accepted ? 'accent' : 'error', note, document: preview };
  }
  if (outcome?.kind === 'built') {
    return {
      ...nothing,
      label: panelsTexts.older,
      tone: 'warning',
      note: panelsTexts.sourceChanged,
      document: outcome.document,
    };
  }
  return without(judgement);
}

// A signed document is shown as it is: building it would remove its signatures.
function sealed(intact: boolean): Pick<BuiltView, 'label' | 'tone' | 'note'> {
  return intact
    ? { label: panelsTexts.signed, tone: 'ok', note: panelsTexts.signedUnchanged }
    : { label: panelsTexts.altered, tone: 'error', note: panelsTexts.signedChanged };
}

function refused(outcome: Extract<BuildOutcome, { kind: 'refused' }>, preview: JsonObject | undefined): BuiltView {
  const note = outcome.faults === 0 ? outcome.message : panelsTexts.refusedFaults(outcome.faults);
  return {
    label: panelsTexts.notBuilt,
    tone: 'error',
    note,
    emptyTitle: panelsTexts.notBuilt,
    emptyCommand: 'next-problem',
    ...(preview ? { document: preview } : {}),
  };
}

function without(judgement: FullJudgement): BuiltView {
  switch (judgement.state) {
    case 'empty':
      return {
        label: panelsTexts.empty,
        tone: 'neutral',
        note: panelsTexts.documentLead,
        emptyTitle: panelsTexts.noDocument,
        emptyCommand: 'paste-document',
      };
    case 'waiting':
      return { ...nothing, label: panelsTexts.waiting, tone: 'neutral', note: '', waiting: true };
    case 'failed':
      return { ...nothing, label: panelsTexts.unknown, tone: 'warning', note: '', trouble: judgement.trouble };
    case 'judged':
      return {
        label: panelsTexts.none,
        tone: 'error',
        note: panelsTexts.notCalculable,
        emptyTitle: panelsTexts.noResult,
        emptyCommand: 'next-problem',
      };
  }
}
