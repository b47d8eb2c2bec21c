import { replicateText } from '../api/operations.ts';
import { useCommands } from '../commands/CommandProvider.tsx';
import { useWorkbench } from '../state/workbench-store.ts';
import { Button } from '../ui/Button.tsx';
import { PreviewSheet } from './PreviewSheet.tsx';
import { openResult } from './take-over.ts';

/** A fresh copy, without what belongs to the original alone. */
export function ReplicateSheet() {
  const { act } = useCommands();
  const close = useWorkbench((store) => store.closeOverlay);
  return (
    <PreviewSheet
      title="Replicate"
      lead="A copy to start the next document from: identifiers, dates, stamps and signatures of the original are left out."
      pending="Making the copy"
      work={replicateText}
      actions={(document) => (
        <Button
          variant="primary"
          autoFocus
          onPress={() => {
            close();
            act((context) => {
              openResult(context, document, 'copy', 'The copy is open in a tab of its own');
            });
          }}
        >
          Open in a new tab
        </Button>
      )}
    />
  );
}
