import type { Edit, Fault } from '../../engine/index.ts';
import { applyEdits, applyTextEdits } from '../edits/apply-edits.ts';
import { parseJson } from '../syntax/parse-json.ts';
import { fixesFor } from './fixes-for.ts';
import type { Mending } from './mending.ts';
import type { Trial } from './tried-fixes.ts';
import { isGrave } from './is-grave.ts';
import { isSettled } from './tried-fixes.ts';
import type { MessageValues } from '../../engine/index.ts';

/** A text after all its safe fixes, with the list of them. */
export interface FixedText {
  readonly text: string;
  /** In the order in which they were applied. */
  readonly done: readonly SafeFix[];
  /** The changes to the document, in order, after the fixes of JSON errors. */
  readonly edits: readonly Edit[];
}

export interface SafeFix {
  readonly title: string;
  /** Code and values of the title. */
  readonly phrase?: string | undefined;
  readonly values?: MessageValues | undefined;
  /** The code of the fault that it fixed. */
  readonly code: string;
  /** The place; absent for JSON errors. */
  readonly path?: string;
}

/** Fixes may reveal other faults, so the search is repeated up to this many times. */
const MOST_ROUNDS = 6;
/** Most fixes tried one by one, if they do not work together. */
const MOST_SINGLE = 40;

/**
 * Applies every safe fix: JSON errors first, then the faults of the document, in rounds. If the fixes of a round do not
 * resolve their faults together, each is tried alone. The faults of `trial` must be those of its text.
 */
export async function fixAllSafe(trial: Trial): Promise<FixedText> {
  const syntax = parseJson(trial.text).faults.filter(({ fix }) => fix);
  let text = applyTextEdits(
    trial.text,
    syntax.flatMap(({ fix }) => fix?.edits ?? []),
  );
  let faults = text === trial.text ? trial.faults : await examined(text, trial);
  const edits: Edit[] = [];
  const done: SafeFix[] = syntax.flatMap(({ fix, code }) =>
    fix ? [{ ...phraseOf(fix), title: fix.title, code }] : [],
  );
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const found = safeFixes(text, faults, trial);
    if (found.length === 0) break;
    const step = (await together(text, faults, found, trial)) ?? (await oneByOne(text, faults, found, trial));
    if (step.done.length === 0) break;
    for (const { fault, fix } of step.done) {
      done.push(safeFix(fault, fix));
      for (const edit of fix.edits) edits.push(edit);
    }
    ({ text, faults } = step);
  }
  return { text, done, edits };
}

interface Found {
  readonly fault: Fault;
  readonly fix: Mending;
}

interface Step {
  readonly text: string;
  readonly faults: readonly Fault[];
  readonly done: readonly Found[];
}

/** The first fix of each error and warning, if it is safe. */
function safeFixes(text: string, faults: readonly Fault[], { knowledge }: Trial): readonly Found[] {
  const tree = parseJson(text);
  if (tree.faults.length > 0) return [];
  return faults.flatMap((fault) => {
    const [fix] = isGrave(fault) ? fixesFor(tree, fault, knowledge) : [];
    return fix?.safe === true ? [{ fault, fix }] : [];
  });
}

async function together(
  text: string,
  faults: readonly Fault[],
  found: readonly Found[],
  trial: Trial,
): Promise<Step | undefined> {
  const mended = applyEdits(
    text,
    found.flatMap(({ fix }) => fix.edits),
  );
  const after = await examined(mended, trial);
  return found.every(({ fault }) => isSettled(fault, faults, after))
    ? { text: mended, faults: after, done: found }
    : undefined;
}

async function oneByOne(text: string, faults: readonly Fault[], found: readonly Found[], trial: Trial): Promise<Step> {
  const done: Found[] = [];
  let step: Step = { text, faults, done };
  for (const candidate of found.slice(0, MOST_SINGLE)) {
    const mended = applyEdits(step.text, candidate.fix.edits);
    if (mended === step.text) continue;
    const after = await examined(mended, trial);
    if (!isSettled(candidate.fault, step.faults, after)) continue;
    done.push(candidate);
    step = { text: mended, faults: after, done };
  }
  return step;
}

async function examined(text: string, { examine }: Trial): Promise<readonly Fault[]> {
  return parseJson(text).faults.length === 0 ? examine(text) : [];
}

function safeFix({ code, properties: [path] }: Fault, fix: Mending): SafeFix {
  return { title: fix.title, ...phraseOf(fix), code, ...(path === undefined ? {} : { path }) };
}

function phraseOf({ phrase, values }: Pick<SafeFix, 'phrase' | 'values'>): Pick<SafeFix, 'phrase' | 'values'> {
  return { ...(phrase !== undefined && { phrase }), ...(values && { values }) };
}
