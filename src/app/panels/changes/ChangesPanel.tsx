import { useJudgement } from '../../api/use-judgement.ts';
import { CommandButton } from '../../commands/CommandButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState, ErrorState } from '../../ui/Messages.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { ChangeList } from './ChangeList.tsx';
import './changes.css';

/** What building does to the source: nothing is changed without a row here. */
export function ChangesPanel() {
  const judgement = useJudgement();
  switch (judgement.state) {
    case 'empty':
      return (
        <EmptyState title="No document" action={<CommandButton command="paste-document" label="Paste a document" />}>
          Building completes a document. Everything it fills in, overwrites or drops is listed here.
        </EmptyState>
      );
    case 'waiting':
      return <Skeleton rows={9} label="Comparing source and result" />;
    case 'failed':
      return (
        <ErrorState title={judgement.trouble.title} action={<Button onPress={judgement.retry}>Check again</Button>}>
          {judgement.trouble.advice}
        </ErrorState>
      );
    case 'judged': {
      const { changes, document } = judgement.verdict;
      if (changes.length > 0) {
        return (
          <div className="changes" data-stale={judgement.stale || undefined}>
            <ChangeList changes={changes} />
          </div>
        );
      }
      return document ? (
        <EmptyState title="Nothing changes">The source already says everything the built document does.</EmptyState>
      ) : (
        <EmptyState title="Nothing to compare yet">The source cannot be calculated. Mend its faults first.</EmptyState>
      );
    }
  }
}
