import { Download, FolderOpen, Trash2 } from 'lucide-react';
import { wordsOf } from '../../api/verdict-words.ts';
import { downloadText } from '../../commands/clipboard.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import type { CommandContext } from '../../commands/command.ts';
import { fileNameOf } from '../../state/document-titles.ts';
import { historyStore } from '../../state/history-store.ts';
import type { Snapshot } from '../../state/read-snapshot.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import type { DocumentHistory } from './group-snapshots.ts';
import { Moment } from './Moment.tsx';
import { historyTexts } from '../../texts/en/history.ts';

/** The stored copies of one document. Each can be opened, downloaded or deleted. */
export function HistoryCard({ history, onChange }: { history: DocumentHistory; onChange(): Promise<void> }) {
  const { act } = useCommands();
  return (
    <li className="entry-card">
      <header className="entry-card-head">
        <h3 className="history-name code-text">{history.name}</h3>
        <span className="history-tools">
          <Button
            variant="quiet"
            icon={<Trash2 aria-hidden />}
            aria-label={historyTexts.deleteCopiesOf(history.name)}
            onPress={() => {
              act(() => historyStore.remove(...history.snapshots.map(({ id }) => id)).then(onChange));
            }}
          >
            {historyTexts.deleteAll}
          </Button>
        </span>
      </header>
      <ul className="history-rows" aria-label={historyTexts.copiesOf(history.name)}>
        {history.snapshots.map((snapshot) => (
          <Row key={snapshot.id} snapshot={snapshot} onChange={onChange} />
        ))}
      </ul>
    </li>
  );
}

function Row({ snapshot, onChange }: { snapshot: Snapshot; onChange(): Promise<void> }) {
  const { act } = useCommands();
  const { id, name, occasion, standing, verdict = '', takenAt } = snapshot;
  const words = standing ? wordsOf(standing) : verdict;
  const withText = (use: (context: CommandContext, text: string) => void) => {
    act(async (context) => {
      const text = await historyStore.text(id);
      if (text === undefined) context.notify(historyTexts.copyUnreadable);
      else use(context, text);
      await onChange();
    });
  };
  return (
    <li className="history-row">
      <span className="history-when">
        {historyTexts.whys[occasion]} <Moment at={takenAt} />
      </span>
      {words === '' ? null : <Badge>{words}</Badge>}
      <span className="history-tools">
        <IconButton
          label={historyTexts.open(name)}
          icon={<FolderOpen />}
          onPress={() => {
            withText(({ state, go, focusEditor }, text) => {
              state.openDocument(name, text, 'recovered');
              state.dismissWelcome();
              go('/');
              focusEditor();
            });
          }}
        />
        <IconButton
          label={historyTexts.download(name)}
          icon={<Download />}
          onPress={() => {
            withText((_, text) => {
              downloadText(fileNameOf({ name, text }), text);
            });
          }}
        />
        <IconButton
          label={historyTexts.deleteCopyOf(name)}
          icon={<Trash2 />}
          onPress={() => {
            act(() => historyStore.remove(id).then(onChange));
          }}
        />
      </span>
    </li>
  );
}
