import { said, type Saying } from '../texts/said.ts';
import { Inline } from './Prose.tsx';

/** A message of the engine in the user's language; marked as English if there is no translation. */
export function Said({ text, of }: { text: string; of?: Saying | undefined }) {
  const { text: words, language } = said(text, of);
  return language === undefined ? (
    <Inline text={words} />
  ) : (
    <span lang={language}>
      <Inline text={words} />
    </span>
  );
}
