import type { ReactNode } from 'react';
import type { Json, JsonObject } from '../../engine/index.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { Button } from '../ui/Button.tsx';
import { DifferenceList } from './DifferenceList.tsx';
import { OperationPending, OperationSheet } from './OperationSheet.tsx';
import { OperationTrouble } from './OperationTrouble.tsx';
import { useOriginal } from './use-original.ts';
import { operationsTexts } from '../texts/en/operations.ts';

export interface PreviewSheetProps {
  readonly title: string;
  readonly lead: string;
  readonly pending: string;
  /** Makes the document that the result is compared with. If omitted, the original itself. */
  readonly comparable?: (original: Json | undefined) => Json | undefined;
  readonly work: Parameters<typeof useAnswer<JsonObject>>[1];
  /** Buttons for the result. */
  readonly actions: (document: JsonObject) => ReactNode;
}

/** An operation that asks for nothing. It starts at once, and shows its changes before the user applies them. */
export function PreviewSheet({ title, lead, pending, work, actions, comparable }: PreviewSheetProps) {
  const { data, error, isFetching, refetch } = useAnswer(title, work);
  const close = useWorkbench((store) => store.closeOverlay);
  const original = useOriginal();
  return (
    <OperationSheet title={title} lead={lead}>
      {isFetching ? (
        <OperationPending label={pending} onCancel={close} />
      ) : error ? (
        <OperationTrouble error={error} onLeave={close} again={() => void refetch()} />
      ) : data ? (
        <>
          <DifferenceList
            before={comparable ? comparable(original) : original}
            after={data}
            label={operationsTexts.differs}
          />
          <div className="operation-foot">
            <Button onPress={close}>{operationsTexts.cancel}</Button>
            {actions(data)}
          </div>
        </>
      ) : null}
    </OperationSheet>
  );
}
