import { useCallback } from 'react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { JsonObject } from '../../engine/index.ts';
import type { EngineChoice } from '../state/engine-slice.ts';
import type { TextPart } from '../state/language-slice.ts';
import { useLanguage } from '../state/use-language.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { inWords, type PathTexts } from '../texts/said.ts';
import { clientOf } from './client.ts';
import { useRested } from './use-rested.ts';

// Definitions come from the chosen engine and are cached under its name: the two engines may have different versions,
// and if the engine in the browser is chosen, the service must not learn what is looked up.

/** Loads an answer together with the texts for it in the user's language. */
export async function withTexts<Answer, Part>(
  texts: TextPart,
  asked: Promise<Answer>,
  part: (answer: Answer) => Part,
): Promise<Part> {
  const [answer] = await Promise.all([asked, useWorkbench.getState().fetchTexts(texts)]);
  return part(answer);
}

/** Most rules that a search lists; a code may have several cards. */
const MOST_FOUND = 40;
/** Users mostly type the start of a code, and fewer letters find everything. */
const FEWEST_SEARCHED = 3;
/** Milliseconds without a key before the rules are asked for. */
const TYPING = 120;

/** One regime by its country code. */
export function regimeQuestion(code: string, engine: EngineChoice) {
  return queryOptions<JsonObject>({
    queryKey: ['regime', engine, code],
    queryFn: async ({ signal }) => withTexts('definitions', clientOf(engine).getRegime({ code }, { signal }), itself),
  });
}

/** One addon by its key. */
export function addonQuestion(key: string, engine: EngineChoice) {
  return queryOptions<JsonObject>({
    queryKey: ['addon', engine, key],
    queryFn: async ({ signal }) => withTexts('definitions', clientOf(engine).getAddon({ key }, { signal }), itself),
  });
}

export function itself<Answer>(answer: Answer): Answer {
  return answer;
}

/** An answer with its texts in the user's language, anew when that changes. */
export function useTexts(part: PathTexts): <Answer extends object>(answer: Answer) => Answer {
  const language = useLanguage();
  return useCallback(<Answer extends object>(answer: Answer) => inWords(part, answer, language), [part, language]);
}

/** The same, and what a page reads of it. */
export function useInWords<Answer extends object, Read>(
  part: PathTexts,
  read: (answer: Answer) => Read,
): (answer: Answer) => Read {
  const translate = useTexts(part);
  return useCallback((answer: Answer) => read(translate(answer)), [translate, read]);
}

export function useEngineChoice(): EngineChoice {
  return useWorkbench((state) => state.engineChoice);
}

export function useRegimes(wanted = true) {
  const engine = useEngineChoice();
  return useQuery({
    select: useTexts('definitions'),
    enabled: wanted,
    queryKey: ['regimes', engine],
    queryFn: async ({ signal }) =>
      withTexts('definitions', clientOf(engine).listRegimes({ signal }), ({ regimes }) => regimes),
  });
}

export function useAddons(wanted = true) {
  const engine = useEngineChoice();
  return useQuery({
    select: useTexts('definitions'),
    enabled: wanted,
    queryKey: ['addons', engine],
    queryFn: async ({ signal }) =>
      withTexts('definitions', clientOf(engine).listAddons({ signal }), ({ addons }) => addons),
  });
}

/** The XML formats that can be written, with their profiles. */
export function useFormats() {
  const engine = useEngineChoice();
  return useQuery({
    queryKey: ['formats', engine],
    queryFn: async ({ signal }) =>
      withTexts('xml', clientOf(engine).listFormats({}, { signal }), ({ formats }) =>
        formats.filter(({ read_only: isReadOnly }) => !isReadOnly),
      ),
  });
}

/** The destinations of documents. */
export function useDestinations() {
  const engine = useEngineChoice();
  return useQuery({
    queryKey: ['destinations', engine],
    queryFn: async ({ signal }) => (await clientOf(engine).listDestinations({ signal })).destinations,
  });
}

/** Every rule of the engine in words, once they are needed. */
export function useRules(wanted = true) {
  const engine = useEngineChoice();
  return useQuery({
    enabled: wanted,
    queryKey: ['rules', engine],
    queryFn: async ({ signal }) => withTexts('xml', clientOf(engine).listRules({}, { signal }), ({ rules }) => rules),
  });
}

/** The first rules with these words; none as long as there are too few letters or the user is typing. */
export function useRulesFound(search: string) {
  const engine = useEngineChoice();
  const language = useLanguage();
  const isRested = useRested(search, TYPING);
  return useQuery({
    enabled: isRested && search.length >= FEWEST_SEARCHED,
    queryKey: ['rules found', engine, language, search],
    queryFn: async ({ signal }) =>
      withTexts(
        'xml',
        clientOf(engine).listRules({ search, limit: MOST_FOUND }, { signal, lang: language }),
        ({ rules }) => rules,
      ),
    placeholderData: (before) => before,
  });
}

/** The rules that one regime or addon defines. */
export function useRulesOf(set: string) {
  const engine = useEngineChoice();
  return useQuery({
    queryKey: ['rules', engine, set],
    queryFn: async ({ signal }) =>
      withTexts('xml', clientOf(engine).listRules({ set }, { signal }), ({ rules }) => rules),
  });
}

/** One rule in words; several cards if its code applies to several types. */
export function useRule(code: string | undefined) {
  const engine = useEngineChoice();
  return useQuery({
    queryKey: ['rule', engine, code],
    queryFn: async ({ signal }) =>
      withTexts('xml', clientOf(engine).getRule({ code: code ?? '' }, { signal }), ({ rules }) => rules),
    enabled: code !== undefined,
    staleTime: Infinity,
    retry: false,
  });
}

/** Ids of the published types. */
export function useSchemas(wanted = true) {
  const engine = useEngineChoice();
  return useQuery({
    enabled: wanted,
    queryKey: ['schemas', engine],
    queryFn: async ({ signal }) =>
      withTexts('schemas', clientOf(engine).listSchemas({ signal }), ({ schemas }) => schemas),
  });
}
