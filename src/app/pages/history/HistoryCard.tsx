import { Download, FolderOpen, Trash2 } from 'lucide-react';
import { downloadText } from '../../commands/clipboard.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import type { CommandContext } from '../../commands/command.ts';
import { historyStore } from '../../state/history-store.ts';
import type { Occasion, Snapshot } from '../../state/read-snapshot.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import type { DocumentHistory } from './group-snapshots.ts';
import { Moment } from './Moment.tsx';

const words: Readonly<Record<Occasion, string>> = { built: 'Built', signed: 'Signed', closed: 'Closed' };

/** The kept copies of one document: each can be opened beside what is open, downloaded and deleted. */
export function HistoryCard({ history, onChange }: { history: DocumentHistory; onChange(): Promise<void> }) {
  const { act } = useCommands();
  return (
    <li className="entry-card">
      <header className="entry-card-head">
        <h3 className="history-name code">{history.name}</h3>
        <span className="history-tools">
          <Button
            variant="quiet"
            icon={<Trash2 aria-hidden />}
            aria-label={`Delete all copies of ${history.name}`}
            onPress={() => {
              act(() => historyStore.remove(...history.snapshots.map(({ id }) => id)).then(onChange));
            }}
          >
            Delete all
          </Button>
        </span>
      </header>
      <ul className="history-rows" aria-label={`Copies of ${history.name}`}>
        {history.snapshots.map((snapshot) => (
          <Row key={snapshot.id} snapshot={snapshot} onChange={onChange} />
        ))}
      </ul>
    </li>
  );
}

function Row({ snapshot, onChange }: { snapshot: Snapshot; onChange(): Promise<void> }) {
  const { act } = useCommands();
  const { id, name, occasion, verdict, takenAt } = snapshot;
  const withText = (use: (context: CommandContext, text: string) => void) => {
    act(async (context) => {
      const text = await historyStore.text(id);
      if (text === undefined) context.tell('This copy cannot be read any more.');
      else use(context, text);
      await onChange();
    });
  };
  return (
    <li className="history-row">
      <span className="history-when">
        {words[occasion]} <Moment at={takenAt} />
      </span>
      {verdict === '' ? null : <Badge>{verdict}</Badge>}
      <span className="history-tools">
        <IconButton
          label={`Open ${name}`}
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
          label={`Download ${name}`}
          icon={<Download />}
          onPress={() => {
            withText((_, text) => {
              downloadText(name, text);
            });
          }}
        />
        <IconButton
          label={`Delete this copy of ${name}`}
          icon={<Trash2 />}
          onPress={() => {
            act(() => historyStore.remove(id).then(onChange));
          }}
        />
      </span>
    </li>
  );
}
