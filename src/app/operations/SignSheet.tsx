import { Download, KeyRound, PenLine } from 'lucide-react';
import { useEffect } from 'react';
import { signText } from '../api/operations.ts';
import { useKeygen } from '../api/use-keygen.ts';
import { useOperation } from '../api/use-operation.ts';
import { downloadText } from '../commands/clipboard.ts';
import { useCommands } from '../commands/CommandProvider.tsx';
import { keyOf } from '../keys/read-jwk.ts';
import { keyName, useKeys } from '../keys/use-keys.ts';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/Messages.tsx';
import { OperationPending, OperationSheet } from './OperationSheet.tsx';
import { OperationTrouble } from './OperationTrouble.tsx';
import { Select } from './Field.tsx';
import { openResult, print } from './take-over.ts';

/** Builds, envelops and signs the document with one of the keys at hand. */
export function SignSheet() {
  const keys = useKeys().filter(({ privateKey }) => privateKey !== undefined);
  const chosen = useWorkbench((store) => store.signingKey);
  const choose = useWorkbench((store) => store.chooseSigningKey);
  const close = useWorkbench((store) => store.closeOverlay);
  const name = useWorkbench((store) => activeDocument(store).name);
  const { act } = useCommands();
  const key = keys.find(({ id }) => id === chosen) ?? keys[0];
  const { state, start, cancel } = useOperation((text: string, signal) =>
    key?.privateKey ? signText(text, key.privateKey, signal) : Promise.reject(new Error('There is no key.')),
  );
  function run(): void {
    start(activeDocument(useWorkbench.getState()).text);
  }
  return (
    <OperationSheet
      title="Sign"
      lead="Builds the document, puts it into an envelope and signs that. The key goes to this service for the one request and is not kept there."
    >
      {key === undefined ? (
        <NoKey />
      ) : (
        <>
          <Select
            label="Sign with"
            value={key.id}
            onChange={choose}
            options={keys.map((entry) => ({ value: entry.id, title: keyName(entry) }))}
          />
          {state.phase === 'pending' ? <OperationPending label="Signing" onCancel={cancel} /> : null}
          {state.phase === 'failed' ? <OperationTrouble error={state.error} onLeave={close} again={run} /> : null}
          {state.phase === 'done' ? (
            <>
              <p className="operation-good" role="status">
                <PenLine aria-hidden /> Signed. The envelope holds the document, its digest and the signature.
              </p>
              <div className="operation-foot">
                <Button
                  icon={<Download aria-hidden />}
                  onPress={() => {
                    downloadText(name.replace(/(\.json)?$/, '.signed.json'), print(state.answer));
                  }}
                >
                  Download
                </Button>
                <Button
                  variant="primary"
                  onPress={() => {
                    close();
                    act((context) => {
                      openResult(context, state.answer, 'signed', 'The signed envelope is open in a tab of its own');
                      context.state.chooseCheckingKey(key.id);
                      context.state.showPanel('envelope');
                    });
                  }}
                >
                  Open in a new tab
                </Button>
              </div>
            </>
          ) : null}
          {state.phase === 'idle' || state.phase === 'failed' ? (
            <div className="operation-foot">
              <Button onPress={close}>Cancel</Button>
              <Button variant="primary" icon={<PenLine aria-hidden />} onPress={run}>
                Sign
              </Button>
            </div>
          ) : null}
        </>
      )}
    </OperationSheet>
  );
}

function NoKey() {
  const { state, start } = useKeygen();
  const addKey = useWorkbench((store) => store.addKey);
  const close = useWorkbench((store) => store.closeOverlay);
  const { run } = useCommands();
  useEffect(() => {
    if (state.phase === 'done') addKey(keyOf(state.answer.public, state.answer.private));
  }, [state, addKey]);
  return (
    <>
      {state.phase === 'failed' ? <OperationTrouble error={state.error} onLeave={close} /> : null}
      <EmptyState
        title="No key to sign with"
        icon={<KeyRound aria-hidden />}
        action={
          <>
            <Button
              onPress={() => {
                close();
                run('go-keys');
              }}
            >
              Import a key
            </Button>
            <Button
              variant="primary"
              isDisabled={state.phase === 'pending'}
              onPress={() => {
                start(undefined);
              }}
            >
              Generate a key pair
            </Button>
          </>
        }
      >
        A pair stays in this page’s memory unless you have it remembered on the keys page.
      </EmptyState>
    </>
  );
}
