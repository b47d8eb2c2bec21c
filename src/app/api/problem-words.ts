import { judgingTexts } from '../texts/en/judging.ts';
import { saidText } from '../texts/said.ts';
import type { Problem } from './problem.ts';

/** The problem as a sentence that makes sense on its own, for a colleague. */
export function sentenceOf(problem: Problem): string {
  const message = saidText(problem.message, problem).replace(/\.$/, '');
  return judgingTexts.problemSentence(problem.line, problem.paths.join(', '), message, problem.code);
}
