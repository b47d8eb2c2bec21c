import { memo, useMemo } from 'react';
import type { JsonObject } from '../../../engine/index.ts';
import { isJsonObject } from '../../../engine/values.ts';
import { useBuildOutcome } from '../../api/use-build.ts';
import type { TextVerdict } from '../../api/judge.ts';
import { useDestination } from '../../api/use-destination.ts';
import { useJudgement, useOutdated } from '../../api/use-judgement.ts';
import { CommandButton } from '../../commands/CommandButton.tsx';
import { JudgedAtRest } from '../../commands/Judged.tsx';
import { summaryOf } from '../../api/verdict-words.ts';
import { useLanguage } from '../../state/use-language.ts';
import { isXmlInvoice } from '../../../language/recognise/xml-invoice.ts';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';
import { EmptyState } from '../../ui/Messages.tsx';
import { ProblemCard } from './ProblemCard.tsx';
import { ProblemList } from './ProblemList.tsx';
import { ProblemsHead } from './ProblemsHead.tsx';
import { selectProblems } from './select-problems.ts';
import { panelsTexts } from '../../texts/en/panels.ts';
import './problems.css';

/** Lists every problem of the document while the user types. */
export function ProblemsPanel() {
  const judgement = useJudgement();
  const problems = judgement.state === 'judged' ? judgement.verdict.problems : undefined;
  const stale = useOutdated(judgement);
  return (
    <section
      className="problems"
      aria-label={panelsTexts.problems}
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

/** A separate component, because rendering hundreds of problems takes time. */
const Body = memo(function Body() {
  useLanguage();
  return (
    <JudgedAtRest
      empty={{ title: panelsTexts.nothingToCheckYet, words: panelsTexts.problemsLead }}
      waiting={{ rows: 4, label: panelsTexts.checkingTheDocument }}
    >
      {(verdict) => <Found verdict={verdict} />}
    </JudgedAtRest>
  );
});

function Found({ verdict: { problems, accepted } }: { verdict: TextVerdict }) {
  const hidden = useWorkbench((state) => state.hiddenSeverities);
  const filter = useWorkbench((state) => state.problemFilter);
  const grouping = useWorkbench((state) => state.problemGrouping);
  const selectedKey = useWorkbench((state) => state.selectedProblem);
  const groups = useMemo(
    () => selectProblems(problems, { hidden, filter, grouping }),
    [problems, hidden, filter, grouping],
  );
  if (problems.length === 0) return <NoProblems accepted={accepted} />;
  const shown = groups.flatMap((group) => group.problems);
  if (shown.length === 0) return <EmptyState title={panelsTexts.nothingMatches}>{panelsTexts.allFiltered}</EmptyState>;
  const selected = shown.find(({ key }) => key === selectedKey) ?? shown[0];
  return (
    <>
      <ProblemList groups={groups} selected={selected?.key} />
      {selected ? <ProblemCard problem={selected} /> : null}
    </>
  );
}

function NoProblems({ accepted }: { accepted: boolean }) {
  const isXml = useWorkbench((state) => isXmlInvoice(activeDocument(state).text));
  const revision = useWorkbench((state) => activeDocument(state).revision);
  const outcome = useBuildOutcome();
  if (!accepted) {
    return <EmptyState title={panelsTexts.rejectedWithoutReason}>{panelsTexts.rejectedHint}</EmptyState>;
  }
  if (isXml) {
    return (
      <EmptyState title={panelsTexts.noFaults} action={<CommandButton command="take-over-xml" variant="primary" />}>
        {panelsTexts.xmlValidHint}
      </EmptyState>
    );
  }
  if (outcome?.kind === 'built' && outcome.revision === revision) return <NextSteps document={outcome.document} />;
  return (
    <EmptyState
      title={panelsTexts.noFaults}
      action={
        <>
          <CommandButton command="build" variant="primary" showKeys />
          <ExportButton />
        </>
      }
    >
      {panelsTexts.acceptedHint}
    </EmptyState>
  );
}

/** Next steps for a built document. */
function NextSteps({ document }: { document: JsonObject }) {
  const { doc = document, sigs } = document;
  const isInvoice = isJsonObject(doc) && String(doc['$schema']).endsWith('/bill/invoice');
  return (
    <EmptyState
      title={panelsTexts.builtWithoutFaults}
      action={
        <>
          <CommandButton command="download" variant="primary" label={panelsTexts.download} />
          {sigs === undefined ? <CommandButton command="sign" /> : null}
          <ExportButton otherwise={isInvoice} />
        </>
      }
    >
      {panelsTexts.nextSteps}
    </EmptyState>
  );
}

/** Opens the export for the destination of the document. */
function ExportButton({ otherwise = false }: { readonly otherwise?: boolean }) {
  const judgement = useDestination();
  const verdict = judgement.state === 'told' ? judgement.verdict : undefined;
  if (verdict?.format !== undefined)
    return <CommandButton command="show-export" label={panelsTexts.exportFor(verdict.name)} />;
  return otherwise ? <CommandButton command="show-export" /> : null;
}
