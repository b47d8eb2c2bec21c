import { Download, KeyRound, PenLine, TriangleAlert } from 'lucide-react';
import { signText } from '../api/operations.ts';
import { useJudgement } from '../api/use-judgement.ts';
import { useKeygen } from '../api/use-keygen.ts';
import { useCancellable } from '../api/use-cancellable.ts';
import { downloadText } from '../commands/clipboard.ts';
import { useCommands } from '../commands/CommandProvider.tsx';
import { newPairOf } from '../keys/read-jwk.ts';
import { keyName, useKeys } from '../keys/use-keys.ts';
import { fileNameOf } from '../state/document-titles.ts';
import { withEnding } from '../state/file-names.ts';
import type { WorkDocument } from '../state/documents-slice.ts';
import { takeSnapshot } from '../state/history.ts';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/Messages.tsx';
import { OperationPending, OperationSheet } from './OperationSheet.tsx';
import { OperationTrouble } from './OperationTrouble.tsx';
import { Select } from '../ui/Field.tsx';
import { UnsavedKey } from './UnsavedKey.tsx';
import { openResult, print } from './take-over.ts';
import { operationsTexts } from '../texts/en/operations.ts';

/** Builds the document, wraps it in an envelope, and signs it with one of the user's keys. */
export function SignSheet() {
  const keys = useKeys().filter(({ privateKey }) => privateKey !== undefined);
  const chosen = useWorkbench((store) => store.signingKey);
  const choose = useWorkbench((store) => store.chooseSigningKey);
  const close = useWorkbench((store) => store.closeOverlay);
  const name = useWorkbench((store) => signedName(fileNameOf(activeDocument(store))));
  const judgement = useJudgement();
  const altered = judgement.state === 'judged' && judgement.verdict.seal?.intact === false;
  const { act } = useCommands();
  const key = keys.find(({ id }) => id === chosen) ?? keys[0];
  const { data, error, isPending, start, cancel } = useCancellable(async (document: WorkDocument, signal) => {
    if (!key?.privateKey) throw new Error('There is no key.');
    const signed = await signText(document.text, key.privateKey, signal);
    const copy = { ...document, name: signedName(fileNameOf(document)), origin: 'typed', text: print(signed) } as const;
    void takeSnapshot(copy, 'signed');
    return signed;
  });
  function run(): void {
    start(activeDocument(useWorkbench.getState()));
  }
  return (
    <OperationSheet title={operationsTexts.sign} lead={operationsTexts.signLead}>
      {key === undefined ? (
        <NoKey />
      ) : (
        <>
          <Select
            label={operationsTexts.signWith}
            value={key.id}
            onChange={(id) => {
              // A result signed with another key is not shown for this one.
              cancel();
              choose(id);
            }}
            options={keys.map((entry) => ({ value: entry.id, title: keyName(entry) }))}
          />
          <UnsavedKey record={key} />
          {altered && !data ? (
            <p className="operation-warning" role="alert">
              {operationsTexts.alteredWarning(<TriangleAlert aria-hidden />)}
            </p>
          ) : null}
          {isPending ? <OperationPending label={operationsTexts.signing} onCancel={cancel} /> : null}
          {error ? <OperationTrouble error={error} onLeave={close} again={run} /> : null}
          {data ? (
            <>
              <p className="operation-good" role="status">
                {operationsTexts.signed(<PenLine aria-hidden />)}
              </p>
              <div className="operation-foot">
                <Button
                  icon={<Download aria-hidden />}
                  onPress={() => {
                    downloadText(name, print(data));
                  }}
                >
                  {operationsTexts.download}
                </Button>
                <Button
                  variant="primary"
                  onPress={() => {
                    close();
                    act((context) => {
                      openResult(context, data, 'signed', operationsTexts.signedOpened);
                      context.state.chooseCheckingKey(key.id);
                      context.state.showPanel('envelope');
                    });
                  }}
                >
                  {operationsTexts.openInANewTab}
                </Button>
              </div>
            </>
          ) : null}
          {!isPending && !data ? (
            <div className="operation-foot">
              <Button onPress={close}>{operationsTexts.cancel}</Button>
              <Button variant="primary" icon={<PenLine aria-hidden />} onPress={run}>
                {altered ? operationsTexts.signAnyway : operationsTexts.sign}
              </Button>
            </div>
          ) : null}
        </>
      )}
    </OperationSheet>
  );
}

function signedName(name: string): string {
  return withEnding(name, '.signed.json');
}

function NoKey() {
  const addKey = useWorkbench((store) => store.addKey);
  const { error, isPending, start } = useKeygen((pair) => {
    addKey(newPairOf(pair.public, pair.private));
  });
  const close = useWorkbench((store) => store.closeOverlay);
  const { run } = useCommands();
  return (
    <>
      {error ? <OperationTrouble error={error} onLeave={close} /> : null}
      <EmptyState
        title={operationsTexts.noKeyToSignWith}
        icon={<KeyRound aria-hidden />}
        action={
          <>
            <Button
              onPress={() => {
                close();
                run('go-keys');
              }}
            >
              {operationsTexts.importAKey}
            </Button>
            <Button
              variant="primary"
              isDisabled={isPending}
              onPress={() => {
                start(undefined);
              }}
            >
              {operationsTexts.generateAKeyPair}
            </Button>
          </>
        }
      >
        {operationsTexts.newKeyLost}
      </EmptyState>
    </>
  );
}
