import { spokenWords, type Words } from '../../api/definitions/shape.ts';
import { Prose } from '../../ui/Prose.tsx';

/** What a definition says, in the user's language; where it has none, marked as in the language it is in. */
export function Spoken({ words }: { words: Words }) {
  const { text, language } = spokenWords(words);
  return language === undefined ? text : <span lang={language}>{text}</span>;
}

/** What a definition says, in paragraphs. */
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
