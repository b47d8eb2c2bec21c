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
import './foreign.css';

/** Shows what a document made of somebody else's invoice would be, with every value that is taken and every one that is left. */
export function ForeignSheet() {
  const text = useWorkbench((state) => activeDocument(state).text);
  const found = useForeign(text);
  return (
    <OperationSheet
      title="Take over an invoice of another program"
      lead="Members are told by their names and values. The source stays as it is; the document opens beside it."
    >
      {found ? (
        <Preview found={found} />
      ) : (
        <EmptyState title="No invoice is known in this text">
          It needs lines, and two of a number, a date, a currency and a customer, by names that programs use.
        </EmptyState>
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
        {`An invoice of ${program}: ${String(taken.length)} values taken, ${String(lost.length)} left, ${String(left.length - lost.length)} that building works out.`}
      </p>
      <div className="foreign-preview">
        <JsonText text={print(document)} label="The document" />
      </div>
      <Values title="Taken" rows={taken.map(({ from, to, value }) => [from, `→ ${to}`, value])} open={false} />
      <Values
        title="Left, for no name tells where it goes"
        rows={lost.map(({ from, value }) => [from, '', value])}
        open
      />
      <Values
        title="Left, for building works it out"
        rows={left.flatMap(({ from, value, calculated }) => (calculated ? [[from, '', value]] : []))}
        open={false}
      />
      <div className="operation-foot">
        <Button
          icon={<Copy aria-hidden />}
          onPress={() => {
            act((context) => copyText(context, foreignList(found), 'List copied as Markdown'));
          }}
        >
          Copy the list
        </Button>
        <Button
          variant="primary"
          onPress={() => {
            close();
            act((context) => {
              openResult(context, document, 'taken-over', 'The document is open in a tab of its own');
            });
          }}
        >
          Open in a new tab
        </Button>
      </div>
    </>
  );
}

/** Rows that are shown; the copied list has all. */
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
      {rows.length > SHOWN ? <p>{`and ${String(rows.length - SHOWN)} more: copy the list to see them`}</p> : null}
    </details>
  );
}
