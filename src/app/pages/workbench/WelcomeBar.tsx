import { ClipboardPaste, FileJson2, FolderOpen, RotateCw, X } from 'lucide-react';
import type { TextVerdict } from '../../api/text-verdict.ts';
import { useJudgement } from '../../api/use-judgement.ts';
import { CommandButton } from '../../commands/CommandButton.tsx';
import { firstText } from '../../state/first-example.ts';
import { recoverDraft } from '../../state/session.ts';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';
import { useWidth } from '../../ui/use-media.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { workbenchTexts } from '../../texts/en/workbench.ts';

/** Welcomes new users to the example, and leads to their own documents. */
export function WelcomeBar() {
  const shown = useWorkbench((state) => state.welcome);
  const drafts = useWorkbench((state) => state.lostDrafts);
  const [lost, ...older] = drafts;
  const dismiss = useWorkbench((state) => state.dismissWelcome);
  const judgement = useJudgement();
  const width = useWidth();
  const [wide, phone] = [width === 'wide', width === 'phone'];
  const untouched = useWorkbench((state) => activeDocument(state).text === firstText);
  // The bar stays after the first edit: removing it would move the text under the cursor.
  const verdict = judgement.state === 'judged' ? judgement.verdict : undefined;
  const altered = verdict?.seal?.intact === false;
  if (!shown) return null;
  return (
    <section className="welcome" aria-label={workbenchTexts.welcome} data-altered={altered || undefined}>
      <p className={`welcome-words${wide ? ' clip' : ''}`}>{wordsFor(verdict, untouched)}</p>
      {lost ? (
        <Button
          icon={<RotateCw aria-hidden />}
          onPress={() => {
            void recoverDraft(lost);
            dismiss();
          }}
        >
          {workbenchTexts.recover(lost.documents.find(({ id }) => id === lost.activeId)?.name ?? workbenchTexts.draft)}
        </Button>
      ) : null}
      {older.length > 0 ? <CommandButton command="go-history" label={workbenchTexts.allDrafts(drafts.length)} /> : null}
      <CommandButton command="paste-document" label={workbenchTexts.pasteYours} icon={<ClipboardPaste aria-hidden />} />
      <CommandButton command="open-file" label={workbenchTexts.openFile} icon={<FolderOpen aria-hidden />} />
      <CommandButton
        command="start-from"
        label={phone ? workbenchTexts.start : workbenchTexts.startFrom}
        icon={<FileJson2 aria-hidden />}
      />
      <IconButton label={workbenchTexts.dismiss} icon={<X />} onPress={dismiss} />
    </section>
  );
}

function wordsFor(verdict: TextVerdict | undefined, untouched: boolean): string {
  if (verdict?.seal?.intact === false) return workbenchTexts.envelopeAltered;
  if (verdict?.seal && verdict.accepted) return workbenchTexts.envelopeSigned;
  // A document without errors may still not be ready for its destination.
  const clear = verdict?.accepted === true && !verdict.problems.some(({ severity }) => severity === 'error');
  if (verdict?.xml) return clear ? workbenchTexts.xmlValid : workbenchTexts.xmlWithErrors;
  if (clear) return workbenchTexts.documentValid;
  return untouched ? workbenchTexts.exampleWithErrors : workbenchTexts.documentWithErrors;
}
