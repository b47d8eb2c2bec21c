import { useEffect, type ReactNode } from 'react';
import type { JsonObject } from '../../engine/index.ts';
import { useOperation } from '../api/use-operation.ts';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { Button } from '../ui/Button.tsx';
import { DifferenceList } from './DifferenceList.tsx';
import { OperationPending, OperationSheet } from './OperationSheet.tsx';
import { OperationTrouble } from './OperationTrouble.tsx';
import { useOriginal } from './use-original.ts';

export interface PreviewSheetProps {
  readonly title: string;
  readonly lead: string;
  readonly pending: string;
  readonly work: (text: string, signal: AbortSignal) => Promise<JsonObject>;
  /** What can be done with the result. */
  readonly actions: (document: JsonObject) => ReactNode;
}

/** An operation without questions: it starts at once and shows what it would change before anything is taken over. */
export function PreviewSheet({ title, lead, pending, work, actions }: PreviewSheetProps) {
  const { state, start } = useOperation(work);
  const close = useWorkbench((store) => store.closeOverlay);
  const original = useOriginal();
  function run(): void {
    start(activeDocument(useWorkbench.getState()).text);
  }
  // Once, for the text that was there when the sheet opened.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(run, []);
  return (
    <OperationSheet title={title} lead={lead}>
      {state.phase === 'pending' ? <OperationPending label={pending} onCancel={close} /> : null}
      {state.phase === 'failed' ? <OperationTrouble error={state.error} onLeave={close} again={run} /> : null}
      {state.phase === 'done' ? (
        <>
          <DifferenceList before={original} after={state.answer} label="Different from the original" />
          <div className="operation-foot">
            <Button onPress={close}>Leave it</Button>
            {actions(state.answer)}
          </div>
        </>
      ) : null}
    </OperationSheet>
  );
}
