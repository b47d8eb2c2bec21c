import { fixAllSafe } from '../../language/fixes/fix-all.ts';
import { parseJson } from '../../language/syntax/parse-json.ts';
import { toJson } from '../../language/syntax/to-json.ts';
import { judge } from '../api/judge.ts';
import { trialOf } from '../api/mendings.ts';
import { useAnswer } from '../api/use-answer.ts';
import { useEditorKnowledge } from '../api/use-knowledge.ts';
import { useCommands } from '../commands/CommandProvider.tsx';
import { replaceSource } from '../commands/replace-source.ts';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { Code } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { DifferenceList } from './DifferenceList.tsx';
import { OperationPending, OperationSheet } from './OperationSheet.tsx';
import { OperationTrouble } from './OperationTrouble.tsx';

/** All safe fixes of the source with what they would change; taken together they are one edit. */
export function FixAllSheet() {
  const { act } = useCommands();
  const close = useWorkbench((store) => store.closeOverlay);
  const engine = useWorkbench((store) => store.engineChoice);
  const knowledge = useEditorKnowledge();
  const { data, error, isFetching, refetch } = useAnswer('fix-all', async (text, signal, service) => {
    const { id: documentId, revision, editorVersion } = activeDocument(useWorkbench.getState());
    const verdict = await judge({ documentId, revision, editorVersion, text }, service, signal);
    return { before: text, ...(await fixAllSafe(trialOf(verdict, knowledge, engine, signal))) };
  });
  return (
    <OperationSheet
      title="Fix all safe"
      lead="Makes every fix that loses nothing you meant. Each was tried: it settles its fault and brings no other."
    >
      {isFetching ? (
        <OperationPending label="Trying the fixes" onCancel={close} />
      ) : error ? (
        <OperationTrouble error={error} onLeave={close} again={() => void refetch()} />
      ) : !data ? null : data.done.length === 0 ? (
        <>
          <p className="operation-note">No fault has a safe fix: the others want a choice or a value of yours.</p>
          <div className="operation-foot">
            <Button onPress={close}>Leave it</Button>
          </div>
        </>
      ) : (
        <>
          <ul className="fix-list" aria-label="Fixes">
            {data.done.map(({ title, path, code }, index) => (
              <li key={index}>
                {title} <Code>{path?.replace(/^\$\.?/, '') ?? code}</Code>
              </li>
            ))}
          </ul>
          <DifferenceList
            before={toJson(parseJson(data.before).root)}
            after={toJson(parseJson(data.text).root) ?? null}
            label="Different from the source"
          />
          <div className="operation-foot">
            <Button onPress={close}>Leave it</Button>
            <Button
              variant="primary"
              onPress={() => {
                close();
                act((context) => replaceSource(context, data.text, doneWords(data.done.length)));
              }}
            >
              {data.done.length === 1 ? 'Make this fix' : `Make these ${String(data.done.length)} fixes`}
            </Button>
          </div>
        </>
      )}
    </OperationSheet>
  );
}

function doneWords(count: number): string {
  return count === 1 ? 'One fix made' : `${String(count)} fixes made`;
}
