import type { Problem } from '../../api/problem.ts';
import { invoiceTexts } from '../../texts/en/invoice.ts';
import { pageWords } from './page-words.ts';

/** What a screen reader says about a problem, such as “Error 2 of 7: …”. */
export function numberedText(number: number, all: number, problem: Problem): string {
  return invoiceTexts.numbered[problem.severity](number, all, pageWords(problem).text.replaceAll('`', ''));
}
