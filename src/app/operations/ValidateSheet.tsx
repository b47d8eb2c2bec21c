import { CircleCheck } from 'lucide-react';
import { validateText } from '../api/operations.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useJudgement } from '../api/use-judgement.ts';
import { useCommands } from '../commands/CommandProvider.tsx';
import { useWorkbench } from '../state/workbench-store.ts';
import { Button } from '../ui/Button.tsx';
import { OperationPending, OperationSheet } from './OperationSheet.tsx';
import { OperationTrouble } from './OperationTrouble.tsx';

/** Judges the document exactly as it stands: nothing is filled in first. */
export function ValidateSheet() {
  const { data, error, isFetching, refetch } = useAnswer('validate', validateText);
  const close = useWorkbench((store) => store.closeOverlay);
  const commands = useCommands();
  const judgement = useJudgement();
  const buildable = judgement.state === 'judged' && !judgement.stale && judgement.verdict.accepted;
  const failed = !isFetching && error !== null;
  return (
    <OperationSheet
      title="Validate"
      lead="Checks the document as it stands. Nothing is calculated and nothing is filled in, as a receiver would do it."
    >
      {isFetching ? <OperationPending label="Checking every rule" onCancel={close} /> : null}
      {failed ? <OperationTrouble error={error} onLeave={close} again={() => void refetch()} /> : null}
      {failed && buildable ? (
        <div className="operation-foot">
          <p className="operation-hint">Building fills in what is missing: the built document has no faults.</p>
          <Button
            variant="primary"
            onPress={() => {
              close();
              commands.run('build');
            }}
          >
            Build
          </Button>
        </div>
      ) : null}
      {data && !isFetching ? (
        <>
          <p className="operation-good" role="status">
            <CircleCheck aria-hidden /> Every rule holds for the document as it stands.
          </p>
          <div className="operation-foot">
            <Button variant="primary" onPress={close}>
              Done
            </Button>
          </div>
        </>
      ) : null}
    </OperationSheet>
  );
}
