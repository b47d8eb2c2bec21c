import type { JsonObject } from '../../../engine/index.ts';
import type { Trouble } from '../../api/trouble.ts';
import type { BuildOutcome } from '../../api/use-build.ts';
import type { Judgement } from '../../api/use-judgement.ts';
import type { CommandId } from '../../commands/command-list.ts';
import type { BadgeTone } from '../../ui/Badge.tsx';

/** What the panel shows and how it stands to the present source. */
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

const nothing = { emptyTitle: 'Nothing built yet', emptyCommand: 'build' } as const;

/**
 * The last build counts as long as the source is the one that was built. After that the document as inspecting the
 * present source gives it takes over, and says that it is a preview; an older build comes last and says that too.
 */
export function builtView(revision: number, outcome: BuildOutcome | undefined, judgement: Judgement): BuiltView {
  const now = outcome?.revision === revision ? outcome : undefined;
  if (now?.kind === 'built') {
    return { ...nothing, label: 'Built', tone: 'ok', note: 'From the source as it stands.', document: now.document };
  }
  if (now?.kind === 'failed')
    return { ...nothing, label: 'Not built', tone: 'warning', note: '', trouble: now.trouble };
  const preview = judgement.state === 'judged' ? judgement.verdict.document : undefined;
  if (now?.kind === 'refused') return refused(now, preview);
  if (judgement.state === 'judged' && preview) {
    const { accepted, seal } = judgement.verdict;
    if (seal) return { ...nothing, ...sealed(seal.intact), document: preview };
    const note = accepted ? 'What building gives now.' : 'What building would give, but faults stop it.';
    return { ...nothing, label: 'Preview', tone: accepted ? 'accent' : 'error', note, document: preview };
  }
  if (outcome?.kind === 'built') {
    return {
      ...nothing,
      label: 'Older',
      tone: 'warning',
      note: 'The source has changed since.',
      document: outcome.document,
    };
  }
  return without(judgement);
}

// Never the document that building would make of it: that one has no signatures.
function sealed(intact: boolean): Pick<BuiltView, 'label' | 'tone' | 'note'> {
  return intact
    ? { label: 'Signed', tone: 'ok', note: 'As it stands. Building would take its signatures off.' }
    : { label: 'Altered', tone: 'error', note: 'As it stands, which is not as it was signed.' };
}

function refused(outcome: Extract<BuildOutcome, { kind: 'refused' }>, preview: JsonObject | undefined): BuiltView {
  const count = outcome.faults === 1 ? 'one fault stops it' : `${String(outcome.faults)} faults stop it`;
  const note = outcome.faults === 0 ? outcome.message : `Refused: ${count}.`;
  return {
    label: 'Not built',
    tone: 'error',
    note,
    emptyTitle: 'Not built',
    emptyCommand: 'next-problem',
    ...(preview ? { document: preview } : {}),
  };
}

function without(judgement: Judgement): BuiltView {
  switch (judgement.state) {
    case 'empty':
      return {
        label: 'Empty',
        tone: 'neutral',
        note: 'The built document shows here.',
        emptyTitle: 'No document',
        emptyCommand: 'paste-document',
      };
    case 'waiting':
      return { ...nothing, label: 'Waiting', tone: 'neutral', note: '', waiting: true };
    case 'failed':
      return { ...nothing, label: 'Unknown', tone: 'warning', note: '', trouble: judgement.trouble };
    case 'judged':
      return {
        label: 'None',
        tone: 'error',
        note: 'The source cannot be calculated. Mend its faults first.',
        emptyTitle: 'No result',
        emptyCommand: 'next-problem',
      };
  }
}
