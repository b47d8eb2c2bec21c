import type { RuleCard } from '../api/schemas/reference.ts';
import { success } from '../engine/values.ts';
import type { Translator } from './translator.ts';

/** What is searched of each rule, by list and language. Lists are kept, so there are as many as engines. */
const searched = new WeakMap<readonly RuleCard[], Map<string, readonly string[]>>();

/** Whether the rule at an index of a list has all words of a search, in its code or in its sentence. */
export function searchIn(
  all: readonly RuleCard[],
  search: string,
  translator: Translator | undefined,
): (index: number) => boolean {
  const words = search.toLowerCase().trim().split(/\s+/);
  const texts = textsOf(all, translator);
  return (index) => words.every((word) => texts[index]?.includes(word) === true);
}

function textsOf(all: readonly RuleCard[], translator: Translator | undefined): readonly string[] {
  const byLanguage = searched.get(all) ?? new Map<string, readonly string[]>();
  searched.set(all, byLanguage);
  const language = translator?.language ?? '';
  const known = byLanguage.get(language);
  if (known) return known;
  const rules = all.map(({ code, description, phrase, values }) => ({ code, description, phrase, values }));
  const translated = translator?.outcome('listRules', success({ rules }));
  const texts = (translated?.ok ? translated.value.rules : rules).map(({ code, description }) =>
    `${code} ${description}`.toLowerCase(),
  );
  byLanguage.set(language, texts);
  return texts;
}
