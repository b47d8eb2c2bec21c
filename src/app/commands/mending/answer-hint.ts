import type { AskField } from '../../../engine/index.ts';
import { panelsTexts } from '../../texts/en/panels.ts';

/** How an answer is written: like an example, otherwise as its kind is. A single character is an example of nothing. */
export function answerHint({ input, like = '' }: Pick<AskField, 'input' | 'like'>): string | undefined {
  return like.length > 1 ? panelsTexts.writtenLike(like) : panelsTexts.answerHints[input];
}
