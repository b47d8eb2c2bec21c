import type { Problem } from '../../api/problem.ts';
import { xmlInWords } from '../../commands/mending/xml-words.ts';
import { invoiceTexts } from '../../texts/en/invoice.ts';
import { saidText } from '../../texts/said.ts';

/** What a screen reader says about a problem, such as “Error 2 of 7: …”. */
export function numberedText(number: number, all: number, problem: Problem): string {
  const words = xmlInWords(saidText(problem.message, problem), problem.phrase).replaceAll('`', '');
  return invoiceTexts.numbered[problem.severity](number, all, words);
}
