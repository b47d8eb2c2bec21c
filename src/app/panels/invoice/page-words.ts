import { termMessage } from '../../../formats/en16931/term-names.ts';
import type { Problem } from '../../api/problem.ts';
import { xmlInWords } from '../../commands/mending/xml-words.ts';
import { said, saidText, type Said } from '../../texts/said.ts';

const TERM = /\bB[TG]-\d+(?:-\d+)?\b/g;

/** What a problem says on the page, for who reads neither JSON nor XML: terms of EN 16931 by their names. */
export function pageWords(problem: Problem): Said {
  const { text, ...rest } = said(problem.message, problem);
  const words = xmlInWords(text, problem.phrase);
  return { text: /^xml-rule\./.test(problem.phrase ?? '') ? words.replaceAll(TERM, nameOf) : words, ...rest };
}

function nameOf(term: string): string {
  const message = termMessage(term);
  return saidText(message.text, message);
}
