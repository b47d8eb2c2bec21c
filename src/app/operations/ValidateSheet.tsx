import { CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { validateText } from '../api/operations.ts';
import { useJudgement } from '../api/use-judgement.ts';
import { useOperation } from '../api/use-operation.ts';
import { useCommands } from '../commands/CommandProvider.tsx';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { Button } from '../ui/Button.tsx';
import { OperationPending, OperationSheet } from './OperationSheet.tsx';
import { OperationTrouble } from './OperationTrouble.tsx';

/** Judges the document exactly as it stands: nothing is filled in first. */
export function ValidateSheet() {
  const { state, start } = useOperation(validateText);
  const close = useWorkbench((store) => store.closeOverlay);
  const commands = useCommands();
  const judgement = useJudgement();
  const buildable = judgement.state === 'judged' && !judgement.stale && judgement.verdict.accepted;
  function run(): void {
    start(activeDocument(useWorkbench.getState()).text);
  }
  // Once, for the text that was there when the sheet opened.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(run, []);
  return (
    <OperationSheet
      title="Validate"
      lead="Checks the document as it stands. Nothing is calculated and nothing is filled in, as a receiver would do it."
    >
      {state.phase === 'pending' ? <OperationPending label="Checking every rule" onCancel={close} /> : null}
      {state.phase === 'failed' ? <OperationTrouble error={state.error} onLeave={close} again={run} /> : null}
      {state.phase === 'failed' && buildable ? (
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
      {state.phase === 'done' ? (
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
