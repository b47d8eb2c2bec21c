import { Download, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { downloadText } from '../commands/clipboard.ts';
import { keepKey } from '../keys/key-store.ts';
import { keyName } from '../keys/use-keys.ts';
import type { KeyRecord } from '../state/keys-slice.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { Button } from '../ui/Button.tsx';
import { keysTexts } from '../texts/en/keys.ts';
import './operations.css';
import { stemOf } from '../state/file-names.ts';

/**
 * Warns that a new key pair is lost with the page, and offers two ways to keep it. Nothing is stored until the user
 * chooses one.
 */
export function UnsavedKey({ record }: { readonly record: KeyRecord }) {
  const remember = useWorkbench((state) => state.rememberKey);
  const noteSaved = useWorkbench((state) => state.noteSaved);
  const [failed, setFailed] = useState(false);
  const { unsaved, privateKey } = record;
  if (!unsaved || !privateKey) return null;
  return (
    <div className="operation-warning unsaved-key" role="group" aria-label={keysTexts.notSaved}>
      <p>
        <TriangleAlert aria-hidden /> {keysTexts.notSavedWarning}
      </p>
      <div className="unsaved-key-ways">
        <Button
          icon={<Download aria-hidden />}
          onPress={() => {
            downloadText(
              `${stemOf(keyName(record).replaceAll('…', ''))}.private.jwk.json`,
              `${JSON.stringify(privateKey, null, 2)}\n`,
            );
            noteSaved(record.id);
          }}
        >
          {keysTexts.savePrivateKey}
        </Button>
        <Button
          onPress={() => {
            keepKey(record, true).then(
              () => {
                remember(record.id, true);
              },
              () => {
                setFailed(true);
              },
            );
          }}
        >
          {keysTexts.keepInThisBrowser}
        </Button>
      </div>
      {failed ? <p role="alert">{keysTexts.notStoredHint}</p> : null}
    </div>
  );
}
