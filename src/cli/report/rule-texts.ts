import { LANGUAGES } from '../../contract/languages.ts';
import type { Engine } from '../../engine/index.ts';
import { cardsIn } from './reports-in.ts';

/** Texts of a rule, in addition to those of a finding. */
export interface RuleText {
  readonly says: string;
  /** How to fix it. */
  readonly help?: string;
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
