import { useMemo } from 'react';
import type { JsonObject } from '../../../engine/index.ts';
import { buildAgain, correctionOptions, correctText } from '../../api/operations.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { useCancellable } from '../../api/use-cancellable.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Messages.tsx';
import { DifferenceList } from '../DifferenceList.tsx';
import { OperationPending, OperationSheet } from '../OperationSheet.tsx';
import { OperationTrouble } from '../OperationTrouble.tsx';
import { openResult } from '../take-over.ts';
import { parsed, useOriginal } from '../use-original.ts';
import { CorrectForm } from './CorrectForm.tsx';
import { offeredLines, withLines } from './chosen-lines.ts';
import { fieldsOf } from './options-form.ts';
import { operationsTexts } from '../../texts/en/operations.ts';

/**
 * Creates a credit note, debit note or corrective invoice. First asks for the options, then shows the differences, then
 * opens a new tab.
 */
export function CorrectSheet() {
  const close = useWorkbench((store) => store.closeOverlay);
  // A query must not return undefined: null means that there are no options.
  const { data, error, isFetching, refetch } = useAnswer('correction-options', async (text, signal, service) => {
    return (await correctionOptions(text, signal, service)) ?? null;
  });
  return (
    <OperationSheet title={operationsTexts.correct} lead={operationsTexts.correctLead}>
      {isFetching ? (
        <OperationPending label={operationsTexts.loadingCorrection} onCancel={close} />
      ) : error ? (
        <OperationTrouble error={error} onLeave={close} again={() => void refetch()} />
      ) : data ? (
        <Correction schema={data} />
      ) : (
        <NotCorrectable />
      )}
    </OperationSheet>
  );
}

interface Correcting {
  readonly text: string;
  readonly options: JsonObject;
  /** Indexes of the lines to correct; undefined for all. */
  readonly chosen: ReadonlySet<number> | undefined;
}

function Correction({ schema }: { schema: JsonObject }) {
  const fields = useMemo(() => fieldsOf(schema), [schema]);
  const close = useWorkbench((store) => store.closeOverlay);
  const original = useOriginal();
  const { act } = useCommands();
  const {
    data: answer,
    error,
    isPending,
    start,
    cancel,
  } = useCancellable(async ({ text, options, chosen }: Correcting, signal) => {
    const correction = await correctText(text, options, signal);
    return chosen ? buildAgain(withLines(correction, chosen), signal) : correction;
  });
  const text = useWorkbench((store) => activeDocument(store).text);
  const lines = useMemo(() => offeredLines(parsed(text)), [text]);
  return (
    <>
      {/* Stays mounted behind the differences, so that going back keeps every answer. */}
      <div hidden={isPending || answer !== undefined}>
        {error ? <OperationTrouble error={error} onLeave={close} /> : null}
        <CorrectForm
          fields={fields}
          lines={lines}
          onCancel={close}
          onSubmit={(options, chosen) => {
            start({ text: activeDocument(useWorkbench.getState()).text, options, chosen });
          }}
        />
      </div>
      {isPending ? <OperationPending label={operationsTexts.correcting} onCancel={cancel} /> : null}
      {answer ? (
        <>
          <DifferenceList before={original} after={answer} label={operationsTexts.differs} />
          <div className="operation-foot">
            <Button onPress={cancel}>{operationsTexts.backToTheOptions}</Button>
            <Button
              variant="primary"
              autoFocus
              onPress={() => {
                close();
                act((context) => {
                  openResult(context, answer, kindOf(answer), operationsTexts.correctionOpened);
                });
              }}
            >
              {operationsTexts.openInANewTab}
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
    <EmptyState
      title={operationsTexts.notCorrectable}
      action={<Button onPress={close}>{operationsTexts.close}</Button>}
    >
      {operationsTexts.notCorrectableHint}
    </EmptyState>
  );
}

function kindOf(document: JsonObject): string {
  const inner = document['doc'];
  const body = typeof inner === 'object' && inner !== null && 'type' in inner ? (inner as JsonObject) : document;
  return typeof body['type'] === 'string' ? body['type'] : 'corrected';
}
