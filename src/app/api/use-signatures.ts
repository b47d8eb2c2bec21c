import { useQuery } from '@tanstack/react-query';
import type { JsonWebKey } from '../../contract/schemas/signing.ts';
import { JsonText } from '../../contract/client/json-text.ts';
import type { SignatureReport } from '../../engine/index.ts';
import { askWorker } from './ask-worker.ts';
import { verifyText } from './operations.ts';

/**
 * What every signature of an envelope is worth, found by the engine in this browser: it tells more than the service's yes
 * or no, and no document leaves the page for it.
 */
export function useSignatures(text: string | undefined, key: JsonWebKey | undefined) {
  return useQuery<readonly SignatureReport[]>({
    queryKey: ['signatures', text, key?.x],
    queryFn: ({ signal }) =>
      askWorker('examineSignatures', { data: new JsonText(text ?? ''), ...(key && { publickey: key }) }, signal),
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
