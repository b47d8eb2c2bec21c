import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { WorkDocument } from '../state/documents-slice.ts';
import type { Subject } from '../state/subject-slice.ts';
import { comparisonQuestion } from './questions.ts';

/**
 * An XML invoice beside another one, compared anew after each pause in typing. While newer texts are compared, the older ones'
 * comparison stays and is called stale; that of another pair of documents never does.
 */
export function useComparison(subject: Subject, other: WorkDocument) {
  const question = comparisonQuestion(subject, other);
  const { data, error, isPlaceholderData, refetch } = useQuery({ ...question, placeholderData: keepPreviousData });
  const isOwn = data?.subject.documentId === subject.documentId && data.other.id === other.id;
  return { comparison: isOwn ? data.part : undefined, error, stale: isPlaceholderData, refetch };
}
