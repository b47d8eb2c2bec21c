import { useQuery } from '@tanstack/react-query';
import type { JsonWebKey } from '../../contract/schemas/signing.ts';
import type { Subject } from '../state/subject-slice.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { signaturesQuestion, verificationQuestion } from './questions.ts';

/**
 * What every signature of an envelope is worth, found by the engine in this browser: it tells more than the service's yes
 * or no, and no document leaves the page for it. Nothing is asked without a subject.
 */
export function useSignatures(subject: Subject | undefined, key: JsonWebKey | undefined) {
  return useQuery(signaturesQuestion(subject, key));
}

/** The service's own verdict over the envelope with one public key. */
export function useVerification(subject: Subject, key: JsonWebKey) {
  const engine = useWorkbench((state) => state.engineChoice);
  return useQuery(verificationQuestion(subject, key, engine));
}
