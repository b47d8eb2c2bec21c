import { ClipboardPaste, FolderOpen, RotateCw, X } from 'lucide-react';
import { useJudgement } from '../api/use-judgement.ts';
import { CommandButton } from '../commands/CommandButton.tsx';
import { recoverDraft } from '../state/session.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { ExamplesMenu } from '../frame/ExamplesMenu.tsx';
import { useWidth } from '../frame/use-media.ts';
import { Button, IconButton } from '../ui/Button.tsx';

/** Greets a visit that starts with the example, and leads from there to one's own document. */
export function WelcomeBar() {
  const shown = useWorkbench((state) => state.welcome);
  const lost = useWorkbench((state) => state.lostDraft);
  const dismiss = useWorkbench((state) => state.dismissWelcome);
  const judgement = useJudgement();
  // The bar stays when its task is done: taking it away would move the text under the cursor.
  const mended = judgement.state === 'judged' && judgement.verdict.accepted;
  const phone = useWidth() === 'phone';
  if (!shown) return null;
  return (
    <aside className="welcome" aria-label="Welcome">
      <p className={`welcome-words${phone ? '' : ' clip'}`}>
        {mended
          ? 'Accepted: this document can be built. Bring your own, or open an example.'
          : 'An example with two faults and one silent change. Mend them here, or bring your own document.'}
      </p>
      {lost ? (
        <Button
          icon={<RotateCw aria-hidden />}
          onPress={() => {
            void recoverDraft(lost);
            dismiss();
          }}
        >
          Recover {lost.documents.find(({ id }) => id === lost.activeId)?.name ?? 'draft'}
        </Button>
      ) : null}
      <CommandButton command="paste-document" label="Paste yours" icon={<ClipboardPaste aria-hidden />} />
      <CommandButton command="open-file" label="Open file" icon={<FolderOpen aria-hidden />} />
      <ExamplesMenu />
      <IconButton label="Dismiss" icon={<X />} onPress={dismiss} />
    </aside>
  );
}
