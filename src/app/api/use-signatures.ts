import { useQuery } from '@tanstack/react-query';
import type { JsonWebKey } from '../../api/schemas/signing.ts';
import type { Subject } from '../state/subject-slice.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { signaturesQuestion, verificationQuestion } from './questions.ts';

/**
 * The verdict on every signature of an envelope, by the engine in this browser: it gives more than the service's yes or
 * no, and no document leaves the page. Without a subject nothing is asked.
 */
export function useSignatures(subject: Subject | undefined, key: JsonWebKey | undefined) {
  return useQuery(signaturesQuestion(subject, key));
}

/** The chosen engine's verdict on the envelope with one public key. */
export function useVerification(subject: Subject, key: JsonWebKey) {
  const engine = useWorkbench((state) => state.engineChoice);
  return useQuery(verificationQuestion(subject, key, engine));
}
