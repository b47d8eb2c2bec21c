import type { AskField, Engine, Fault, JsonObject, OperationContext } from '../../engine/index.ts';
import type { IdentifiedDestination } from '../../formats/destinations/derive.ts';
import { identifyingAddons } from '../../formats/destinations/derive.ts';
import type { Destination } from '../../formats/destinations/destination.ts';
import { judgeForDestination, type DestinationReport } from '../../formats/destinations/destination-report.ts';
import { RULE_SETS } from '../../formats/rule-sets/standard.ts';
import { applyEdits } from '../../language/edits/apply-edits.ts';
import { fixesFor } from '../../language/fixes/fixes-for.ts';
import type { Mending } from '../../language/fixes/mending.ts';
import { answered } from '../../language/fixes/answers.ts';
import type { Knowledge } from '../../language/knowledge/knowledge.ts';
import { parseJson } from '../../language/syntax/parse-json.ts';
import { knowledgeOf } from '../../language/testing/standard-knowledge.ts';
import { jsonOf } from '../examples/examples.ts';

/**
 * Answers by the path of the asked value or the end of it, without the numbers of entries: `lines[].item.name`; a path
 * from the root begins with `$.`. The longest counts.
 */
export type Answers = Readonly<Record<string, string>>;

/** The document that the answers make, its faults, and what no answer or fix settles. */
interface Walked {
  readonly text: string;
  readonly report: DestinationReport;
  readonly errors: readonly Fault[];
  /** Paths that were asked for and that the answers lack. */
  readonly unanswered: readonly string[];
}

interface Scope {
  readonly engine: Engine;
  readonly context: OperationContext;
}

const MOST_ROUNDS = 12;

/**
 * Answers every question about a document and applies every certain fix, round by round, until no error is left or
 * nothing changes.
 */
export function walkedFrom(start: JsonObject, destination: Destination, answers: Answers, scope: Scope): Walked {
  const knowledge = knowledgeFor(scope.engine, start);
  const chosen: IdentifiedDestination = { destination, by: 'request' };
  const unanswered = new Set<string>();
  let text = JSON.stringify(start, null, 2);
  for (let rounds = 0; ; rounds++) {
    const data = jsonOf(text);
    const own = scope.engine.inspect({ data }, scope.context);
    const report = judgeForDestination({ data, own, chosen }, scope, RULE_SETS);
    const errors = [...own.faults, ...report.faults].filter(({ severity }) => severity === 'error');
    // All questions of a round are answered at once, as in a form.
    let next = text;
    const done = new Set<string>();
    for (const fault of rounds < MOST_ROUNDS ? errors : []) {
      for (const fix of fixesFor(parseJson(text), fault, knowledge)) {
        const edits = fix.kind === 'certain' ? fix.edits : answeredEdits(fix, answers, unanswered);
        if (!edits || edits.some(({ path }) => touches(path, done))) continue;
        const changed = applyEdits(next, edits);
        if (changed === next) continue;
        for (const { path } of edits) done.add(path);
        next = changed;
        break;
      }
    }
    if (next === text) return { text, report, errors, unanswered: [...unanswered] };
    text = next;
  }
}

/** Whether a place was changed in this round already, or a place around it or within it. */
function touches(path: string, done: ReadonlySet<string>): boolean {
  return [...done].some((other) => path.startsWith(other) || other.startsWith(path));
}

function answeredEdits(fix: Mending, answers: Answers, unanswered: Set<string>) {
  const given = new Map<string, string>();
  for (const field of fix.ask?.form ?? []) {
    const answer = answerTo(field, answers);
    if (answer === undefined) {
      unanswered.add(plain(field.place));
      return undefined;
    }
    given.set(field.place, answer);
  }
  return answered(fix, given);
}

const plain = (place: string): string => place.replace(/^\$\./, '').replace(/\[\d+\]/g, '[]');

/** The answer to a question; the only choice answers itself. */
export function answerTo({ place, choices }: AskField, answers: Answers): string | undefined {
  const path = `$.${plain(place)}`;
  const parts = path.split('.');
  for (let from = 0; from < parts.length; from++) {
    const answer = answers[parts.slice(from).join('.')];
    if (answer !== undefined && (!choices || choices.some(({ value }) => value === answer))) return answer;
  }
  return choices?.length === 1 ? choices[0]?.value : undefined;
}

const known = new WeakMap<Engine, Map<string, Knowledge>>();

/** What the page knows of a document. */
export function knowledgeFor(engine: Engine, start: JsonObject): Knowledge {
  const schema = String(start['$schema']).replace(/^.*draft-0\//, '');
  const addons = (start['$addons'] as readonly string[] | undefined) ?? [];
  const name = JSON.stringify([schema, addons]);
  const of = known.get(engine) ?? new Map<string, Knowledge>();
  known.set(engine, of);
  const made = of.get(name) ?? knowledgeOf(engine, { schema, addons });
  of.set(name, made);
  return made;
}

/** An invoice of a country that says nothing, with the addons that tell the destination. */
export function emptyFor(destination: Destination, country: string): JsonObject {
  const addons = identifyingAddons(destination);
  return {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    $regime: country,
    ...(addons.length > 0 && { $addons: [...addons] }),
  };
}
