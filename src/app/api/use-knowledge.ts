import { keepPreviousData, useQueries, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { JsonObject } from '../../engine/index.ts';
import type { Knowledge, NamedCode } from '../../language/knowledge/knowledge.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { clientOf } from './client.ts';
import { isGrave } from '../../language/fixes/is-grave.ts';
import { saidText } from '../texts/said.ts';
import { spoken, spokenDefinition } from './definitions/shape.ts';
import { useJudgement } from './use-judgement.ts';
import {
  addonQuestion,
  itself,
  regimeQuestion,
  useAddons,
  useRegimes,
  useSchemas,
  useTexts,
  withTexts,
} from './use-listings.ts';
import type { Message } from '../../engine/index.ts';

const PREFIX = 'https://gobl.org/draft-0/';

/**
 * The editor's knowledge of the open document. Each part is available once it has loaded. Nothing waits for it, and
 * loading starts after the page has opened.
 */
export function useEditorKnowledge(): Knowledge {
  return useLoadingKnowledge().knowledge;
}

/**
 * What is published about documents like the open one. Other than the editor's knowledge it has nothing of the faults, so
 * that it is the same from one verdict to the next.
 */
export function usePublishedKnowledge(): Knowledge {
  return useLoadingKnowledge().published;
}

interface LoadingKnowledge {
  readonly knowledge: Knowledge;
  readonly published: Knowledge;
  readonly complete: boolean;
}

/** What the editor knows, and whether every part has loaded or failed. */
export function useLoadingKnowledge(): LoadingKnowledge {
  const engine = useWorkbench((state) => state.engineChoice);
  const language = useWorkbench((state) => state.language);
  const context = useLastContext();
  const schema = context?.schema?.startsWith(PREFIX) ? context.schema.slice(PREFIX.length) : 'bill/invoice';
  const opened = useWorkbench((state) => state.opened);
  const bundle = useQuery<JsonObject>({
    enabled: opened,
    queryKey: ['bundle', engine, schema],
    queryFn: async ({ signal }) =>
      withTexts(
        'schemas',
        clientOf(engine).getSchema({ path: schema, bundle: true, pending: true }, { signal }),
        itself,
      ),
    select: useTexts('schemas'),
    placeholderData: keepPreviousData,
  });
  const lacking = useLastLacking();
  const schemas = useSchemas(opened);
  const regimeListing = useRegimes(opened);
  const addonListing = useAddons(opened);
  const regimeList = regimeListing.data;
  const addonList = addonListing.data;
  const [regimes, regimesCame] = useDefinitions(listed(useLastCountries(), regimeList), (code) =>
    regimeQuestion(code, engine),
  );
  const [addons, addonsCame] = useDefinitions(withRequired(context?.addons ?? [], addonList), (key) =>
    addonQuestion(key, engine),
  );
  const published = useMemo(
    (): Knowledge => ({
      ...(bundle.data ? { bundle: bundle.data } : {}),
      ...(schemas.data ? { schemas: schemas.data } : {}),
      ...(regimeList
        ? {
            regimeSummaries: regimeList.map((regime): NamedCode => ({
              code: regime.country,
              name: spoken(regime.name),
            })),
          }
        : {}),
      ...(addonList
        ? { addonSummaries: addonList.map((addon): NamedCode => ({ code: addon.key, name: spoken(addon.name) })) }
        : {}),
      regimes: inWords(regimes),
      addons: inWords(addons),
      ...(language === 'en' ? {} : { say: (words: Message) => saidText(words.text, words) }),
    }),
    [bundle.data, schemas.data, regimeList, addonList, regimes, addons, language],
  );
  const knowledge = useMemo(() => (lacking.length > 0 ? { ...published, lacking } : published), [published, lacking]);
  const alone = [bundle, schemas, regimeListing, addonListing];
  const came = alone.every(({ isPending, isPlaceholderData }) => !isPending && !isPlaceholderData);
  return { knowledge, published, complete: came && regimesCame && addonsCame };
}

/** The texts of definitions in the user's language. */
function inWords(definitions: Readonly<Record<string, JsonObject>>): Readonly<Record<string, JsonObject>> {
  return Object.fromEntries(
    Object.entries(definitions).map(([code, definition]) => [code, spokenDefinition(definition)]),
  );
}

/** The loaded definitions by code, and whether all requests have ended. */
function useDefinitions(
  codes: readonly string[],
  questionOf: (code: string) => UseQueryOptions<JsonObject>,
): readonly [Readonly<Record<string, JsonObject>>, boolean] {
  const { known, came } = useQueries({
    queries: codes.map(questionOf),
    combine: (results) => ({
      known: Object.fromEntries(
        codes.flatMap((code, index) => (results[index]?.data ? [[code, results[index].data]] : [])),
      ),
      came: results.every(({ isPending }) => !isPending),
    }),
  });
  return [known, came];
}

// A half-typed text has no context; completion goes on with the last known one.
function useLastContext() {
  const judgement = useJudgement();
  const context = judgement.state === 'judged' ? judgement.verdict.context : undefined;
  const [last, setLast] = useState(context);
  if (context && context !== last) setLast(context);
  return context ?? last;
}

function useLastCountries(): readonly string[] {
  const judgement = useJudgement();
  const countries = judgement.state === 'judged' ? judgement.verdict.countries : undefined;
  const [last, setLast] = useState(countries);
  if (countries && countries !== last) setLast(countries);
  return countries ?? last ?? [];
}

const NONE: readonly string[] = [];

// While a member is being typed the text is not valid JSON, so the engine finds nothing in it.
function useLastLacking(): readonly string[] {
  const judgement = useJudgement();
  const verdict = judgement.state === 'judged' && judgement.verdict.context ? judgement.verdict : undefined;
  const [last, setLast] = useState({ verdict, paths: NONE });
  if (verdict && verdict !== last.verdict) {
    const paths = verdict.faults.filter(isGrave).flatMap(({ properties }) => properties);
    setLast({ verdict, paths: paths.length === 0 ? NONE : paths });
  }
  return last.paths;
}

/** Requests only listed regimes, because a country without a regime is not an error. */
function listed(countries: readonly string[], regimes: readonly { readonly country: string }[] | undefined) {
  return countries.filter((country) => regimes?.some((regime) => regime.country === country));
}

/** The addons and those that they require, each once; unknown keys are left out. */
function withRequired(
  keys: readonly string[],
  list: readonly { readonly key: string; readonly requires?: readonly string[] }[] = [],
): readonly string[] {
  const found = new Set<string>();
  function add(key: string): void {
    const addon = list.find((candidate) => candidate.key === key);
    if (!addon || found.has(key)) return;
    found.add(key);
    addon.requires?.forEach(add);
  }
  keys.forEach(add);
  return [...found];
}
