import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useWorkbench } from '../state/workbench-store.ts';
import { rulesQuestion, traceQuestion, type Answered } from './questions.ts';
import { useSubject } from './use-subject.ts';

/**
 * How each figure of the active document comes about, once it is wanted. While a newer text is asked about, the older text's answer
 * stays.
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

// What is kept while the next answer is on its way may be about another document: it is then nobody's answer.
function useOwn<Part>(question: UseQueryOptions<Answered<Part>>, documentId: string | undefined) {
  const { data, error, refetch } = useQuery({ ...question, placeholderData: keepPreviousData });
  return { data: data?.subject.documentId === documentId ? data?.part : undefined, error, refetch };
}
