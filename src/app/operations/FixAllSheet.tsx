import { saidText } from '../texts/said.ts';
import { fixAllSafe } from '../../language/fixes/fix-all.ts';
import { parseJson } from '../../language/syntax/parse-json.ts';
import { toJson } from '../../language/syntax/to-json.ts';
import { isXmlInvoice } from '../../language/recognise/xml-invoice.ts';
import { fixXml } from '../api/fix-xml.ts';
import { judgeSubject } from '../api/text-verdict.ts';
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
import { operationsTexts } from '../texts/en/operations.ts';

/** Lists all safe fixes of the source and what they change. Applying them is one edit. */
export function FixAllSheet() {
  const { act } = useCommands();
  const close = useWorkbench((store) => store.closeOverlay);
  const engine = useWorkbench((store) => store.engineChoice);
  const knowledge = useEditorKnowledge();
  const { data, error, isFetching, refetch } = useAnswer('fix-all', async (text, signal, service) => {
    const { id: documentId, revision, editorVersion } = activeDocument(useWorkbench.getState());
    const judged = (other: string) =>
      judgeSubject({ documentId, revision, editorVersion, text: other }, service, signal);
    const verdict = await judged(text);
    if (isXmlInvoice(text)) return { before: undefined, ...(await fixXml(verdict, judged)) };
    return { before: text, ...(await fixAllSafe(trialOf(verdict, knowledge, engine, signal))) };
  });
  return (
    <OperationSheet title={operationsTexts.fixAllSafe} lead={operationsTexts.fixAllLead}>
      {isFetching ? (
        <OperationPending label={operationsTexts.tryingTheFixes} onCancel={close} />
      ) : error ? (
        <OperationTrouble error={error} onLeave={close} again={() => void refetch()} />
      ) : !data ? null : data.done.length === 0 ? (
        <>
          <p className="operation-note">{operationsTexts.noSafeFix}</p>
          <div className="operation-foot">
            <Button onPress={close}>{operationsTexts.cancel}</Button>
          </div>
        </>
      ) : (
        <>
          <ul className="fix-list" aria-label={operationsTexts.fixes}>
            {data.done.map(({ title, path, code, phrase, values }, index) => (
              <li key={index}>
                <Code>{path?.replace(/^\$\.?/, '') ?? code}</Code> {saidText(title, { phrase, values })}
              </li>
            ))}
          </ul>
          {/* Safe fixes of an XML invoice only change its structure; their titles say it all. */}
          {data.before === undefined ? null : (
            <DifferenceList
              before={toJson(parseJson(data.before).root)}
              after={toJson(parseJson(data.text).root) ?? null}
              label={operationsTexts.differentFromTheSource}
            />
          )}
          <div className="operation-foot">
            <Button onPress={close}>{operationsTexts.cancel}</Button>
            <Button
              variant="primary"
              onPress={() => {
                close();
                act((context) => replaceSource(context, data.text, operationsTexts.fixesMade(data.done.length)));
              }}
            >
              {operationsTexts.makeTheseFixes(data.done.length)}
            </Button>
          </div>
        </>
      )}
    </OperationSheet>
  );
}
