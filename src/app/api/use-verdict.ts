import type { FullVerdict, TextVerdict } from './text-verdict.ts';
import { useFullJudgement, useJudgement } from './use-judgement.ts';

/**
 * The verdict on the active document, if any, for components that add something to it. A panel about the verdict itself
 * uses `commands/Judged.tsx`, which also says why there is none.
 */
export function useVerdict(): TextVerdict | undefined {
  const judgement = useJudgement();
  return judgement.state === 'judged' ? judgement.verdict : undefined;
}

/** The verdict with the built document. */
export function useFullVerdict(): FullVerdict | undefined {
  const judgement = useFullJudgement();
  return judgement.state === 'judged' ? judgement.verdict : undefined;
}
