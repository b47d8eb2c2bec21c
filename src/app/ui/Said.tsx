import { said } from '../texts/said.ts';
import { Inline } from './Prose.tsx';

/** A message of the engine in the user's language; where there is no translation, marked as English. */
export function Said({ text }: { text: string }) {
  const { text: words, language } = said(text);
  return language === undefined ? (
    <Inline text={words} />
  ) : (
    <span lang={language}>
      <Inline text={words} />
    </span>
  );
}
