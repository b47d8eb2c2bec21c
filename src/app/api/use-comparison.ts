import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { WorkDocument } from '../state/documents-slice.ts';
import type { Subject } from '../state/subject-slice.ts';
import { comparisonQuestion } from './questions.ts';

/**
 * Compares a document with another one, again after each pause in typing. Until the comparison of newer texts is
 * ready, that of the older texts stays and is marked as stale; the comparison of another pair of documents never stays.
 */
export function useComparison(subject: Subject, other: WorkDocument) {
  const question = comparisonQuestion(subject, other);
  const { data, error, isPlaceholderData, refetch } = useQuery({ ...question, placeholderData: keepPreviousData });
  const isOwn = data?.subject.documentId === subject.documentId && data.other.id === other.id;
  return { comparison: isOwn ? data.part : undefined, error, stale: isPlaceholderData, refetch };
}
