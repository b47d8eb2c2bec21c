import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWorkbench } from '../state/workbench-store.ts';
import { exportQuestion, type ExportTarget } from './questions.ts';
import { useSubject } from './use-subject.ts';

/**
 * The active document in XML, written anew after each pause in typing. While a newer text is written, the older text's XML stays and
 * is called stale; another document's never does.
 */
export function useExport(target: ExportTarget | undefined) {
  const subject = useSubject();
  const engine = useWorkbench((state) => state.engineChoice);
  const question = exportQuestion(subject, engine, target);
  const { data, error, isPlaceholderData, refetch } = useQuery({ ...question, placeholderData: keepPreviousData });
  const own = data?.subject.documentId === subject?.documentId ? data : undefined;
  return { written: own, error, stale: isPlaceholderData, refetch };
}
