import type { TextVerdict } from '../../api/text-verdict.ts';
import { countsOf, standingOf, wordsOf } from '../../api/verdict-words.ts';
import { useDone } from './page-edits.ts';
import type { PageProblem } from './place-problems.ts';

interface PageStatusProps {
  readonly verdict: TextVerdict;
  /** The problems that stand on the page. */
  readonly standing: readonly PageProblem[];
  /** What a key found where it did nothing. */
  readonly note: string;
}

/** Says to who listens what the last edit did, once it is judged, and how the document stands then. */
export function PageStatus({ verdict, standing, note }: PageStatusProps) {
  const { documentId, text } = verdict.subject;
  const done = useDone(documentId, text);
  const faults = countsOf(standing.map(({ problem }) => problem)).error;
  return (
    <p className="unseen" role="status">
      {done === undefined ? note : `${done} ${wordsOf({ ...standingOf(verdict), faults })}`}
    </p>
  );
}
