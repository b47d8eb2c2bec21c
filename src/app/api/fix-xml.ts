import { applyTextEdits } from '../../language/edits/apply-edits.ts';
import type { SafeFix } from '../../language/fixes/fix-all.ts';
import type { TextVerdict } from './judge.ts';
import { countsOf } from './verdict-words.ts';

/** An XML invoice after its fixes, and what was done to it, in order. */
export interface FixedXml {
  readonly text: string;
  readonly done: readonly SafeFix[];
}

/**
 * How many fixes of one invoice are tried at most, and of one with more characters than `LARGE`: each needs a verdict
 * on the whole text.
 */
const MOST_TRIED = 60;
const MOST_OF_LARGE = 6;
const LARGE = 400_000;

/**
 * Makes the safe fixes of an XML invoice one after the other, for each may make another one right or wrong: what the schema says of its
 * elements, and no figure. A fix stays only if no more is wrong with it than before. What is handed back has fewer faults than the
 * invoice that was given, or is that one, with nothing done. Fails as `judged` does.
 */
export async function fixXml(given: TextVerdict, judged: (text: string) => Promise<TextVerdict>): Promise<FixedXml> {
  const tried = new Set([given.subject.text]);
  let at = given;
  let done: readonly SafeFix[] = [];
  let best: { readonly verdict: TextVerdict; readonly done: readonly SafeFix[] } = { verdict: given, done };
  const most = given.subject.text.length > LARGE ? MOST_OF_LARGE : MOST_TRIED;
  while (tried.size <= most) {
    const step = nextStep(at, tried);
    if (!step) break;
    tried.add(step.text);
    const after = await judged(step.text);
    if (!after.xml || isWorse(after, at)) continue;
    at = after;
    done = [...done, step.fix];
    if (faultsIn(at) < faultsIn(best.verdict)) best = { verdict: at, done };
  }
  return { text: best.verdict.subject.text, done: best.done };
}

/** The first fix of the text that leads to one that was not tried yet. */
function nextStep(
  { subject, problems }: TextVerdict,
  tried: ReadonlySet<string>,
): { readonly text: string; readonly fix: SafeFix } | undefined {
  for (const { code, fixes } of problems) {
    for (const { title, phrase, values, textEdits, safe } of fixes) {
      if (!safe) continue;
      const text = applyTextEdits(subject.text, textEdits ?? []);
      if (!tried.has(text)) return { text, fix: { title, phrase, values, code } };
    }
  }
  return undefined;
}

function isWorse(after: TextVerdict, before: TextVerdict): boolean {
  return faultsIn(after) > faultsIn(before) || countsOf(after.problems).error > countsOf(before.problems).error;
}

/** Errors and warnings. */
function faultsIn({ problems }: TextVerdict): number {
  const { error, warning } = countsOf(problems);
  return error + warning;
}
