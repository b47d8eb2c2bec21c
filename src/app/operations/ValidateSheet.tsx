import { CircleCheck } from 'lucide-react';
import { validateText } from '../api/operations.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useIsPresent, useJudgement } from '../api/use-judgement.ts';
import { useCommands } from '../commands/CommandProvider.tsx';
import { useWorkbench } from '../state/workbench-store.ts';
import { Button } from '../ui/Button.tsx';
import { OperationPending, OperationSheet } from './OperationSheet.tsx';
import { OperationTrouble } from './OperationTrouble.tsx';
import { operationsTexts } from '../texts/en/operations.ts';

/** Checks the document as it is, without filling anything in first. */
export function ValidateSheet() {
  const { data, error, isFetching, refetch } = useAnswer('validate', validateText);
  const close = useWorkbench((store) => store.closeOverlay);
  const commands = useCommands();
  const judgement = useJudgement();
  const verdict = judgement.state === 'judged' ? judgement.verdict : undefined;
  const present = useIsPresent(verdict);
  const buildable = present && verdict?.accepted === true;
  const failed = !isFetching && error !== null;
  return (
    <OperationSheet title={operationsTexts.validate} lead={operationsTexts.validateLead}>
      {isFetching ? <OperationPending label={operationsTexts.checkingEveryRule} onCancel={close} /> : null}
      {failed ? <OperationTrouble error={error} onLeave={close} again={() => void refetch()} /> : null}
      {failed && buildable ? (
        <div className="operation-foot">
          <p className="operation-hint">{operationsTexts.validAfterBuild}</p>
          <Button
            variant="primary"
            onPress={() => {
              close();
              commands.run('build');
            }}
          >
            {operationsTexts.build}
          </Button>
        </div>
      ) : null}
      {data && !isFetching ? (
        <>
          <p className="operation-good" role="status">
            {operationsTexts.validAsIs(<CircleCheck aria-hidden />)}
          </p>
          <div className="operation-foot">
            <Button variant="primary" onPress={close}>
              {operationsTexts.done}
            </Button>
          </div>
        </>
      ) : null}
    </OperationSheet>
  );
}
