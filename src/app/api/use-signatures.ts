import { useQuery } from '@tanstack/react-query';
import type { JsonWebKey } from '../../contract/schemas/signing.ts';
import type { Json, JsonObject } from '../../engine/core/json/json.ts';
import type { SignatureReport } from '../../engine/operations/examine-signatures.ts';
import { verifyText } from './operations.ts';

/**
 * What every signature of an envelope is worth, found by the engine in this page: it tells more than the service's yes
 * or no, and no document leaves the page for it. The engine's code comes when it is first asked for.
 */
export function useSignatures(text: string | undefined, key: JsonWebKey | undefined) {
  return useQuery<readonly SignatureReport[]>({
    queryKey: ['signatures', text, key?.x],
    queryFn: async () => {
      const { createOnDemandEngine } = await import('../../engine/on-demand.ts');
      const data = JSON.parse(text ?? '') as Json;
      const engine = await createOnDemandEngine().engineFor(data);
      const outcome = await engine.examineSignatures(key ? { data, publickey: { ...key } as JsonObject } : { data });
      if (!outcome.ok) throw new Error(outcome.error.message);
      return outcome.value;
    },
    enabled: text !== undefined,
    retry: false,
    gcTime: 30_000,
  });
}

/** The service's own verdict over the envelope with one public key. */
export function useVerification(text: string | undefined, key: JsonWebKey | undefined) {
  return useQuery({
    queryKey: ['verify', text, key?.x],
    queryFn: ({ signal }) => (key ? verifyText(text ?? '', key, signal) : Promise.reject(new Error('No key.'))),
    enabled: text !== undefined && key !== undefined,
    retry: false,
    gcTime: 30_000,
  });
}
