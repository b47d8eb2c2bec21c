import { History } from 'lucide-react';
import { useState } from 'react';
import { useStoredDocuments } from '../api/use-history.ts';
import { keepHistory, keepsHistory } from '../state/history.ts';
import { historyStore, KEPT } from '../state/history-store.ts';
import { Button } from '../ui/Button.tsx';
import { Check } from '../ui/Field.tsx';
import { EmptyState } from '../ui/Messages.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { DraftCard } from './history/DraftCard.tsx';
import { groupSnapshots } from './history/group-snapshots.ts';
import { HistoryCard } from './history/HistoryCard.tsx';
import './reference/reference.css';
import './history/history.css';

/** What this browser keeps of past work: drafts of closed tabs, and copies of documents at their turning points. */
export function HistoryPage() {
  const { stored, refresh } = useStoredDocuments();
  return (
    <div className="reference-detail scroll" tabIndex={0} role="region" aria-label="Drafts and history">
      <article className="entry">
        <h1 className="entry-title">Drafts and history</h1>
        <div className="entry-prose">
          <p>All of this is kept in this browser and nowhere else. Clearing the site’s data clears it too.</p>
        </div>
        {stored ? (
          <>
            <section aria-labelledby="history-drafts" className="history-part">
              <h2 id="history-drafts">Drafts of closed tabs</h2>
              {stored.drafts.length === 0 ? (
                <p className="history-note">No closed tab left anything behind.</p>
              ) : (
                <ul className="history-list" aria-label="Drafts">
                  {stored.drafts.map((draft) => (
                    <DraftCard key={draft.tab} draft={draft} onChange={refresh} />
                  ))}
                </ul>
              )}
            </section>
            <Copies groups={groupSnapshots(stored.snapshots)} onChange={refresh} />
          </>
        ) : (
          <Skeleton rows={6} label="Reading what is stored" />
        )}
      </article>
    </div>
  );
}

function Copies({ groups, onChange }: { groups: ReturnType<typeof groupSnapshots>; onChange(): Promise<void> }) {
  const [kept, setKept] = useState(keepsHistory);
  return (
    <section aria-labelledby="history-copies" className="history-part">
      <header className="history-head">
        <h2 id="history-copies">History</h2>
        <span className="history-gap" />
        {groups.length > 0 ? <DeleteAll onChange={onChange} /> : null}
      </header>
      <Check
        label="Keep a copy of a document whenever it is built, signed or closed"
        note={`The last ${String(KEPT.documents)} documents, at most ${String(KEPT.copies)} copies of each.`}
        checked={kept}
        onChange={(wish) => {
          keepHistory(wish);
          setKept(wish);
        }}
      />
      {groups.length === 0 ? (
        <EmptyState title="No copies yet" icon={<History aria-hidden />}>
          {kept
            ? 'Build, sign or close a document of your own, and the text as it was then can be had back here.'
            : 'None will be kept until you turn them on.'}
        </EmptyState>
      ) : (
        <ul className="history-list" aria-label="Documents with copies">
          {groups.map((history) => (
            <HistoryCard key={history.documentId} history={history} onChange={onChange} />
          ))}
        </ul>
      )}
    </section>
  );
}

function DeleteAll({ onChange }: { onChange(): Promise<void> }) {
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <Button
        variant="quiet"
        onPress={() => {
          setAsked(true);
        }}
      >
        Delete all history…
      </Button>
    );
  }
  return (
    <div className="history-ask" role="group" aria-label="Delete all history">
      <span>Every copy is gone for good.</span>
      <Button
        onPress={() => {
          void historyStore.clear().then(onChange);
        }}
      >
        Delete them all
      </Button>
      <Button
        variant="quiet"
        onPress={() => {
          setAsked(false);
        }}
      >
        Keep them
      </Button>
    </div>
  );
}
