import type { Engine, Words } from '../../engine/index.ts';
import { isLanguage } from '../../engine/languages.ts';
import { loadOwnCodeWords } from '../translations.ts';
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
  const [{ rulesByCode }, { ownCodes }, own] = await Promise.all([
    import('../../operations/rules.ts'),
    import('../../language/knowledge/own-codes.ts'),
    ownCodeWords(lang),
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
        says: own[`${code}.meaning`] ?? card.meaning,
        help: own[`${code}.mend`] ?? card.mend,
      });
  }
  return texts;
}

/** The explanation of a code of Assay that is not a rule, in a language; undefined if it is another code. */
export async function ownExplanation(code: string, lang: string | undefined): Promise<OwnText | undefined> {
  const { explainOwn } = await import('../../language/knowledge/explain-own.ts');
  const own = explainOwn(code);
  if (!own) return undefined;
  const { meaning, mend, cause, page, code: name } = own;
  const words = await ownCodeWords(lang);
  const said = (key: string, english: string) => words[key] ?? english;
  return {
    code: name,
    tells: said(`${name}.meaning`, meaning),
    cause: said(cause.phrase, cause.text),
    mend: said(`${name}.mend`, mend),
    page,
  };
}

/** Translations of the codes of Assay that are not rules; none for English. */
async function ownCodeWords(lang: string | undefined): Promise<Words> {
  return lang === undefined || !isLanguage(lang) || lang === 'en' ? {} : loadOwnCodeWords[lang]();
}
