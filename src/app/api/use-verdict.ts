import type { FullVerdict, TextVerdict } from './judge.ts';
import { useFullJudgement, useJudgement } from './use-judgement.ts';

/**
 * The verdict on the active document where there is one, for whoever shows something beside it and nothing in its place. A panel that
 * is about the verdict shows it by `commands/Judged.tsx`, which says what stands there while there is none.
 */
export function useVerdict(): TextVerdict | undefined {
  const judgement = useJudgement();
  return judgement.state === 'judged' ? judgement.verdict : undefined;
}

/** The verdict together with the result of a build. */
export function useFullVerdict(): FullVerdict | undefined {
  const judgement = useFullJudgement();
  return judgement.state === 'judged' ? judgement.verdict : undefined;
}
