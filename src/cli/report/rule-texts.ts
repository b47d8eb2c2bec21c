import { isLanguage, LANGUAGES } from '../../contract/languages.ts';
import type { Engine } from '../../engine/index.ts';
import { cardsIn } from './reports-in.ts';

/** Texts of a rule, in addition to those of a finding. */
export interface RuleText {
  readonly says: string;
  /** How to fix it. */
  readonly help?: string;
}

/** A code of Assay in words of one language. */
export interface OwnText {
  readonly code: string;
  readonly tells: string;
  readonly cause: string;
  readonly mend: string;
  /** Below the top of the guide. */
  readonly page: string;
}

/** The texts of the rules behind these codes. The rules are loaded with the first report that needs them. */
export async function ruleTexts(
  engine: Engine,
  codes: readonly string[],
  lang: string | undefined,
): Promise<ReadonlyMap<string, RuleText>> {
  const isSpanish = lang !== undefined && lang !== LANGUAGES[0];
  const [{ rulesByCode }, { ownCodes }, own] = await Promise.all([
    import('../../handlers/rules.ts'),
    import('../../language/knowledge/own-codes.ts'),
    isSpanish
      ? import('../../language/knowledge/words.es.ts').then(({ words }) => new Map(Object.entries(words)))
      : undefined,
  ]);
  const cards = await cardsIn(
    lang,
    codes.flatMap((code) => rulesByCode(engine, code).slice(0, 1)),
  );
  const texts = new Map<string, RuleText>(cards.map(({ code, description }) => [code, { says: description }]));
  for (const code of codes) {
    const card = ownCodes.get(code);
    if (card)
      texts.set(code, {
        says: own?.get(`${code}.tells`) ?? card.tells,
        help: own?.get(`${code}.mend`) ?? card.mend,
      });
  }
  return texts;
}

/** The explanation of a code of Assay that is not a rule, in a language; undefined if it is another code. */
export async function ownExplanation(code: string, lang: string | undefined): Promise<OwnText | undefined> {
  const { explainOwn } = await import('../../language/knowledge/explain-own.ts');
  const own = explainOwn(code);
  if (!own) return undefined;
  const { tells, mend, cause, page, code: name } = own;
  if (lang === undefined || !isLanguage(lang) || lang === LANGUAGES[0])
    return { code: name, tells, cause: cause.text, mend, page };
  const { words } = await import('../../language/knowledge/words.es.ts');
  const said = (key: string, english: string) => words[key] ?? english;
  return {
    code: name,
    tells: said(`${name}.tells`, tells),
    cause: said(cause.phrase, cause.text),
    mend: said(`${name}.mend`, mend),
    page,
  };
}
