import { ClipboardPaste, FileJson2, FolderOpen, RotateCw, X } from 'lucide-react';
import type { Verdict } from '../../api/judge.ts';
import { useJudgement } from '../../api/use-judgement.ts';
import { CommandButton } from '../../commands/CommandButton.tsx';
import { firstText } from '../../state/examples.ts';
import { recoverDraft } from '../../state/session.ts';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';
import { useWidth } from '../../ui/use-media.ts';
import { Button, IconButton } from '../../ui/Button.tsx';

/** Greets a visit that starts with the example, and leads from there to one's own document. */
export function WelcomeBar() {
  const shown = useWorkbench((state) => state.welcome);
  const drafts = useWorkbench((state) => state.lostDrafts);
  const [lost, ...older] = drafts;
  const dismiss = useWorkbench((state) => state.dismissWelcome);
  const judgement = useJudgement();
  const width = useWidth();
  const [wide, phone] = [width === 'wide', width === 'phone'];
  const untouched = useWorkbench((state) => activeDocument(state).text === firstText);
  // The bar stays when its task is done: taking it away would move the text under the cursor.
  const verdict = judgement.state === 'judged' ? judgement.verdict : undefined;
  const altered = verdict?.seal?.intact === false;
  if (!shown) return null;
  return (
    <aside className="welcome" aria-label="Welcome" data-altered={altered || undefined}>
      <p className={`welcome-words${wide ? ' clip' : ''}`}>{wordsFor(verdict, untouched)}</p>
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
      {older.length > 0 ? <CommandButton command="go-history" label={`All ${String(drafts.length)} drafts`} /> : null}
      <CommandButton command="paste-document" label="Paste yours" icon={<ClipboardPaste aria-hidden />} />
      <CommandButton command="open-file" label="Open file" icon={<FolderOpen aria-hidden />} />
      <CommandButton command="start-from" label={phone ? 'Start…' : 'Start from…'} icon={<FileJson2 aria-hidden />} />
      <IconButton label="Dismiss" icon={<X />} onPress={dismiss} />
    </aside>
  );
}

function wordsFor(verdict: Verdict | undefined, untouched: boolean): string {
  if (verdict?.seal?.intact === false)
    return 'This envelope was altered after it was signed: do not trust what it says.';
  if (verdict?.seal && verdict.accepted)
    return 'A signed envelope, unaltered as far as it tells itself. Verify it with a key.';
  if (verdict?.xml)
    return verdict.accepted
      ? 'An XML invoice that keeps every rule of its profile. Take it over as a document, or bring another.'
      : 'An XML invoice: broken rules show at their element. Mend them here, or take it over as a document.';
  if (verdict?.accepted) return 'Accepted: this document can be built. Bring your own, or open an example.';
  return untouched
    ? 'An example with two faults and one silent change. Mend them here, or bring your own document.'
    : 'Faults show at their place while you type. Mend them here, or bring another document.';
}
