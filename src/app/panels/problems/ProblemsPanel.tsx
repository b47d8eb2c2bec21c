import { memo, useMemo } from 'react';
import type { JsonObject } from '../../../engine/index.ts';
import { isJsonObject } from '../../../engine/values.ts';
import { useBuildOutcome } from '../../api/use-build.ts';
import type { TextVerdict } from '../../api/text-verdict.ts';
import { useDestination } from '../../api/use-destination.ts';
import { useJudgement, useOutdated } from '../../api/use-judgement.ts';
import { CommandButton } from '../../commands/CommandButton.tsx';
import { useVerified } from '../../commands/use-verified.ts';
import type { Subject } from '../../state/subject-slice.ts';
import { JudgedAtRest } from '../../commands/Judged.tsx';
import { summaryOf, useGoing } from '../../api/verdict-words.ts';
import { useLanguage } from '../../state/use-language.ts';
import { isXmlInvoice } from '../../../language/recognise/xml-invoice.ts';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';
import { EmptyState } from '../../ui/Messages.tsx';
import { ProblemCard } from './ProblemCard.tsx';
import { ProblemList } from './ProblemList.tsx';
import { ProblemsHead } from './ProblemsHead.tsx';
import { foldProblems, selectProblems, type FoldedProblems } from './select-problems.ts';
import { useStaying } from './use-staying.ts';
import { panelsTexts } from '../../texts/en/panels.ts';
import './problems.css';

/** Lists every problem of the document while the user types. */
export function ProblemsPanel() {
  const judgement = useJudgement();
  const problems = judgement.state === 'judged' ? judgement.verdict.problems : undefined;
  const stale = useOutdated(judgement);
  const going = useGoing(judgement);
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
        {stale ? '' : summaryOf(judgement, going)}
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

function Found({ verdict: { problems, accepted, subject, seal } }: { verdict: TextVerdict }) {
  const hidden = useWorkbench((state) => state.hiddenSeverities);
  const filter = useWorkbench((state) => state.problemFilter);
  const grouping = useWorkbench((state) => state.problemGrouping);
  const selectedKey = useWorkbench((state) => state.selectedProblem);
  const { groups, followUps, shown } = useMemo(() => {
    // Whoever searches finds each problem in a row of its own.
    const folded = filter.trim() === '' ? foldProblems(problems) : { causes: problems, followUps: NO_FOLLOW_UPS };
    const groups = selectProblems(folded.causes, { hidden, filter, grouping });
    return { groups, followUps: folded.followUps, shown: groups.flatMap((group) => group.problems) };
  }, [problems, hidden, filter, grouping]);
  const staying = useStaying(shown, followUps, selectedKey, subject.documentId);
  if (problems.length === 0) return <NoProblems accepted={accepted} sealed={seal ? subject : undefined} />;
  if (shown.length === 0) return <EmptyState title={panelsTexts.nothingMatches}>{panelsTexts.allFiltered}</EmptyState>;
  const follows = staying && followUps.get(staying.key);
  const selected = follows?.find(({ key }) => key === selectedKey) ?? staying;
  return (
    <>
      <ProblemList groups={groups} followUps={followUps} selected={staying?.key} />
      {selected ? <ProblemCard problem={selected} follows={selected === staying ? follows : undefined} /> : null}
    </>
  );
}

const NO_FOLLOW_UPS: FoldedProblems['followUps'] = new Map();

function NoProblems({ accepted, sealed }: { accepted: boolean; sealed: Subject | undefined }) {
  const isXml = useWorkbench((state) => isXmlInvoice(activeDocument(state).text));
  const revision = useWorkbench((state) => activeDocument(state).revision);
  const outcome = useBuildOutcome();
  if (!accepted) {
    return <EmptyState title={panelsTexts.rejectedWithoutReason}>{panelsTexts.rejectedHint}</EmptyState>;
  }
  if (isXml) {
    return <EmptyState title={panelsTexts.noFaults}>{panelsTexts.xmlValidHint}</EmptyState>;
  }
  if (sealed) {
    return <NoProblemsSealed subject={sealed} />;
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
  const verdict = judgement.state === 'judged' ? judgement.verdict : undefined;
  if (verdict?.format !== undefined)
    return <CommandButton command="show-export" label={panelsTexts.exportFor(verdict.name)} />;
  return otherwise ? <CommandButton command="show-export" /> : null;
}

/** A signed document is verified next, unless that has been done. */
function NoProblemsSealed({ subject }: { subject: Subject }) {
  const isVerified = useVerified(subject);
  return (
    <EmptyState
      title={panelsTexts.noFaults}
      action={isVerified ? undefined : <CommandButton command="verify" variant="primary" />}
    >
      {isVerified ? panelsTexts.verifiedHint : panelsTexts.acceptedHint}
    </EmptyState>
  );
}
