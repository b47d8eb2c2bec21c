import { useFullJudgementLater } from '../api/use-judgement.ts';
import { useWidth } from '../ui/use-media.ts';
import type { PlaceFacts } from './define-panel.ts';

/** Decides which pages and panels are offered, and what their tabs show. Typing does not wait for this. */
export function usePlaceFacts(): PlaceFacts {
  return { width: useWidth(), judgement: useFullJudgementLater() };
}
