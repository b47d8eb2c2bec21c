import type { Problem } from '../../api/problem.ts';
import { xmlInWords } from '../../commands/mending/xml-words.ts';
import { said } from '../../texts/said.ts';
import { Inline } from '../../ui/Prose.tsx';

/** The message of a problem on the page, for who reads neither JSON nor XML. */
export function PageMessage({ problem }: { readonly problem: Problem }) {
  const { text, language } = said(problem.message, problem);
  const words = <Inline text={xmlInWords(text, problem.phrase)} />;
  return language === undefined ? words : <span lang={language}>{words}</span>;
}
