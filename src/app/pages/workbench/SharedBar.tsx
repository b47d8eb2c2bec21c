import { Save, X } from 'lucide-react';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { closeDocument } from '../../commands/document-commands.ts';
import { workbenchTexts } from '../../texts/en/workbench.ts';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';
import { Button } from '../../ui/Button.tsx';

/** Asks whether to keep a document that came from a link. Until then, a reload discards it. */
export function SharedBar() {
  const id = useWorkbench((state) => {
    const document = activeDocument(state);
    return document.origin === 'link' ? document.id : undefined;
  });
  const { act } = useCommands();
  if (id === undefined) return null;
  return (
    <section className="welcome" aria-label={workbenchTexts.documentOfALink}>
      <p className="welcome-words">{workbenchTexts.fromLink}</p>
      <Button
        icon={<Save aria-hidden />}
        onPress={() => {
          act(({ state, focusEditor }) => {
            state.keepDocument(id);
            focusEditor();
          });
        }}
      >
        {workbenchTexts.keepIt}
      </Button>
      <Button
        icon={<X aria-hidden />}
        onPress={() => {
          act((context) => {
            closeDocument(context, id);
          });
        }}
      >
        {workbenchTexts.doNotKeep}
      </Button>
    </section>
  );
}
