import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useWorkbench } from '../state/workbench-store.ts';
import { rulesQuestion, traceQuestion, type Answered } from './questions.ts';
import { useSubject } from './use-subject.ts';

/**
 * How each figure of the active document is calculated, once that is needed. Until the answer on a newer text arrives,
 * that on the older text stays.
 */
export function useTrace(wanted = true) {
  const subject = useSubject();
  const engine = useWorkbench((state) => state.engineChoice);
  const question = traceQuestion(subject, engine);
  return useOwn({ ...question, enabled: wanted && question.enabled === true }, subject?.documentId);
}

/** Which rules the active document passes, fails or is not subject to; null when the engine did not judge any. */
export function useRuleReport() {
  const subject = useSubject();
  const engine = useWorkbench((state) => state.engineChoice);
  return useOwn(rulesQuestion(subject, engine), subject?.documentId);
}

// The answer that is kept until the next one arrives may be about another document: then it is not shown.
function useOwn<Part>(question: UseQueryOptions<Answered<Part>>, documentId: string | undefined) {
  const { data, error, refetch } = useQuery({ ...question, placeholderData: keepPreviousData });
  return { data: data?.subject.documentId === documentId ? data?.part : undefined, error, refetch };
}
