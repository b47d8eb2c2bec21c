import { useQuery } from '@tanstack/react-query';
import { readAddon } from './definitions/addon.ts';
import { readApi } from './definitions/api.ts';
import { readRegime } from './definitions/regime.ts';
import { readSchema } from './definitions/schema.ts';
import { basePath, hasService } from '../state/host-page.ts';
import { client, clientOf } from './client.ts';
import { addonQuestion, itself, regimeQuestion, useEngineChoice, withTexts } from './use-listings.ts';

// One entry of a listing, as its page shows it. Not part of the code that the workbench starts with.

export function useRegime(code: string | undefined) {
  const engine = useEngineChoice();
  return useQuery({ ...regimeQuestion(code ?? '', engine), enabled: code !== undefined, select: readRegime });
}

export function useAddon(key: string | undefined) {
  const engine = useEngineChoice();
  return useQuery({ ...addonQuestion(key ?? '', engine), enabled: key !== undefined, select: readAddon });
}

/** Where the API is, if its description was written for a folder that may lie below any path. */
const apiPath = hasService ? undefined : `${basePath}/v0`;

/** The API of the service, from its own description. */
export function useApi() {
  return useQuery({
    queryKey: ['openapi'],
    queryFn: async ({ signal }) => withTexts('api', client.getOpenapi({ signal }), itself),
    select: (document) => readApi(document, apiPath),
  });
}

/** One published type; `path` as in its address, `bill/invoice`. */
export function useSchema(path: string | undefined) {
  const engine = useEngineChoice();
  return useQuery({
    queryKey: ['schema', engine, path],
    queryFn: ({ signal }) => clientOf(engine).getSchema({ path: path ?? '' }, { signal }),
    enabled: path !== undefined,
    select: readSchema,
  });
}
