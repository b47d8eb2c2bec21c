import { isCancelledError, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useLayoutEffect } from 'react';
import { JsonText } from '../../api/client/json-text.ts';
import type { Edit, Fault } from '../../engine/index.ts';
import type { Mending } from '../../language/fixes/mending.ts';
import { applyEdits } from '../../language/edits/apply-edits.ts';
import { answered, formTrouble } from '../../language/fixes/answers.ts';
import { isGrave } from '../../language/fixes/is-grave.ts';
import type { Trial } from '../../language/fixes/tried-fixes.ts';
import type { Knowledge } from '../../language/knowledge/knowledge.ts';
import type { EngineChoice } from '../state/engine-slice.ts';
import { jsonTextOf } from '../source/document-tree.ts';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { spokenLanguage } from '../texts/live.ts';
import { hasPaths, type TextVerdict } from './text-verdict.ts';
import { fetchCode } from '../ui/fetch-code.ts';
import { clientOf } from './client.ts';
import type { Problem, ProblemFix } from './problem.ts';
import { useIsPresent, useJudgement } from './use-judgement.ts';
import { useLoadingKnowledge } from './use-knowledge.ts';
import { useRested } from './use-rested.ts';

/** Milliseconds after a verdict before its fixes are tried: they cost the engine many times as much as the verdict. */
const REST = 250;

/** Milliseconds for which unused fixes are cached. */
const KEPT = 30_000;

/**
 * The text of a verdict with everything that trying a fix needs. The engine that judged the text also judges the
 * trials.
 */
export function trialOf(verdict: TextVerdict, knowledge: Knowledge, engine: EngineChoice, signal: AbortSignal): Trial {
  const { destination, subject } = verdict;
  // Fixes are edits by path, which also a document in YAML takes.
  const text = jsonTextOf(subject.text);
  const asked = { include: ['changes'] as const, ...(destination !== undefined && { destination }) };
  return {
    text,
    faults: verdict.faults,
    knowledge,
    examine: async (other) => {
      const report = await clientOf(engine).inspect({ data: new JsonText(other), ...asked }, { signal });
      return [...report.faults, ...(report.destination?.faults ?? [])];
    },
  };
}

/** The tried fixes that resolve one fault; requested once for all components that show them. */
function mendingsQuestion(
  verdict: TextVerdict | undefined,
  fault: Fault | undefined,
  knowledge: Knowledge,
  engine: EngineChoice,
) {
  const { documentId, revision } = verdict?.subject ?? {};
  return queryOptions<readonly Mending[]>({
    queryKey: [
      'mendings',
      engine,
      documentId,
      revision,
      verdict?.destination,
      fault?.code,
      fault?.properties[0],
      nameOf(knowledge),
    ],
    queryFn: async ({ signal }) => {
      if (!verdict || !fault) return [];
      // Only a text with faults needs this code.
      const { triedFixes } = await fetchCode(() => import('../../language/fixes/tried-fixes.ts'));
      return triedFixes(fault, trialOf(verdict, knowledge, engine, signal));
    },
    enabled: canTry(verdict) && fault !== undefined && isGrave(fault),
    retry: false,
    staleTime: Infinity,
    gcTime: KEPT,
  });
}

/** Whether the fixes of a problem are tried, as those of JSON are; others come with their problem. */
export const isTried = ({ fault }: Problem): boolean => fault?.properties[0]?.startsWith('$') === true;

/** The fixes of a fault of the open document; undefined while they are being tried or their data is loading. */
export function useMendings(fault: Fault | undefined): readonly Mending[] | undefined {
  const judgement = useJudgement();
  const engine = useWorkbench((state) => state.engineChoice);
  const { knowledge, complete } = useLoadingKnowledge();
  const verdict = judgement.state === 'judged' ? judgement.verdict : undefined;
  const present = useIsPresent(verdict);
  const question = mendingsQuestion(verdict, fault, knowledge, engine);
  const rested = useRested(verdict, REST);
  // With incomplete knowledge, each part that arrives would start the search again.
  const { data, isError } = useQuery({
    ...question,
    enabled: question.enabled === true && complete && rested && present,
  });
  if (isError || (verdict && !question.enabled)) return [];
  return data;
}

/** Milliseconds without typing before the user's answer to a question is judged. */
const ANSWER_REST = 250;

/**
 * The faults of the user's answers to a question, by place. The engine that judged the text judges it with the answers
 * filled in. Answers of the wrong form are left out.
 */
export function useAnswerTrouble(
  fix: Mending | ProblemFix,
  answers: ReadonlyMap<string, string>,
  path: string | undefined,
): ReadonlyMap<string, Fault> {
  const form = fix.ask?.form ?? [];
  const given = form.filter((field) => (answers.get(field.place)?.trim() ?? '') !== '');
  const isFormed = given.length > 0 && given.every((field) => !formTrouble(field, answers.get(field.place) ?? ''));
  return useTrouble({
    subject: answers,
    key: [fix.title, [...answers]],
    places: given.map(({ place }) => place),
    path,
    // Answers in XML are judged when they stand in the text.
    isReady: isFormed && !('textEdits' in fix && fix.textEdits.length > 0),
    edits: () => answered(fix, answers),
  });
}

/**
 * The fault that a value would have at its place, found as for answers to a question; `edits` gives what the value
 * changes in a text. Undefined while nothing is wrong, and without a value to try.
 */
export function useValueTrouble(
  path: string,
  value: string | undefined,
  edits: (value: string, text: string) => readonly Edit[] | undefined,
): Fault | undefined {
  const found = useTrouble({
    subject: value,
    key: ['value', value],
    places: [path],
    path: undefined,
    isReady: value !== undefined,
    edits: (text) => (value === undefined ? undefined : edits(value, text)),
  });
  return found.get(path);
}

interface TroubleQuestion {
  /** What rests while nobody types. */
  readonly subject: unknown;
  readonly key: readonly unknown[];
  readonly places: readonly string[];
  readonly path: string | undefined;
  readonly isReady: boolean;
  edits(text: string): readonly Edit[] | undefined;
}

function useTrouble({ subject, key, places, path, isReady, edits }: TroubleQuestion): ReadonlyMap<string, Fault> {
  const judgement = useJudgement();
  const engine = useWorkbench((state) => state.engineChoice);
  const { knowledge } = useLoadingKnowledge();
  const verdict = judgement.state === 'judged' ? judgement.verdict : undefined;
  const present = useIsPresent(verdict);
  const rested = useRested(subject, ANSWER_REST);
  const { documentId, revision } = verdict?.subject ?? {};
  const { data } = useQuery({
    queryKey: ['answers', engine, documentId, revision, verdict?.destination, path, ...places, ...key],
    queryFn: async ({ signal }) => {
      const trial = verdict && trialOf(verdict, knowledge, engine, signal);
      const changes = trial && edits(trial.text);
      if (!trial || !changes) return NO_TROUBLE;
      return troubleOf(places, await trial.examine(applyEdits(trial.text, changes)), path);
    },
    enabled: isReady && rested && present,
    retry: false,
    gcTime: KEPT,
  });
  return (isReady && data) || NO_TROUBLE;
}

const NO_TROUBLE: ReadonlyMap<string, Fault> = new Map();

/** The first grave fault at each place, or around it if the question is about that fault. */
function troubleOf(
  places: readonly string[],
  faults: readonly Fault[],
  path: string | undefined,
): ReadonlyMap<string, Fault> {
  const grave = faults.filter(isGrave);
  return new Map(
    places.flatMap((place) => {
      const found = grave.find(({ properties }) =>
        properties.some((at) => at === place || (at === path && place.startsWith(at))),
      );
      return found ? [[place, found] as const] : [];
    }),
  );
}

/** The tried fixes of a fault at the cursor, for the editor; none for a text without a verdict. */
export function useMend(): (fault: Fault, version: number) => Promise<readonly Mending[]> {
  const queries = useQueryClient();
  const judgement = useJudgement();
  const { knowledge, complete } = useLoadingKnowledge();
  const latest = useRef({ judgement, knowledge, complete });
  const waiting = useRef<(() => void)[]>([]);
  useLayoutEffect(() => {
    latest.current = { judgement, knowledge, complete };
    if (complete) for (const goOn of waiting.current.splice(0)) goOn();
  });
  return useCallback(
    async function mend(fault: Fault, version: number): Promise<readonly Mending[]> {
      // Waits for all data that fixes need; without it there would be no fixes.
      if (!latest.current.complete) await new Promise<void>((resolve) => waiting.current.push(resolve));
      const { judgement: now, knowledge: known } = latest.current;
      const state = useWorkbench.getState();
      const active = activeDocument(state);
      if (now.state !== 'judged' || now.verdict.subject.revision !== active.revision) return [];
      if (active.editorVersion !== version || now.verdict.subject.documentId !== active.id) return [];
      const question = mendingsQuestion(now.verdict, fault, known, state.engineChoice);
      if (!question.enabled) return [];
      return queries.fetchQuery(question).catch((error: unknown) => {
        // The page asked the same question and cancelled it, which cancelled it for the editor too.
        return isCancelledError(error) ? mend(fault, version) : [];
      });
    },
    [queries],
  );
}

/** The fixes of an XML invoice come with its verdict; text that cannot be read has fixes of its syntax. */
function canTry(verdict: TextVerdict | undefined): boolean {
  return verdict !== undefined && hasPaths(verdict);
}

/** A name for the definitions that have loaded: more definitions give more fixes. */
function nameOf({ bundle, regimes, addons }: Knowledge): string {
  return JSON.stringify([
    bundle !== undefined,
    Object.keys(regimes ?? {}),
    Object.keys(addons ?? {}),
    spokenLanguage(),
  ]);
}
