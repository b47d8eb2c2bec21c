import { Copy, Download, Replace } from 'lucide-react';
import { useBuildOutcome } from '../../api/use-build.ts';
import { useFullJudgementLater } from '../../api/use-judgement.ts';
import { CommandButton } from '../../commands/CommandButton.tsx';
import { useFeeds } from '../../commands/use-feeds.ts';
import { OtherEngine } from '../../commands/OtherEngine.tsx';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';
import { Badge } from '../../ui/Badge.tsx';
import { EmptyState, ErrorState } from '../../ui/Messages.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BuiltDocument } from './BuiltDocument.tsx';
import { builtView, type BuiltView } from './built-view.ts';
import { Totals } from './Totals.tsx';
import { panelsTexts } from '../../texts/en/panels.ts';
import './built.css';

/** The built document: from the last build, or a preview of building the source now. */
export function BuiltPanel() {
  const outcome = useBuildOutcome();
  const judgement = useFullJudgementLater();
  const revision = useWorkbench((state) => activeDocument(state).revision);
  const view = builtView(revision, outcome, judgement);
  const point = useFeeds();
  return (
    <div className="built">
      <div className="built-head">
        <Standing view={view} />
        <span className="built-gap" />
        <CommandButton command="copy-built" bare icon={<Copy />} />
        <CommandButton command="download" bare icon={<Download />} />
        <CommandButton command="apply-result" bare icon={<Replace />} />
      </div>
      {view.document ? (
        <>
          <Totals document={view.document} onPoint={point} />
          <div className="built-text">
            <BuiltDocument document={view.document} onPoint={point} />
          </div>
        </>
      ) : (
        <Nothing view={view} />
      )}
    </div>
  );
}

function Standing({ view }: { view: BuiltView }) {
  return (
    <p className="built-standing" role="status">
      <Badge tone={view.tone}>{view.label}</Badge>
      <span className="clip">{view.note}</span>
    </p>
  );
}

function Nothing({ view }: { view: BuiltView }) {
  if (view.waiting) return <Skeleton rows={12} label={panelsTexts.building} />;
  if (view.trouble) {
    return (
      <ErrorState
        title={view.trouble.title}
        action={
          <>
            <CommandButton command="build" label={panelsTexts.buildAgain} />
            <OtherEngine trouble={view.trouble} />
          </>
        }
      >
        {view.trouble.advice}
      </ErrorState>
    );
  }
  return (
    <EmptyState title={view.emptyTitle} action={<CommandButton command={view.emptyCommand} />}>
      {view.note}
    </EmptyState>
  );
}
