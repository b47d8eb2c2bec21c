import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import { readAddon } from './definitions/addon.ts';
import type { JsonObject } from '../../engine/index.ts';
import { readApi } from './definitions/api.ts';
import { readRegime } from './definitions/regime.ts';
import { readSchema } from './definitions/schema.ts';
import { basePath, hasService } from '../state/host-page.ts';
import { client, clientOf } from './client.ts';
import {
  addonQuestion,
  itself,
  regimeQuestion,
  useEngineChoice,
  useInWords,
  useTexts,
  withTexts,
} from './use-listings.ts';

// One entry of a listing, as its page shows it. Not part of the code that the workbench starts with.

export function useRegime(code: string | undefined) {
  const engine = useEngineChoice();
  return useQuery({
    ...regimeQuestion(code ?? '', engine),
    enabled: code !== undefined,
    select: useInWords('definitions', readRegime),
  });
}

export function useAddon(key: string | undefined) {
  const engine = useEngineChoice();
  return useQuery({
    ...addonQuestion(key ?? '', engine),
    enabled: key !== undefined,
    select: useInWords('definitions', readAddon),
  });
}

/** Where the API is, if its description was written for a folder that may lie below any path. */
const apiPath = hasService ? undefined : `${basePath}/v0`;

/** The API of the service, from its own description. */
export function useApi() {
  const translate = useTexts('api');
  return useQuery({
    queryKey: ['openapi'],
    queryFn: async ({ signal }) => withTexts('api', client.getOpenapi({ signal }), itself),
    select: useCallback((document: JsonObject) => readApi(translate(document), apiPath, document), [translate]),
  });
}

/** One published type; `path` as in its address, `bill/invoice`. */
export function useSchema(path: string | undefined) {
  const engine = useEngineChoice();
  return useQuery({
    queryKey: ['schema', engine, path],
    queryFn: async ({ signal }) =>
      withTexts('schemas', clientOf(engine).getSchema({ path: path ?? '' }, { signal }), itself),
    enabled: path !== undefined,
    select: useInWords('schemas', readSchema),
  });
}
