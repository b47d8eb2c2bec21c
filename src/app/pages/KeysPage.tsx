import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { troubleOf } from '../api/trouble.ts';
import { useKeygen } from '../api/use-keygen.ts';
import { newPairOf, readJwk } from '../keys/read-jwk.ts';
import { useKeys } from '../keys/use-keys.ts';
import { TextField } from '../ui/Field.tsx';
import { useWorkbench } from '../state/workbench-store.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState, ErrorState } from '../ui/Messages.tsx';
import { KeyCard } from './keys/KeyCard.tsx';
import { keysTexts } from '../texts/en/keys.ts';
import './reference/reference.css';
import './keys/keys.css';

/** The keys for signing and verifying. */
export function KeysPage() {
  const keys = useKeys();
  const addKey = useWorkbench((state) => state.addKey);
  const { error, isPending, start, cancel } = useKeygen((pair) => {
    addKey(newPairOf(pair.public, pair.private));
  });
  const [importing, setImporting] = useState(false);
  return (
    <div className="reference-detail scroll" tabIndex={0} role="region" aria-label={keysTexts.keys}>
      <article className="entry">
        <h1 className="entry-title">{keysTexts.keys}</h1>
        <div className="entry-prose">
          <p>{keysTexts.lead}</p>
        </div>
        <div className="keys-actions">
          <Button
            variant="primary"
            isDisabled={isPending}
            onPress={() => {
              start(undefined);
            }}
          >
            {isPending ? keysTexts.generating : keysTexts.generate}
          </Button>
          {isPending ? <Button onPress={cancel}>{keysTexts.cancel}</Button> : null}
          <Button
            aria-expanded={importing}
            onPress={() => {
              setImporting(!importing);
            }}
          >
            {keysTexts.importAJwk}
          </Button>
        </div>
        {error ? (
          <ErrorState title={troubleOf(error).title}>{troubleOf(error).advice || keysTexts.generateFailed}</ErrorState>
        ) : null}
        {importing ? (
          <ImportForm
            onDone={() => {
              setImporting(false);
            }}
          />
        ) : null}
        <ul className="keys" aria-label={keysTexts.keysAtHand}>
          {keys.map((key) => (
            <KeyCard key={key.id} record={key} />
          ))}
        </ul>
        {keys.length === 0 && !importing ? (
          <EmptyState title={keysTexts.noKeysYet} icon={<KeyRound aria-hidden />}>
            {keysTexts.noKeysLead}
          </EmptyState>
        ) : null}
      </article>
    </div>
  );
}

function ImportForm({ onDone }: { onDone(): void }) {
  const known = useWorkbench((state) => state.keys);
  const addKey = useWorkbench((state) => state.addKey);
  const [text, setText] = useState('');
  const [why, setWhy] = useState('');
  return (
    <form
      className="keys-import"
      aria-label={keysTexts.importAJwk}
      onSubmit={(event) => {
        event.preventDefault();
        const read = readJwk(text);
        if (!read.ok) {
          setWhy(read.why);
          return;
        }
        const { key } = read;
        // A file without a name does not take that of the key away.
        addKey({ ...key, name: key.name ?? known.find(({ id }) => id === key.id)?.name });
        setText('');
        onDone();
      }}
    >
      <TextField
        label={keysTexts.importLabel}
        note={keysTexts.importHint}
        value={text}
        rows={5}
        onChange={(next) => {
          setText(next);
          setWhy('');
        }}
      />
      {why ? (
        <p role="alert" className="keys-trouble">
          {why}
        </p>
      ) : null}
      <div className="keys-actions">
        <Button variant="primary" type="submit">
          {keysTexts.import}
        </Button>
        <Button onPress={onDone}>{keysTexts.cancel}</Button>
      </div>
    </form>
  );
}
