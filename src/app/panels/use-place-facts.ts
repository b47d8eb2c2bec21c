import { useFullJudgementLater } from '../api/use-judgement.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { useWidth } from '../ui/use-media.ts';
import type { PlaceFacts } from './define-panel.ts';

/** Decides which pages and panels are offered, and what their tabs show. Typing does not wait for this. */
export function usePlaceFacts(): PlaceFacts {
  const several = useWorkbench(({ documents }) => documents.length > 1);
  return { width: useWidth(), judgement: useFullJudgementLater(), several };
}
