import { refOf } from '../../engine/values.ts';
import { explainOwn, type OwnExplanation } from '../../language/knowledge/explain-own.ts';
import { ownCodes } from '../../language/knowledge/own-codes.ts';
import { facts, html, inline } from '../html.ts';
import type { Language } from '../../engine/languages.ts';
import { inLanguage } from '../language.ts';
import type { Page } from '../page.ts';
import { messageIn, textsIn } from '../texts-in.ts';
import { code } from './parts.ts';

/** Every code of Assay that is not a rule: what it means, what brings it about, and what to do. */
export function codePage(language: Language): Page {
  const words = textsIn(language).guide;
  const codes = [...ownCodes.keys()].sort().flatMap((name) => {
    const explained = explainOwn(name);
    return explained ? [{ name, ...explanationIn(explained, language) }] : [];
  });
  return {
    path: inLanguage('codes/index.html', language),
    language,
    title: words.codes,
    summary: words.codesSummary,
    section: 'reference',
    body: html`<h1>${words.codes}</h1>
      <p>${inline(words.codesIntro)}</p>
      ${codes.map(
        ({ name, meaning, cause, mend }) =>
          html`<section class="rule" id="${name}">
            <h2>${code(name)}</h2>
            <p>${inline(meaning)}</p>
            ${facts([
              [words.cause, inline(cause)],
              [words.toDo, inline(mend)],
            ])}
          </section> `,
      )}`,
    found: codes.map(({ name, meaning }) => [name, name, meaning] as const),
  };
}

function explanationIn({ code: name, meaning, cause, mend }: OwnExplanation, language: Language) {
  return {
    meaning: messageIn(language, meaning, { phrase: `${name}.meaning` }),
    cause: messageIn(language, cause.text, refOf(cause)),
    mend: messageIn(language, mend, { phrase: `${name}.mend` }),
  };
}
