import { useMemo } from 'react';
import type { Json } from '../../engine/index.ts';
import { useFullJudgement, useIsPresent } from '../api/use-judgement.ts';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';

/**
 * What a result is compared with: the document as building gives it, so that figures which are merely calculated do not
 * show as differences; the source itself where that is not known.
 */
export function useOriginal(): Json | undefined {
  const judgement = useFullJudgement();
  const text = useWorkbench((state) => activeDocument(state).text);
  const verdict = judgement.state === 'judged' ? judgement.verdict : undefined;
  const present = useIsPresent(verdict);
  const built = present ? verdict?.document : undefined;
  return useMemo(() => built ?? parsed(text), [built, text]);
}

/** Undefined for a text that is no JSON. */
export function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
