import { isGrave } from './is-grave.ts';
import type { Edit, Fault } from '../../engine/index.ts';
import { PLACEHOLDER_CODE } from '../../engine/values.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import { describeDocument } from '../knowledge/describe-document.ts';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { parseJson } from '../syntax/parse-json.ts';
import { draftsFor, isSole } from './fixes-for.ts';
import type { DraftFix, Mending } from './mending.ts';
import { choicePlaces, offeredFixes } from './questions.ts';

/** The faults of a text, as an engine finds them. */
export type Examine = (text: string) => Promise<readonly Fault[]> | readonly Fault[];

export interface Trial {
  readonly text: string;
  /** All faults of the text, including the one to fix. */
  readonly faults: readonly Fault[];
  readonly knowledge: Knowledge;
  readonly examine: Examine;
}

/** Limits: fixes tried for one fault, fixes tried at once, rounds in which a fix grows, and texts examined in all. */
const MOST_TRIED = 60;
const AT_ONCE = 6;
const MOST_ROUNDS = 5;
const MOST_EXAMINED = 90;

/** In a text with more characters only the likeliest fixes are tried, because each trial examines the whole text. */
const LARGE = 100_000;
const MOST_TRIED_IN_LARGE = 6;

/**
 * The fixes that resolve a fault when tried on an engine: the fault is gone from at least one of its places, and nothing
 * worse has appeared. If the engine reports missing members in an insertion, they are added to it.
 * Values made up for the trial become questions.
 */
export async function triedFixes(fault: Fault, trial: Trial): Promise<readonly Mending[]> {
  const tree = parseJson(trial.text);
  const drafts = draftsFor(tree, fault, trial.knowledge);
  const candidates = drafts.slice(0, trial.text.length > LARGE ? MOST_TRIED_IN_LARGE : MOST_TRIED);
  const before = countPlaces(trial.faults, fault.code);
  const sound: DraftFix[] = [];
  let examined = 0;
  const examine: Examine = (text) => {
    examined += 1;
    return trial.examine(text);
  };
  for (let at = 0; at < candidates.length && examined < MOST_EXAMINED; at += AT_ONCE) {
    const together = candidates.slice(at, at + AT_ONCE).map((fix) => grown(fix, fault, before, { ...trial, examine }));
    for (const fix of await Promise.all(together)) if (fix) sound.push(fix);
  }
  const context = { tree, fault, knowledge: trial.knowledge, document: describeDocument(tree) };
  return offeredFixes(sound, context, isSole(drafts));
}

/** Whether a fault is at fewer places than before, even if other faults appear. */
export function isSettled({ code }: Fault, before: readonly Fault[], after: readonly Fault[]): boolean {
  return compared(code, countPlaces(before, code), countPlaces(after, code)).settled;
}

/** Whether a code is at fewer places than before, which codes are at more, and which other codes are gone. */
function compared(
  code: string,
  before: Places,
  after: Places,
): { readonly settled: boolean; readonly risen: ReadonlySet<string>; readonly gone: readonly string[] } {
  const gone = [...before.keys()].filter((other) => other !== code && !after.has(other));
  const risen = [...after].filter(([other, count]) => count > (before.get(other) ?? 0)).map(([other]) => other);
  return { settled: (after.get(code) ?? 0) < (before.get(code) ?? 0), risen: new Set(risen), gone };
}

async function grown(fix: DraftFix, fault: Fault, before: Places, trial: Trial): Promise<DraftFix | undefined> {
  let current = fix;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const text = applyEdits(trial.text, current.edits);
    if (text === trial.text) return undefined;
    const sampled = current.fill ?? [];
    const faults = (await trial.examine(text)).filter((other) => !isOfSample(other, fault, sampled));
    const { settled, risen, gone } = compared(fault.code, before, countPlaces(faults, fault.code));
    const passes =
      settled && (isAddition(current) || !faults.some((other) => isError(other) && !risen.has(other.code)));
    const isNext = (other: Fault): boolean => passes && isOfFile(other) && !concerns(other, current.edits);
    const news = faults.filter((other) => isWorse(other, fault) && risen.has(other.code) && !isNext(other));
    // A fix that is safe or fills a placeholder is right even if other faults appear.
    const isRight = fix.safe || fault.code === PLACEHOLDER_CODE;
    if (news.length === 0 || (isRight && settled))
      return settled ? { ...current, ...(gone.length > 0 && { settles: gone }) } : undefined;
    const less = withoutCalculated(current, news);
    if (less) {
      current = less;
      continue;
    }
    const further = news.flatMap((other) => growth(text, other, current.edits, trial.knowledge) ?? []);
    const [next] = further;
    if (!next) return undefined;
    current = { ...current, edits: [...current.edits, ...next.edits], ...fillOf(current, next) };
  }
  return undefined;
}

/**
 * Whether a rule of the file that missed a value now refuses the one made up for the trial. The author is asked for the
 * value, and which ones such a rule accepts is not known here, so this says nothing about the question.
 */
const isOfSample = (other: Fault, fault: Fault, sampled: readonly string[]): boolean =>
  other.code === fault.code &&
  isOfFile(fault) &&
  other.properties.length > 0 &&
  other.properties.every((path) => sampled.includes(path));

/** Whether a fix changes nothing that is there. What else the document needs then shows, and does not refute it. */
const isAddition = ({ edits }: DraftFix): boolean => edits.every(({ op }) => op === 'add');

const isError = ({ severity }: Fault): boolean => severity === 'error';

/** Whether a fault is of the file for a destination, which is written once the document has no error of its own. */
const isOfFile = ({ code }: Fault): boolean => !/^(?:GOBL|ASSAY-(?!EXPORT|DESTINATION))/.test(code);

/** Whether a fault is about a place that the edits change. Otherwise it is the next need, once an error is gone. */
function concerns({ properties }: Fault, edits: readonly Edit[]): boolean {
  return properties.length === 0 || properties.some((path) => edits.some((edit) => isWithin(path, edit.path)));
}

/**
 * The fix without the values that building calculates in any case, since nobody should be asked for them; undefined if
 * it has none, or nothing else.
 */
function withoutCalculated(fix: DraftFix, news: readonly Fault[]): DraftFix | undefined {
  const calculated = news.flatMap(({ code, properties }) => (code === 'ASSAY-LINT-OVERWROTE' ? properties : []));
  const edits = fix.edits.filter(({ path }) => !calculated.includes(path));
  const fill = fix.fill?.filter((path) => !calculated.includes(path));
  return edits.length > 0 && edits.length < fix.edits.length ? { ...fix, edits, ...(fill && { fill }) } : undefined;
}

function fillOf({ fill }: DraftFix, next: DraftFix): Pick<DraftFix, 'fill'> {
  const paths = [...(fill ?? []), ...(next.fill ?? []), ...(next.choice ? choicePlaces(next) : [])];
  return paths.length > 0 ? { fill: [...new Set(paths)] } : {};
}

/** A fix for a fault within the inserted value. */
function growth(text: string, fault: Fault, edits: readonly Edit[], knowledge: Knowledge): DraftFix | undefined {
  const within = fault.properties.some((path) => edits.some((edit) => edit.op === 'add' && isWithin(path, edit.path)));
  return within ? draftsFor(parseJson(text), fault, knowledge)[0] : undefined;
}

function isWithin(path: string, above: string): boolean {
  return path.startsWith(above) || above.startsWith(`${path}.`) || above.startsWith(`${path}[`);
}

type Places = ReadonlyMap<string, number>;

/** The number of places of each error and warning. Counted, because paths shift when entries are added or removed. */
function countPlaces(faults: readonly Fault[], code: string): Places {
  const places = new Map<string, number>();
  for (const fault of faults) {
    if (!isGrave(fault) && fault.code !== code) continue;
    places.set(fault.code, (places.get(fault.code) ?? 0) + Math.max(1, fault.properties.length));
  }
  return places;
}

/**
 * Whether a fault that appears refutes the fix of another. A rule's warning about what is now there does not, if the other
 * is an error.
 */
function isWorse(other: Fault, fixed: Fault): boolean {
  return isGrave(other) && !(fixed.severity === 'error' && other.severity === 'warning' && other.stage === 'rules');
}
