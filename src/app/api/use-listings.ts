import { useQuery } from '@tanstack/react-query';
import { readAddon } from './definitions/addon.ts';
import { readApi } from './definitions/api.ts';
import { readRegime } from './definitions/regime.ts';
import { readSchema } from './definitions/schema.ts';
import { client } from './client.ts';

export function useRegimes() {
  return useQuery({
    queryKey: ['regimes'],
    queryFn: async ({ signal }) => (await client.listRegimes({ signal })).regimes,
  });
}

export function useAddons() {
  return useQuery({
    queryKey: ['addons'],
    queryFn: async ({ signal }) => (await client.listAddons({ signal })).addons,
  });
}

/** Formats in XML with the profiles they can be written in. */
export function useFormats() {
  return useQuery({
    queryKey: ['formats'],
    queryFn: async ({ signal }) => (await client.listFormats({ signal })).formats,
  });
}

export function useRegime(code: string | undefined) {
  return useQuery({
    queryKey: ['regime', code],
    queryFn: ({ signal }) => client.getRegime({ code: code ?? '' }, { signal }),
    enabled: code !== undefined,
    select: readRegime,
  });
}

export function useAddon(key: string | undefined) {
  return useQuery({
    queryKey: ['addon', key],
    queryFn: ({ signal }) => client.getAddon({ key: key ?? '' }, { signal }),
    enabled: key !== undefined,
    select: readAddon,
  });
}

/** Which engine answers. */
export function useEngineVersion() {
  return useQuery({ queryKey: ['version'], queryFn: ({ signal }) => client.getVersion({ signal }) });
}

/** The interface of the service, from its own description. */
export function useApi() {
  return useQuery({
    queryKey: ['openapi'],
    queryFn: ({ signal }) => client.getOpenapi({ signal }),
    select: readApi,
  });
}

/** Every rule of the engine, in words. */
export function useRules() {
  return useQuery({
    queryKey: ['rules'],
    queryFn: async ({ signal }) => (await client.listRules({ signal })).rules,
  });
}

/** Ids of the published types. */
export function useSchemas() {
  return useQuery({
    queryKey: ['schemas'],
    queryFn: async ({ signal }) => (await client.listSchemas({ signal })).schemas,
  });
}

/** One published type; `path` as in its address, `bill/invoice`. */
export function useSchema(path: string | undefined) {
  return useQuery({
    queryKey: ['schema', path],
    queryFn: ({ signal }) => client.getSchema({ path: path ?? '' }, { signal }),
    enabled: path !== undefined,
    select: readSchema,
  });
}
