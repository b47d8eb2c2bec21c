import { Copy } from 'lucide-react';
import { useForeign } from '../../api/foreign.ts';
import { copyText } from '../../commands/clipboard.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import type { TakenOver } from '../../../language/foreign/take-over-foreign.ts';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';
import { Button } from '../../ui/Button.tsx';
import { JsonText } from '../../ui/JsonText.tsx';
import { EmptyState } from '../../ui/Messages.tsx';
import { OperationSheet } from '../OperationSheet.tsx';
import { openResult, print } from '../take-over.ts';
import { foreignList } from './foreign-list.ts';
import { foreignTexts } from '../../texts/en/foreign.ts';
import './foreign.css';

/**
 * Previews the import of an invoice from another program, with every value that is imported and every one that is not.
 */
export function ForeignSheet() {
  const text = useWorkbench((state) => activeDocument(state).text);
  const found = useForeign(text);
  return (
    <OperationSheet title={foreignTexts.title} lead={foreignTexts.lead}>
      {found ? (
        <Preview found={found} />
      ) : (
        <EmptyState title={foreignTexts.notRecognised}>{foreignTexts.notRecognisedHint}</EmptyState>
      )}
    </OperationSheet>
  );
}

function Preview({ found }: { found: TakenOver }) {
  const { act } = useCommands();
  const close = useWorkbench((state) => state.closeOverlay);
  const { program, document, taken, left } = found;
  const lost = left.filter(({ calculated }) => !calculated);
  return (
    <>
      <p className="operation-note" role="status">
        {foreignTexts.summary(program, taken.length, lost.length, left.length - lost.length)}
      </p>
      <div className="foreign-preview">
        <JsonText text={print(document)} label={foreignTexts.theDocument} />
      </div>
      <Values
        title={foreignTexts.taken}
        rows={taken.map(({ from, to, value }) => [from, `→ ${to}`, value])}
        open={false}
      />
      <Values title={foreignTexts.unknownFields} rows={lost.map(({ from, value }) => [from, '', value])} open />
      <Values
        title={foreignTexts.calculatedFields}
        rows={left.flatMap(({ from, value, calculated }) => (calculated ? [[from, '', value]] : []))}
        open={false}
      />
      <div className="operation-foot">
        <Button
          icon={<Copy aria-hidden />}
          onPress={() => {
            act((context) => copyText(context, foreignList(found), foreignTexts.listCopiedAsMarkdown));
          }}
        >
          {foreignTexts.copyTheList}
        </Button>
        <Button
          variant="primary"
          onPress={() => {
            close();
            act((context) => {
              openResult(context, document, 'taken-over', foreignTexts.opened);
            });
          }}
        >
          {foreignTexts.open}
        </Button>
      </div>
    </>
  );
}

/** Most rows shown. The copied list has all. */
const SHOWN = 200;

function Values({ title, rows, open }: { title: string; rows: readonly (readonly string[])[]; open: boolean }) {
  if (rows.length === 0) return null;
  return (
    <details className="foreign-values" open={open}>
      <summary>{`${title} (${String(rows.length)})`}</summary>
      <ul>
        {rows.slice(0, SHOWN).map(([from = '', to = '', value = '']) => (
          <li key={from + to}>
            <code>{from}</code> {to === '' ? null : <code>{to}</code>} <span className="foreign-value">{value}</span>
          </li>
        ))}
      </ul>
      {rows.length > SHOWN ? <p>{foreignTexts.andMore(rows.length - SHOWN)}</p> : null}
    </details>
  );
}
