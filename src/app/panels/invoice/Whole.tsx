import { use, type ReactNode } from 'react';
import { Fixes } from '../../commands/mending/Fixes.tsx';
import { invoiceTexts } from '../../texts/en/invoice.ts';
import { SeverityIcon } from '../../ui/Severity.tsx';
import { PageMessage } from './PageMessage.tsx';
import { numberedText } from './numbered-text.ts';
import { WorkContext } from './paper-work.ts';
import type { Numbered } from './place-problems.ts';

/** Why the page is locked, and what asks again if that may help. */
export interface Locked {
  readonly words: string;
  readonly again?: ReactNode;
}

interface WholeProps {
  readonly problems: readonly Numbered[];
  readonly locked: Locked | undefined;
  readonly unfinished: boolean;
}

/** Most problems of the whole document that stand open above the page. */
const MOST = 2;

/** Above the page: what is about the whole document, and what stops its calculation. */
export function Whole({ problems, locked, unfinished }: WholeProps) {
  if (problems.length === 0 && locked === undefined && !unfinished) return null;
  return (
    <div className="paper-whole">
      {locked === undefined ? null : (
        <p className="paper-whole-words" role={locked.again === undefined ? undefined : 'status'}>
          {locked.words} {locked.again}
        </p>
      )}
      {unfinished && locked === undefined ? <p className="paper-whole-words">{invoiceTexts.notCalculated}</p> : null}
      {problems.slice(0, MOST).map((numbered) => (
        <WholeProblem key={numbered.problem.key} {...numbered} isLocked={locked !== undefined} />
      ))}
      {problems.length > MOST ? (
        <details className="paper-whole-more">
          <summary>{invoiceTexts.aboutAll(problems.length - MOST)}</summary>
          {problems.slice(MOST).map((numbered) => (
            <WholeProblem key={numbered.problem.key} {...numbered} isLocked={locked !== undefined} />
          ))}
        </details>
      ) : null}
    </div>
  );
}

function WholeProblem({ number, problem, isLocked }: Numbered & { readonly isLocked: boolean }) {
  const work = use(WorkContext);
  return (
    // Steps stop here, so that it is read and its fixes are next.
    <div
      className="paper-whole-problem"
      role="group"
      aria-label={numberedText(number, work?.count ?? number, problem)}
      tabIndex={-1}
      data-problem={problem.key}
      data-selected={problem.key === work?.selected || undefined}
    >
      <p className="paper-card-message">
        <SeverityIcon severity={problem.severity} />
        <span>
          <span className="paper-number">{number}</span> <PageMessage problem={problem} />
        </span>
      </p>
      {isLocked ? null : <Fixes key={problem.key} problem={problem} />}
    </div>
  );
}
