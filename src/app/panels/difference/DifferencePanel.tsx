import { useFullJudgement } from '../../api/use-judgement.ts';
import { CommandButton } from '../../commands/CommandButton.tsx';
import { OtherEngine } from '../../commands/OtherEngine.tsx';
import { styleOf } from '../../../language/edits/style.ts';
import { parseJson } from '../../../language/syntax/parse-json.ts';
import { toJson } from '../../../language/syntax/to-json.ts';
import { alignValues, printAligned } from './align-values.ts';
import { useWidth } from '../../ui/use-media.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState, ErrorState } from '../../ui/Messages.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { differenceTexts } from '../../texts/en/difference.ts';

const DifferenceEditor = onDemand(
  () => import('../../editor/DifferenceEditor.tsx'),
  (module) => module.DifferenceEditor,
  {
    get label() {
      return differenceTexts.loadingTheComparison;
    },
  },
);

/** Source against built document, line by line. Order, layout and notation are no difference: only values are. */
export function DifferencePanel() {
  const judgement = useFullJudgement();
  const theme = useWorkbench((state) => state.theme);
  const phone = useWidth() === 'phone';
  const verdict = judgement.state === 'judged' ? judgement.verdict : undefined;
  if (phone)
    return <EmptyState title={differenceTexts.notEnoughRoom}>{differenceTexts.openChangesWhichTellsThe}</EmptyState>;
  if (judgement.state === 'waiting') return <Skeleton rows={12} label={differenceTexts.building} />;
  if (judgement.state === 'empty') {
    return (
      <EmptyState
        title={differenceTexts.noDocument}
        action={<CommandButton command="paste-document" label={differenceTexts.pasteADocument} />}
      >
        {differenceTexts.sourceAndBuiltDocumentShow}
      </EmptyState>
    );
  }
  if (judgement.state === 'failed') {
    return (
      <ErrorState
        title={judgement.trouble.title}
        action={
          <>
            <Button onPress={judgement.retry}>{differenceTexts.checkAgain}</Button>
            <OtherEngine trouble={judgement.trouble} />
          </>
        }
      >
        {judgement.trouble.advice}
      </ErrorState>
    );
  }
  if (!verdict?.document) {
    return (
      <EmptyState title={differenceTexts.nothingToCompareYet}>{differenceTexts.theSourceCannotBeCalculated}</EmptyState>
    );
  }
  const source = toJson(parseJson(verdict.subject.text).root);
  const unit = styleOf(verdict.subject.text).unit || '  ';
  const before = printAligned(alignValues(source, verdict.document) ?? null, unit);
  const after = printAligned(verdict.document, unit);
  if (before === after)
    return <EmptyState title={differenceTexts.noDifference}>{differenceTexts.theSourceSaysWhat}</EmptyState>;
  return (
    <DifferenceEditor before={before} after={after} theme={theme} label={differenceTexts.sourceAgainstBuiltDocument} />
  );
}
