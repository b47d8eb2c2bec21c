import { oneForMember } from './one-missing-member.ts';
import type { Fault } from '../../engine/index.ts';
import { documentTree } from '../source/document-tree.ts';
import type { DestinationAnswer } from './destination-question.ts';
import { hasPaths, type TextVerdict } from './text-verdict.ts';
import { problemsOf } from './problem.ts';

/**
 * The verdict on a text together with the faults for its destination. Until those of this text are known, the faults of
 * the previous text are shown at their members in this text, so that lists do not flicker with each key. For XML, where
 * places move, they are left out meanwhile.
 */
export function forDestination<Verdict extends TextVerdict | undefined>(
  verdict: Verdict,
  answer: DestinationAnswer | undefined,
  asked: string,
): Verdict {
  const { subject, part, asked: about } = answer ?? {};
  if (!verdict || !part?.verdict || about !== asked || subject?.documentId !== verdict.subject.documentId)
    return verdict;
  if (verdict.xml) {
    const known = new Set(verdict.problems.map(({ key }) => key));
    const more = part.problems.filter(({ key }) => !known.has(key));
    if (more.length === 0 || subject.revision !== verdict.subject.revision) return verdict;
    return { ...verdict, problems: [...verdict.problems, ...more], destination: asked };
  }
  if (!hasPaths(verdict)) return verdict;
  const faults: readonly Fault[] = [...verdict.faults, ...part.verdict.faults];
  return {
    ...verdict,
    faults,
    problems: oneForMember(problemsOf(documentTree(verdict.subject.text), faults)),
    destination: asked,
    ...(subject.revision !== verdict.subject.revision && { isDestinationLate: true }),
  };
}
