import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWorkbench } from '../state/workbench-store.ts';
import { exportQuestion, type ExportTarget } from './questions.ts';
import { useSubject } from './use-subject.ts';

/**
 * The active document as XML, written again after each pause in typing. Until the XML of the newer text is ready, that
 * of the older text stays and is marked as stale; the XML of another document never stays.
 */
export function useExport(target: ExportTarget | undefined) {
  const subject = useSubject();
  const engine = useWorkbench((state) => state.engineChoice);
  const question = exportQuestion(subject, engine, target);
  const { data, error, isPlaceholderData, refetch } = useQuery({ ...question, placeholderData: keepPreviousData });
  const own = data?.subject.documentId === subject?.documentId ? data : undefined;
  return { written: own, error, stale: isPlaceholderData, refetch };
}
