import { Check, Plus } from 'lucide-react';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { insertEdits } from '../../commands/insert-edits.ts';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { documentIn } from './insert-places.ts';
import { regimeEdits } from './regime-places.ts';
import { referenceTexts } from '../../texts/en/reference.ts';

/** Makes the open document follow a regime, or says that it already names it. */
export function UseRegime({ country }: { country: string }) {
  const { act } = useCommands();
  const text = useWorkbench((state) => activeDocument(state).text);
  const edits = regimeEdits(text, country);
  if (!documentIn(text)) return null;
  if (!edits) {
    return <Badge tone="ok">{referenceTexts.namedByDocument(<Check aria-hidden size={11} />)}</Badge>;
  }
  return (
    <Button
      icon={<Plus aria-hidden />}
      onPress={() => {
        act((context) => insertEdits(context, edits, referenceTexts.regimeSet(country)));
      }}
    >
      {referenceTexts.useInTheOpenDocument}
    </Button>
  );
}
