import { useMemo } from 'react';
import { useJudgement } from '../../api/use-judgement.ts';
import { CommandButton } from '../../commands/CommandButton.tsx';
import { OtherEngine } from '../../commands/OtherEngine.tsx';
import { summaryOf } from '../../api/verdict-words.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState, ErrorState } from '../../ui/Messages.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ProblemCard } from './ProblemCard.tsx';
import { ProblemList } from './ProblemList.tsx';
import { ProblemsHead } from './ProblemsHead.tsx';
import { selectProblems } from './select-problems.ts';
import './problems.css';

/** Everything wrong with the document, live while it is typed. */
export function ProblemsPanel() {
  const judgement = useJudgement();
  const problems = judgement.state === 'judged' ? judgement.verdict.problems : undefined;
  const stale = judgement.state === 'judged' && judgement.stale;
  return (
    <section
      className="problems"
      aria-label="Problems"
      data-pane
      data-region="problems"
      data-stale={stale || undefined}
    >
      <ProblemsHead problems={problems} stale={stale} />
      <p className="unseen" role="status">
        {stale ? '' : summaryOf(judgement)}
      </p>
      <div className="problems-body">
        <Body />
      </div>
    </section>
  );
}

function Body() {
  const judgement = useJudgement();
  const hidden = useWorkbench((state) => state.hiddenSeverities);
  const filter = useWorkbench((state) => state.problemFilter);
  const grouping = useWorkbench((state) => state.problemGrouping);
  const selectedKey = useWorkbench((state) => state.selectedProblem);
  const all = judgement.state === 'judged' ? judgement.verdict.problems : undefined;
  const groups = useMemo(
    () => selectProblems(all ?? [], { hidden, filter, grouping }),
    [all, hidden, filter, grouping],
  );
  switch (judgement.state) {
    case 'empty':
      return (
        <EmptyState
          title="Nothing to check yet"
          action={<CommandButton command="paste-document" label="Paste a document" />}
        >
          Faults show here and in the text as you type.
        </EmptyState>
      );
    case 'waiting':
      return <Skeleton rows={4} label="Checking the document" />;
    case 'failed':
      return (
        <ErrorState
          title={judgement.trouble.title}
          action={
            <>
              <Button onPress={judgement.retry}>Check again</Button>
              <OtherEngine trouble={judgement.trouble} />
            </>
          }
        >
          {judgement.trouble.advice}
        </ErrorState>
      );
    case 'judged': {
      const { problems, accepted } = judgement.verdict;
      if (problems.length === 0) return <NoProblems accepted={accepted} />;
      const shown = groups.flatMap((group) => group.problems);
      if (shown.length === 0) return <EmptyState title="Nothing matches">Every problem is filtered out.</EmptyState>;
      const selected = shown.find(({ key }) => key === selectedKey) ?? shown[0];
      return (
        <>
          <ProblemList groups={groups} selected={selected?.key} />
          {selected ? <ProblemCard problem={selected} /> : null}
        </>
      );
    }
  }
}

function NoProblems({ accepted }: { accepted: boolean }) {
  if (!accepted) {
    return (
      <EmptyState title="Refused without a reason">The engine gave no fault. Build it to see its message.</EmptyState>
    );
  }
  return (
    <EmptyState title="No faults" action={<CommandButton command="build" variant="primary" showKeys />}>
      The engine accepts this document.
    </EmptyState>
  );
}
