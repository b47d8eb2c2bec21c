import type { Problem } from '../../api/problem.ts';
import { Inline } from '../../ui/Prose.tsx';
import { pageWords } from './page-words.ts';

/** The message of a problem on the page. */
export function PageMessage({ problem }: { readonly problem: Problem }) {
  const { text, language } = pageWords(problem);
  const words = <Inline text={text} />;
  return language === undefined ? words : <span lang={language}>{words}</span>;
}
