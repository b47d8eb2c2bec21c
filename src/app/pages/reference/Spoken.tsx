import { spokenWords, type Words } from '../../api/definitions/shape.ts';
import { Prose } from '../../ui/Prose.tsx';

/** A text of a definition in the user's language. Without a translation, it is marked with the language it is in. */
export function Spoken({ words }: { words: Words }) {
  const { text, language } = spokenWords(words);
  return language === undefined ? text : <span lang={language}>{text}</span>;
}

/** A text of a definition as paragraphs, otherwise like `Spoken`. */
export function SpokenProse({ words }: { words: Words }) {
  const { text, language } = spokenWords(words);
  return language === undefined ? (
    <Prose text={text} />
  ) : (
    <div lang={language}>
      <Prose text={text} />
    </div>
  );
}
