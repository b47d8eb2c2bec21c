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
import { historyTexts } from '../texts/en/history.ts';
import './reference/reference.css';
import './history/history.css';

/** Past work stored in this browser: drafts of closed tabs, and copies of documents. */
export function HistoryPage() {
  const { stored, refresh } = useStoredDocuments();
  return (
    <div className="reference-detail scroll" tabIndex={0} role="region" aria-label={historyTexts.draftsAndHistory}>
      <article className="entry">
        <h1 className="entry-title">{historyTexts.draftsAndHistory}</h1>
        <div className="entry-prose">
          <p>{historyTexts.lead}</p>
        </div>
        {stored ? (
          <>
            <section aria-labelledby="history-drafts" className="history-part">
              <h2 id="history-drafts">{historyTexts.draftsOfClosedTabs}</h2>
              {stored.drafts.length === 0 ? (
                <p className="history-note">{historyTexts.noDrafts}</p>
              ) : (
                <ul className="history-list" aria-label={historyTexts.drafts}>
                  {stored.drafts.map((draft) => (
                    <DraftCard key={draft.tab} draft={draft} onChange={refresh} />
                  ))}
                </ul>
              )}
            </section>
            <Copies groups={groupSnapshots(stored.snapshots)} onChange={refresh} />
          </>
        ) : (
          <Skeleton rows={6} label={historyTexts.loading} />
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
        <h2 id="history-copies">{historyTexts.history}</h2>
        <span className="history-gap" />
        {groups.length > 0 ? <DeleteAll onChange={onChange} /> : null}
      </header>
      <Check
        label={historyTexts.keepCopies}
        note={historyTexts.keepLimits(KEPT.documents, KEPT.copies)}
        checked={kept}
        onChange={(wish) => {
          keepHistory(wish);
          setKept(wish);
        }}
      />
      {groups.length === 0 ? (
        <EmptyState title={historyTexts.noCopiesYet} icon={<History aria-hidden />}>
          {kept ? historyTexts.noCopiesHint : historyTexts.noCopiesOffHint}
        </EmptyState>
      ) : (
        <ul className="history-list" aria-label={historyTexts.documentsWithCopies}>
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
        {historyTexts.deleteAllHistory}
      </Button>
    );
  }
  return (
    <div className="history-ask" role="group" aria-label={historyTexts.deleteAllTitle}>
      <span>{historyTexts.deleteAllWarning}</span>
      <Button
        onPress={() => {
          void historyStore.clear().then(onChange);
        }}
      >
        {historyTexts.deleteAllConfirm}
      </Button>
      <Button
        variant="quiet"
        onPress={() => {
          setAsked(false);
        }}
      >
        {historyTexts.deleteAllCancel}
      </Button>
    </div>
  );
}
