import { replicateText } from '../api/operations.ts';
import { useCommands } from '../commands/CommandProvider.tsx';
import { useWorkbench } from '../state/workbench-store.ts';
import { Button } from '../ui/Button.tsx';
import { PreviewSheet } from './PreviewSheet.tsx';
import { openResult } from './take-over.ts';
import { operationsTexts } from '../texts/en/operations.ts';

/** Copies the document without its identifiers, dates, stamps and signatures. */
export function ReplicateSheet() {
  const { act } = useCommands();
  const close = useWorkbench((store) => store.closeOverlay);
  return (
    <PreviewSheet
      title={operationsTexts.replicate}
      lead={operationsTexts.replicateLead}
      pending={operationsTexts.makingTheCopy}
      work={replicateText}
      actions={(document) => (
        <Button
          variant="primary"
          autoFocus
          onPress={() => {
            close();
            act((context) => {
              openResult(context, document, 'copy', operationsTexts.copyOpened);
            });
          }}
        >
          {operationsTexts.openInANewTab}
        </Button>
      )}
    />
  );
}
