import type { ReactNode } from 'react';
import { useWorkbench } from '../state/workbench-store.ts';
import { Button } from '../ui/Button.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { operationsTexts } from '../texts/en/operations.ts';
import './operations.css';

/** The dialog of an operation. Closing it cancels the request in progress. */
export function OperationSheet({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  const close = useWorkbench((state) => state.closeOverlay);
  return (
    <Sheet title={title} open onClose={close}>
      <div className="operation">
        <p className="operation-lead">{lead}</p>
        {children}
      </div>
    </Sheet>
  );
}

/** Shown while a request is in progress: what it does, and a button to cancel it. */
export function OperationPending({ label, onCancel }: { label: string; onCancel(): void }) {
  return (
    <div className="operation-pending">
      <Skeleton rows={4} label={label} />
      <div className="operation-foot">
        <Button onPress={onCancel}>{operationsTexts.cancel}</Button>
      </div>
    </div>
  );
}
