import { Download, Trash2 } from 'lucide-react';
import { downloadText } from '../../commands/clipboard.ts';
import { draftLists } from '../../state/draft-lists.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { Button } from '../../ui/Button.tsx';
import { workbenchTexts } from '../../texts/en/workbench.ts';

/** Offers to save stored drafts that could not be read. Nothing is deleted without asking. */
export function AsideBar() {
  const aside = useWorkbench((state) => state.aside);
  const report = useWorkbench((state) => state.reportAside);
  if (aside.length === 0) return null;
  return (
    <section className="welcome" aria-label={workbenchTexts.unreadableDrafts}>
      <p className="welcome-words">{workbenchTexts.unreadableDraftsHere(aside.length)}</p>
      <Button
        icon={<Download aria-hidden />}
        onPress={() => {
          downloadText('unreadable-drafts.json', JSON.stringify(aside, null, 2));
        }}
      >
        {workbenchTexts.saveAsAFile}
      </Button>
      <Button
        icon={<Trash2 aria-hidden />}
        onPress={() => {
          // Shown until the data is gone from storage; leaving the page earlier would bring it back.
          void draftLists.forgetAside().then((gone) => {
            if (gone) report([]);
          });
        }}
      >
        {workbenchTexts.discard}
      </Button>
    </section>
  );
}
