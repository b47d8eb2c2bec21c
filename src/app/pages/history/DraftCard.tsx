import { useQuery } from '@tanstack/react-query';
import { RotateCw, Trash2 } from 'lucide-react';
import { verdictQuestion } from '../../api/questions.ts';
import { summaryOf } from '../../api/verdict-words.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { titleOf } from '../../state/document-titles.ts';
import { draftStore } from '../../state/draft-store.ts';
import type { Draft, DraftDocument } from '../../state/read-draft.ts';
import { recoverDraft } from '../../state/session.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Moment } from './Moment.tsx';
import { historyTexts } from '../../texts/en/history.ts';

/**
 * Texts with more UTF-16 code units than this are checked when they are opened, so that the list of drafts shows at
 * once.
 */
const CHECKED = 200_000;

/** The documents of a closed tab, each with its verdict, and a button to recover them. */
export function DraftCard({ draft, onChange }: { draft: Draft; onChange(): Promise<void> }) {
  const { act } = useCommands();
  const count = draft.documents.length;
  return (
    <li className="entry-card">
      <header className="entry-card-head">
        <h3>{historyTexts.documents(count)}</h3>
        <span className="history-note">{historyTexts.lastChanged(<Moment at={draft.savedAt} />)}</span>
        <span className="history-tools">
          <Button
            variant="primary"
            icon={<RotateCw aria-hidden />}
            onPress={() => {
              act(async ({ go, state, notify }) => {
                await recoverDraft(draft);
                state.dismissWelcome();
                go('/');
                notify(historyTexts.reopened(count));
              });
            }}
          >
            {historyTexts.recover}
          </Button>
          <Button
            variant="quiet"
            icon={<Trash2 aria-hidden />}
            onPress={() => {
              act(async ({ notify }) => {
                await draftStore.remove(draft.tab);
                await onChange();
                notify(historyTexts.draftDeleted, {
                  label: historyTexts.undo,
                  run: () => void draftStore.write(draft).then(onChange),
                });
              });
            }}
          >
            {historyTexts.delete}
          </Button>
        </span>
      </header>
      <ul className="history-rows" aria-label={historyTexts.draftDocuments}>
        {draft.documents.map((document) => (
          <li key={document.id} className="history-row">
            <span className="history-name code-text">{titleOf(document)}</span>
            <Standing document={document} savedAt={draft.savedAt} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function Standing({ document, savedAt }: { document: DraftDocument; savedAt: number }) {
  const engine = useWorkbench((state) => state.engineChoice);
  const { id, text } = document;
  const subject = { documentId: historyTexts.draft(id), revision: savedAt, editorVersion: 0, text };
  const { data, isError } = useQuery(verdictQuestion(text.length > CHECKED ? undefined : subject, engine));
  if (text.trim() === '') return <Badge>{historyTexts.empty}</Badge>;
  if (text.length > CHECKED) return <Badge>{historyTexts.notCheckedLarge}</Badge>;
  if (isError) return <Badge>{historyTexts.notChecked}</Badge>;
  if (!data) return <Badge>{historyTexts.checking}</Badge>;
  const words = summaryOf({ state: 'judged', verdict: data });
  return <Badge tone={data.accepted ? 'ok' : 'error'}>{words}</Badge>;
}
