import { ArrowLeftRight, FileUp } from 'lucide-react';
import { useShallow } from 'zustand/react/shallow';
import { troubleOf } from '../../api/trouble.ts';
import { useComparison } from '../../api/use-comparison.ts';
import { useSubject } from '../../api/use-subject.ts';
import { CommandButton } from '../../commands/CommandButton.tsx';
import type { WorkDocument } from '../../state/documents-slice.ts';
import type { Subject } from '../../state/subject-slice.ts';
import { isComparable } from '../../source/comparable.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/Field.tsx';
import { EmptyState, ErrorState } from '../../ui/Messages.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Compared } from './Compared.tsx';
import { saidText } from '../../texts/said.ts';
import { comparisonTexts } from '../../texts/en/comparison.ts';
import '../../ui/pane.css';
import './comparison.css';

/** Compares the open document with another one, in JSON or XML, and again after each edit. */
export function ComparisonPanel() {
  const subject = useSubject();
  const chosen = useWorkbench((state) => state.compared[state.activeId]);
  const others = useWorkbench(
    useShallow(({ documents, activeId }) =>
      documents.filter(({ id, text }) => id !== activeId && (id === chosen || isComparable(text))),
    ),
  );
  const other = others.find(({ id }) => id === chosen);
  if (!subject || !isComparable(subject.text)) {
    return <EmptyState title={comparisonTexts.nothingToCompare}>{comparisonTexts.sourceNotComparable}</EmptyState>;
  }
  if (!other) {
    return (
      <EmptyState
        title={comparisonTexts.compareWithAnother}
        action={
          <div className="comparison-ways">
            {others.length > 0 ? <OtherChoice others={others} /> : null}
            <CommandButton
              command="compare-with-file"
              label={comparisonTexts.chooseAFile}
              icon={<FileUp aria-hidden />}
            />
          </div>
        }
      >
        {comparisonTexts.lead}
      </EmptyState>
    );
  }
  return (
    <div className="pane">
      <div className="pane-head">
        <OtherChoice others={others} chosen={other.id} />
        <CommandButton command="compare-with-file" bare icon={<FileUp />} />
        <CommandButton command="swap-compared" bare icon={<ArrowLeftRight />} />
      </div>
      <Comparison subject={subject} other={other} />
    </div>
  );
}

function Comparison({ subject, other }: { subject: Subject; other: WorkDocument }) {
  const { comparison, error, stale, refetch } = useComparison(subject, other);
  if (error) {
    const again = <Button onPress={() => void refetch()}>{comparisonTexts.compareAgain}</Button>;
    return (
      <ErrorState title={comparisonTexts.notCompared} action={again}>
        {troubleOf(error).advice}
      </ErrorState>
    );
  }
  if (!comparison) return <Skeleton rows={9} label={comparisonTexts.comparing} />;
  if (comparison.ok) return <Compared rows={comparison.rows} other={other} stale={stale} />;
  const title =
    comparison.side === 'here' ? comparisonTexts.sourceUnreadable : comparisonTexts.cannotBeRead(other.name);
  return <ErrorState title={title}>{saidText(comparison.description, comparison)}.</ErrorState>;
}

function OtherChoice({ others, chosen }: { others: readonly WorkDocument[]; chosen?: string }) {
  const active = useWorkbench((state) => state.activeId);
  const compareWith = useWorkbench((state) => state.compareWith);
  const open = others.map(({ id, name }) => ({ value: id, title: name }));
  return (
    <Select
      label={comparisonTexts.compareWith}
      value={chosen ?? ''}
      onChange={(id) => {
        if (id !== '') compareWith(active, id);
      }}
      options={chosen === undefined ? [{ value: '', title: comparisonTexts.anOpenDocument }, ...open] : open}
    />
  );
}
