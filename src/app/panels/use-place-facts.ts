import { useFullJudgementLater } from '../api/use-judgement.ts';
import { useWidth } from '../ui/use-media.ts';
import type { PlaceFacts } from './define-panel.ts';

/** What decides which pages and panels are offered at present, and what their tabs say: the next key comes before it. */
export function usePlaceFacts(): PlaceFacts {
  return { width: useWidth(), judgement: useFullJudgementLater() };
}
