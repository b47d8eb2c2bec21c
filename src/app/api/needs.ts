import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { JsonObject } from '../../engine/index.ts';
import { at } from '../../formats/mapping/report.ts';
import { announcedNeeds, requiredNeeds, type Announced } from '../../language/fixes/announced.ts';
import { documentTree } from '../source/document-tree.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { hasPaths, type TextVerdict } from './text-verdict.ts';
import { trialOf } from './mendings.ts';
import { useIsPresent, useJudgement } from './use-judgement.ts';
import { useLoadingKnowledge } from './use-knowledge.ts';
import { useRested } from './use-rested.ts';

/** Milliseconds after a verdict before the engine is asked what else the document will need. */
const REST = 400;

/** A text with more characters is not judged again for what it will need. */
const LONG = 60_000;

const NOTHING: Announced = { needs: [], follows: new Set() };

/** What a document will need, as far as it is known. */
export interface KnownNeeds extends Announced {
  /** Whether the engine is still asked, and nothing was known before. */
  readonly isAsked: boolean;
}

/**
 * The values that a document will need of which building made this one, as of the shown verdict. An edit cancels the
 * question. A zero that nobody wrote counts as missing.
 */
export function useNeeds(shown: TextVerdict, built: JsonObject, isLocked: boolean): KnownNeeds {
  const judgement = useJudgement();
  const engine = useWorkbench((state) => state.engineChoice);
  const { published: knowledge, complete } = useLoadingKnowledge();
  // While a text cannot be judged, the needs of the last one stay.
  const last = judgement.state === 'failed' ? shown : undefined;
  const verdict = judgement.state === 'judged' ? judgement.verdict : last;
  const present = useIsPresent(verdict);
  const rested = useRested(verdict, REST);
  const { subject, destination } = verdict ?? {};
  const text = subject?.text ?? '';
  const isLong = text.length > LONG;
  // What an older text lacked would ask for values that this one has.
  const isLate = verdict?.isDestinationLate === true;
  const { data = NOTHING, isPending } = useQuery({
    queryKey: ['needs', engine, subject?.documentId, subject?.revision, destination],
    queryFn: ({ signal }) => (verdict ? announcedNeeds(trialOf(verdict, knowledge, engine, signal)) : NOTHING),
    enabled: !isLocked && verdict !== undefined && !isLong && !isLate && complete && rested && present,
    // Until the answer comes, the values of the text before stay to fill.
    placeholderData: (before, query) => (query?.queryKey[2] === subject?.documentId ? before : undefined),
    retry: false,
    gcTime: 30_000,
  });
  const own = shown.subject.text;
  const isSilent = isLocked || own.length > LONG || !hasPaths(shown);
  return useMemo(() => {
    if (isSilent) return { ...NOTHING, isAsked: false };
    const tree = documentTree(own);
    const all = new Map([...requiredNeeds(tree, knowledge), ...data.needs].map((need) => [need.path, need]));
    const needs = [...all.values()].filter(({ path }) => {
      const value = at(built, path);
      return value === undefined || /^0(?:\.0+)?$/.test(String(value));
    });
    return { needs, follows: data.follows, isAsked: isPending };
  }, [isSilent, own, knowledge, data, built, isPending]);
}
