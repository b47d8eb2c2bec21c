import { useMemo } from 'react';
import type { Json } from '../../engine/index.ts';
import { useFullJudgement, useIsPresent } from '../api/use-judgement.ts';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';

/**
 * The document to compare a result with: the built document, so that calculated figures do not show as differences. If
 * there is none, the source.
 */
export function useOriginal(): Json | undefined {
  const judgement = useFullJudgement();
  const text = useWorkbench((state) => activeDocument(state).text);
  const verdict = judgement.state === 'judged' ? judgement.verdict : undefined;
  const present = useIsPresent(verdict);
  const built = present ? verdict?.document : undefined;
  return useMemo(() => built ?? parsed(text), [built, text]);
}

/** Undefined if the text is not JSON. */
export function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
