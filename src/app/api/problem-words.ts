import { judgingTexts } from '../texts/en/judging.ts';
import { saidText } from '../texts/said.ts';
import type { Problem } from './problem.ts';

/** A sentence that can be sent to a colleague as it is. */
export function sentenceOf(problem: Problem): string {
  const message = saidText(problem.message, problem).replace(/\.$/, '');
  return judgingTexts.problemSentence(problem.line, problem.paths.join(', '), message, problem.code);
}
