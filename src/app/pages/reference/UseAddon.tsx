import { Check, Plus } from 'lucide-react';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { insertEdits } from '../../commands/insert-edits.ts';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { addonEdits, documentIn } from './insert-places.ts';
import { referenceTexts } from '../../texts/en/reference.ts';

/** Adds an addon to the open document, or says that the document already uses it. */
export function UseAddon({ addonKey }: { addonKey: string }) {
  const { act } = useCommands();
  const text = useWorkbench((state) => activeDocument(state).text);
  const edits = addonEdits(text, addonKey);
  if (!documentIn(text)) return null;
  if (!edits) {
    return <Badge tone="ok">{referenceTexts.usedByDocument(<Check aria-hidden size={11} />)}</Badge>;
  }
  return (
    <Button
      icon={<Plus aria-hidden />}
      onPress={() => {
        act((context) => insertEdits(context, edits, referenceTexts.addonAdded(addonKey)));
      }}
    >
      {referenceTexts.useInTheOpenDocument}
    </Button>
  );
}
