import { useEffect, useMemo } from 'react';
import type { JsonObject } from '../../../engine/index.ts';
import { correctionOptions, correctText } from '../../api/operations.ts';
import { useOperation } from '../../api/use-operation.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Messages.tsx';
import { DifferenceList } from '../DifferenceList.tsx';
import { OperationPending, OperationSheet } from '../OperationSheet.tsx';
import { OperationTrouble } from '../OperationTrouble.tsx';
import { openResult } from '../take-over.ts';
import { useOriginal } from '../use-original.ts';
import { CorrectForm } from './CorrectForm.tsx';
import { fieldsOf } from './options-form.ts';

/** Makes a credit note, debit note or corrective invoice: questions first, then what differs, then a tab of its own. */
export function CorrectSheet() {
  const close = useWorkbench((store) => store.closeOverlay);
  const { state, start } = useOperation(correctionOptions);
  function ask(): void {
    start(activeDocument(useWorkbench.getState()).text);
  }
  // Once, for the text that was there when the sheet opened.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(ask, []);
  return (
    <OperationSheet
      title="Correct"
      lead="Makes a new document that refers to this one. The original stays as it is; nothing is opened before you have seen what differs."
    >
      {state.phase === 'pending' ? <OperationPending label="Asking what a correction takes" onCancel={close} /> : null}
      {state.phase === 'failed' ? <OperationTrouble error={state.error} onLeave={close} again={ask} /> : null}
      {state.phase === 'done' ? state.answer ? <Correction schema={state.answer} /> : <NotCorrectable /> : null}
    </OperationSheet>
  );
}

interface Correcting {
  readonly text: string;
  readonly options: JsonObject;
}

function Correction({ schema }: { schema: JsonObject }) {
  const fields = useMemo(() => fieldsOf(schema), [schema]);
  const close = useWorkbench((store) => store.closeOverlay);
  const original = useOriginal();
  const { act } = useCommands();
  const { state, start, cancel } = useOperation(({ text, options }: Correcting, signal) =>
    correctText(text, options, signal),
  );
  const answer = state.phase === 'done' ? state.answer : undefined;
  return (
    <>
      {/* Stays in place behind the difference, so that going back finds every answer. */}
      <div hidden={state.phase === 'pending' || state.phase === 'done'}>
        {state.phase === 'failed' ? <OperationTrouble error={state.error} onLeave={close} /> : null}
        <CorrectForm
          fields={fields}
          onCancel={close}
          onSubmit={(options) => {
            start({ text: activeDocument(useWorkbench.getState()).text, options });
          }}
        />
      </div>
      {state.phase === 'pending' ? <OperationPending label="Making the correction" onCancel={cancel} /> : null}
      {answer ? (
        <>
          <DifferenceList before={original} after={answer} label="Different from the original" />
          <div className="operation-foot">
            <Button onPress={cancel}>Back to the options</Button>
            <Button
              variant="primary"
              autoFocus
              onPress={() => {
                close();
                act((context) => {
                  openResult(context, answer, kindOf(answer), 'The correction is open in a tab of its own');
                });
              }}
            >
              Open in a new tab
            </Button>
          </div>
        </>
      ) : null}
    </>
  );
}

function NotCorrectable() {
  const close = useWorkbench((store) => store.closeOverlay);
  return (
    <EmptyState title="This document takes no correction" action={<Button onPress={close}>Close</Button>}>
      Its type or its tax regime knows none. Replicate it to start a new document from it.
    </EmptyState>
  );
}

function kindOf(document: JsonObject): string {
  const inner = document['doc'];
  const body = typeof inner === 'object' && inner !== null && 'type' in inner ? (inner as JsonObject) : document;
  return typeof body['type'] === 'string' ? body['type'] : 'corrected';
}
