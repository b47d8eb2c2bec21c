import type { JsonWebKey } from '../../../api/schemas/signing.ts';
import { Copy, Download, PenLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { copyText, downloadText } from '../../commands/clipboard.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { UnsavedKey } from '../../operations/UnsavedKey.tsx';
import { keepKey, namedJwk } from '../../keys/key-store.ts';
import { keyNameIn } from '../../keys/read-jwk.ts';
import { keyName } from '../../keys/use-keys.ts';
import { Check, TextField } from '../../ui/Field.tsx';
import type { KeyRecord } from '../../state/keys-slice.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button, IconButton } from '../../ui/Button.tsx';
import { keysTexts } from '../../texts/en/keys.ts';
import { stemOf } from '../../state/file-names.ts';

/** One key: its name and purpose, and buttons to export it. The private half is exported only on request. */
export function KeyCard({ record }: { record: KeyRecord }) {
  const signing = useWorkbench((state) => state.signingKey) === record.id;
  const choose = useWorkbench((state) => state.chooseSigningKey);
  const { act } = useCommands();
  const [withName, setWithName] = useState(false);
  const exported = (jwk: JsonWebKey) => print(withName ? namedJwk(record, jwk) : jwk);
  const publicText = exported(record.publicKey);
  const name = keyName(record);
  return (
    <li className="entry-card">
      <header className="entry-card-head">
        <h2 className="key-name code-text">{name}</h2>
        {record.privateKey ? <Badge tone="accent">{keysTexts.pair}</Badge> : <Badge>{keysTexts.publicOnly}</Badge>}
        {signing ? <Badge tone="ok">{keysTexts.signs}</Badge> : null}
        {record.remembered ? <Badge tone="info">{keysTexts.remembered}</Badge> : null}
        <span className="key-gap" />
        <RemoveKey record={record} />
      </header>
      <dl className="key-facts">
        <div>
          <dt>{keysTexts.keyId}</dt>
          <dd className="code-text">{record.kid ?? keysTexts.publicOnlyHint}</dd>
        </div>
        <div>
          <dt>{keysTexts.thumbprint}</dt>
          <dd className="code-text">{record.id}</dd>
        </div>
        <div>
          <dt>{keysTexts.kind}</dt>
          <dd>{keysTexts.algorithm}</dd>
        </div>
      </dl>
      <KeyName record={record} />
      <UnsavedKey record={record} />
      <div className="key-actions">
        {record.privateKey && !signing ? (
          <Button
            icon={<PenLine aria-hidden />}
            onPress={() => {
              choose(record.id);
            }}
          >
            {keysTexts.signWithThisKey}
          </Button>
        ) : null}
        <Button
          icon={<Copy aria-hidden />}
          onPress={() => {
            act((context) => copyText(context, publicText, keysTexts.publicKeyCopied));
          }}
        >
          {keysTexts.copyPublicKey}
        </Button>
        <Button
          icon={<Download aria-hidden />}
          onPress={() => {
            downloadText(`${stemOf(name.replaceAll('…', ''))}.public.jwk.json`, publicText);
          }}
        >
          {keysTexts.downloadPublicKey}
        </Button>
        {record.privateKey && !record.unsaved ? <ExportPrivate name={name} text={exported(record.privateKey)} /> : null}
      </div>
      <div className="key-remember">
        {record.name ? (
          <Check label={keysTexts.writeTheName} note={keysTexts.nameStays} checked={withName} onChange={setWithName} />
        ) : null}
        <Remember record={record} />
      </div>
    </li>
  );
}

/** What its owner calls a key. It is kept as soon as the field is left or Enter pressed. */
function KeyName({ record }: { record: KeyRecord }) {
  const { act } = useCommands();
  const [typed, setTyped] = useState(record.name ?? '');
  const keep = () => {
    const name = keyNameIn(typed);
    if (name === (record.name ?? '')) return;
    const named = { ...record, name };
    act(async ({ state, notify }) => {
      state.addKey(named);
      if (record.remembered && !(await keepKey(named, true).then(yes, no))) notify(keysTexts.nameNotStored);
    });
  };
  return (
    <form
      className="key-naming"
      onBlur={keep}
      onSubmit={(event) => {
        event.preventDefault();
        keep();
      }}
    >
      <TextField label={keysTexts.name} value={typed} onChange={setTyped} note={keysTexts.nameHint} />
    </form>
  );
}

function ExportPrivate({ name, text }: { name: string; text: string }) {
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <Button
        variant="quiet"
        onPress={() => {
          setAsked(true);
        }}
      >
        {keysTexts.export}
      </Button>
    );
  }
  return (
    <div className="key-warning" role="group" aria-label={keysTexts.exportTitle}>
      <p>{keysTexts.exportWarning}</p>
      <Button
        icon={<Download aria-hidden />}
        onPress={() => {
          downloadText(`${stemOf(name.replaceAll('…', ''))}.private.jwk.json`, text);
          setAsked(false);
        }}
      >
        {keysTexts.downloadPrivateKey}
      </Button>
      <Button
        variant="quiet"
        onPress={() => {
          setAsked(false);
        }}
      >
        {keysTexts.cancel}
      </Button>
    </div>
  );
}

function Remember({ record }: { record: KeyRecord }) {
  const remember = useWorkbench((state) => state.rememberKey);
  const [wish, setWish] = useState<boolean>();
  const [failed, setFailed] = useState(false);
  return (
    <>
      <Check
        label={keysTexts.rememberOnThisDevice}
        note={keysTexts.storesTheKey}
        // The box is ticked at once; the badge follows when the browser has stored the key.
        checked={wish ?? record.remembered}
        onChange={(wanted) => {
          setWish(wanted);
          keepKey(record, wanted)
            .then(
              () => {
                setFailed(false);
                remember(record.id, wanted);
              },
              () => {
                setFailed(true);
              },
            )
            .finally(() => {
              setWish(undefined);
            });
        }}
      />
      {failed ? (
        <p role="alert" className="keys-trouble">
          {record.remembered ? keysTexts.notDeletedHint : keysTexts.notStoredHint}
        </p>
      ) : null}
    </>
  );
}

function RemoveKey({ record }: { record: KeyRecord }) {
  const { act } = useCommands();
  const remove = async () => {
    const deleted = !record.remembered || (await keepKey(record, false).then(yes, no));
    act(({ state, notify }) => {
      if (!deleted) {
        notify(keysTexts.notDeleted);
        return;
      }
      state.removeKey(record.id);
      notify(keysTexts.keyRemoved, {
        label: keysTexts.undo,
        run: () => {
          state.addKey({ ...record, remembered: false });
          if (!record.remembered) return;
          void keepKey(record, true).then(() => {
            state.rememberKey(record.id, true);
          }, no);
        },
      });
    });
  };
  return <IconButton label={keysTexts.remove(keyName(record))} icon={<Trash2 />} onPress={() => void remove()} />;
}

const yes = () => true;
const no = () => false;

function print(jwk: object): string {
  return `${JSON.stringify(jwk, null, 2)}\n`;
}
