import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { Toolbar } from 'react-aria-components';
import type { JsonObject } from '../../../engine/index.ts';
import type { XmlReading } from '../../api/xml-verdict.ts';
import { editorInStep } from '../../commands/editor-in-step.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { commandsTexts } from '../../texts/en/commands.ts';
import { invoiceTexts } from '../../texts/en/invoice.ts';
import { Button } from '../../ui/Button.tsx';
import { isRowPath, movedRow, removedRow, repeatedRow, rowOf } from './row-edits.ts';

export interface RowActionsProps {
  readonly path: string;
  readonly written: JsonObject;
  /** The values of an XML invoice, whose rows are elements. */
  readonly entries?: XmlReading['entries'] | undefined;
}

/** Moves or removes an entry of a list, or adds one like it. The card closes with the edit, which is undone as one step. */
export function RowActions({ path, written, entries }: RowActionsProps) {
  const { act } = useCommands();
  const row = rowOf(path, written, entries);
  if (!row) return null;
  // Other elements may be allowed only once; the adding bar knows the content model.
  const isRepeated = !entries || isRowPath(path);
  const { index, count } = row;
  const change = (made: (text: string) => string | undefined) => () => {
    act(async ({ notify }) => {
      const editor = await editorInStep();
      const before = editor?.getText();
      const text = before === undefined ? undefined : made(before);
      if (text === undefined || text === before) notify(commandsTexts.layoutNotKept);
      else editor?.replaceAll(text);
    });
  };
  const move = (by: 1 | -1) => change((text) => movedRow(text, entries, path, by)?.text);
  return (
    <Toolbar className="paper-form-end" aria-label={invoiceTexts.rowActions}>
      <Button icon={<Trash2 aria-hidden />} onPress={change((text) => removedRow(text, entries, path).text)}>
        {invoiceTexts.removeRow}
      </Button>
      {isRepeated ? (
        <Button
          variant="quiet"
          icon={<Copy aria-hidden />}
          onPress={change((text) => repeatedRow(text, entries, path).text)}
        >
          {invoiceTexts.repeatRow}
        </Button>
      ) : null}
      {index > 0 ? (
        <Button variant="quiet" icon={<ArrowUp aria-hidden />} onPress={move(-1)}>
          {invoiceTexts.moveUp}
        </Button>
      ) : null}
      {index < count - 1 ? (
        <Button variant="quiet" icon={<ArrowDown aria-hidden />} onPress={move(1)}>
          {invoiceTexts.moveDown}
        </Button>
      ) : null}
    </Toolbar>
  );
}
