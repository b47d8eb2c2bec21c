import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { troubleOf } from '../api/trouble.ts';
import { useKeygen } from '../api/use-keygen.ts';
import { keyOf, readJwk } from '../keys/read-jwk.ts';
import { useKeys } from '../keys/use-keys.ts';
import { TextField } from '../ui/Field.tsx';
import { useWorkbench } from '../state/workbench-store.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState, ErrorState } from '../ui/Messages.tsx';
import { KeyCard } from './keys/KeyCard.tsx';
import './reference/reference.css';
import './keys/keys.css';

/** The keys to sign and to check with. */
export function KeysPage() {
  const keys = useKeys();
  const addKey = useWorkbench((state) => state.addKey);
  const { error, isPending, start, cancel } = useKeygen((pair) => {
    addKey(keyOf(pair.public, pair.private));
  });
  const [importing, setImporting] = useState(false);
  return (
    <div className="reference-detail scroll" tabIndex={0} role="region" aria-label="Keys">
      <article className="entry">
        <h1 className="entry-title">Keys</h1>
        <div className="entry-prose">
          <p>
            ES256 keys to sign documents and to check signatures with. They stay in this page’s memory and are gone when
            it closes, unless you have one remembered.
          </p>
        </div>
        <div className="keys-actions">
          <Button
            variant="primary"
            isDisabled={isPending}
            onPress={() => {
              start(undefined);
            }}
          >
            {isPending ? 'Generating' : 'Generate a key pair'}
          </Button>
          {isPending ? <Button onPress={cancel}>Cancel</Button> : null}
          <Button
            aria-expanded={importing}
            onPress={() => {
              setImporting(!importing);
            }}
          >
            Import a JWK
          </Button>
        </div>
        {error ? (
          <ErrorState title={troubleOf(error).title}>
            {troubleOf(error).advice || 'No key was made. Try again.'}
          </ErrorState>
        ) : null}
        {importing ? (
          <ImportForm
            onDone={() => {
              setImporting(false);
            }}
          />
        ) : null}
        <ul className="keys" aria-label="Keys at hand">
          {keys.map((key) => (
            <KeyCard key={key.id} record={key} />
          ))}
        </ul>
        {keys.length === 0 && !importing ? (
          <EmptyState title="No keys yet" icon={<KeyRound aria-hidden />}>
            A pair has two halves: the private one signs, the public one is given to whoever checks your signatures.
          </EmptyState>
        ) : null}
      </article>
    </div>
  );
}

function ImportForm({ onDone }: { onDone(): void }) {
  const addKey = useWorkbench((state) => state.addKey);
  const [text, setText] = useState('');
  const [why, setWhy] = useState('');
  return (
    <form
      className="keys-import"
      aria-label="Import a JWK"
      onSubmit={(event) => {
        event.preventDefault();
        const read = readJwk(text);
        if (!read.ok) {
          setWhy(read.why);
          return;
        }
        addKey(read.key);
        setText('');
        onDone();
      }}
    >
      <TextField
        label="JSON Web Key, private or public"
        note="It is read here in the page and sent nowhere until you sign or verify with it."
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
          Import
        </Button>
        <Button onPress={onDone}>Cancel</Button>
      </div>
    </form>
  );
}
