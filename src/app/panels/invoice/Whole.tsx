import { Said } from '../../ui/Said.tsx';
import { Fixes } from '../../commands/mending/Fixes.tsx';
import { invoiceTexts } from '../../texts/en/invoice.ts';
import { SeverityIcon } from '../../ui/Severity.tsx';
import type { Numbered } from './place-problems.ts';

interface WholeProps {
  readonly problems: readonly Numbered[];
  /** Why the page is locked. */
  readonly locked: string | undefined;
  readonly unfinished: boolean;
}

/** Above the page: what is about the whole document, and what stops its calculation. */
export function Whole({ problems, locked, unfinished }: WholeProps) {
  if (problems.length === 0 && locked === undefined && !unfinished) return null;
  return (
    <div className="paper-whole">
      {locked === undefined ? null : <p className="paper-whole-words">{locked}</p>}
      {unfinished && locked === undefined ? <p className="paper-whole-words">{invoiceTexts.notCalculated}</p> : null}
      {problems.map(({ number, problem }) => (
        <div key={problem.key} className="paper-whole-problem">
          <p className="paper-card-message">
            <SeverityIcon severity={problem.severity} />
            <span>
              <span className="paper-number">{number}</span> <Said text={problem.message} of={problem} />
            </span>
          </p>
          {locked === undefined ? <Fixes key={problem.key} problem={problem} /> : null}
        </div>
      ))}
    </div>
  );
}
