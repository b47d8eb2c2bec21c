import type { Json } from '../../engine/index.ts';
import { isJsonObject } from '../../engine/values.ts';
import { envelopText } from '../api/operations.ts';
import { useCommands } from '../commands/CommandProvider.tsx';
import { replaceSource } from '../commands/replace-source.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { Button } from '../ui/Button.tsx';
import { PreviewSheet } from './PreviewSheet.tsx';
import { openResult, print } from './take-over.ts';
import { operationsTexts } from '../texts/en/operations.ts';

/** Builds the document and wraps it in an envelope, which carries its digest, stamps and signatures. */
export function EnvelopSheet() {
  const { act } = useCommands();
  const close = useWorkbench((store) => store.closeOverlay);
  return (
    <PreviewSheet
      title={operationsTexts.wrap}
      lead={operationsTexts.wrapLead}
      pending={operationsTexts.buildingTheEnvelope}
      work={envelopText}
      comparable={enclosed}
      actions={(document) => (
        <>
          <Button
            onPress={() => {
              close();
              act(async (context) => {
                await replaceSource(context, print(document), operationsTexts.sourceReplacedByItsEnvelope);
                context.state.showPanel('envelope');
              });
            }}
          >
            {operationsTexts.replaceTheSource}
          </Button>
          <Button
            variant="primary"
            onPress={() => {
              close();
              act((context) => {
                openResult(context, document, 'envelope', operationsTexts.envelopeOpened);
                context.state.showPanel('envelope');
              });
            }}
          >
            {operationsTexts.openInANewTab}
          </Button>
        </>
      )}
    />
  );
}

/** The original, placed where the envelope has its document. Only what the envelope adds then shows as a difference. */
function enclosed(original: Json | undefined): Json | undefined {
  const isEnvelope = isJsonObject(original) && Object.hasOwn(original, 'doc') && Object.hasOwn(original, 'head');
  return isEnvelope || original === undefined ? original : { doc: original };
}
