import type { MessageValues } from '../../engine/index.ts';
import { applyTextEdits } from '../edits/apply-edits.ts';
import type { TextEdit } from '../syntax/tree.ts';
import type { FixedText, SafeFix } from './fix-all.ts';

/** A fix by offsets in the text, and the code of its fault. */
interface OfferedFix {
  readonly code: string;
  readonly title: string;
  readonly phrase?: string | undefined;
  readonly values?: MessageValues | undefined;
  readonly safe: boolean;
  readonly edits: readonly TextEdit[];
}

/** A text of any kind with its faults. */
export interface JudgedText {
  readonly text: string;
  /** It can be parsed. */
  readonly isRead: boolean;
  readonly errors: number;
  readonly warnings: number;
  readonly fixes: readonly OfferedFix[];
}

/** Most fixes tried for one text, and for one longer than `LARGE`: each needs a verdict on the whole text. */
const MOST_TRIED = 60;
const MOST_OF_LARGE = 6;
const LARGE = 400_000;

/**
 * Applies the safe fixes of a text one after another, since each may make others right or wrong. A fix is kept only if
 * it does not make the text worse. The result has fewer faults than the given text, or is that text unchanged. Rejects
 * if `judge` does.
 */
export async function fixJudgedText(
  given: JudgedText,
  judge: (text: string) => JudgedText | Promise<JudgedText>,
): Promise<Pick<FixedText, 'text' | 'done'>> {
  const tried = new Set([given.text]);
  let at = given;
  let done: readonly SafeFix[] = [];
  let best = { judged: given, done };
  const most = given.text.length > LARGE ? MOST_OF_LARGE : MOST_TRIED;
  while (tried.size <= most) {
    const step = nextStep(at, tried);
    if (!step) break;
    tried.add(step.text);
    const after = await judge(step.text);
    if (!after.isRead || isWorse(after, at)) continue;
    at = after;
    done = [...done, step.fix];
    if (faultsIn(at) < faultsIn(best.judged)) best = { judged: at, done };
  }
  return { text: best.judged.text, done: best.done };
}

/** The first fix that gives a text which was not tried before. */
function nextStep(
  { text, fixes }: JudgedText,
  tried: ReadonlySet<string>,
): { readonly text: string; readonly fix: SafeFix } | undefined {
  for (const { code, title, phrase, values, edits, safe } of fixes) {
    if (!safe) continue;
    const fixed = applyTextEdits(text, edits);
    if (!tried.has(fixed)) return { text: fixed, fix: { title, phrase, values, code } };
  }
  return undefined;
}

function isWorse(after: JudgedText, before: JudgedText): boolean {
  return faultsIn(after) > faultsIn(before) || after.errors > before.errors;
}

const faultsIn = ({ errors, warnings }: JudgedText): number => errors + warnings;
