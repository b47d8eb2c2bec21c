import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { Toolbar } from 'react-aria-components';
import type { JsonObject } from '../../../engine/index.ts';
import { at } from '../../../formats/mapping/report.ts';
import { moveXmlRow, removeXmlRow, repeatXmlRow, rowElement, type MovedRow } from '../../../formats/xml/edit-rows.ts';
import { applyTextEdits } from '../../../language/edits/apply-edits.ts';
import { moveEntry } from '../../../language/edits/move-entry.ts';
import type { XmlReading } from '../../api/xml-verdict.ts';
import { editorInStep } from '../../commands/editor-in-step.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { commandsTexts } from '../../texts/en/commands.ts';
import { invoiceTexts } from '../../texts/en/invoice.ts';
import { documentTree } from '../../source/document-tree.ts';
import { editedText } from '../../source/source-edits.ts';
import { Button } from '../../ui/Button.tsx';

const ROW = /^(.*)\[\d+\]$/;

/** An entry of a list that people order, beside the lines. */
const ENTRY = /^.*\.(?:discounts|charges|advances|due_dates|notes|preceding|credit_transfer)\[\d+\]/;

const LINE = /\.lines\[\d+\]$/;

/** Whether a path is that of a line, whose number on the page opens what moves and removes it. */
export const isRowPath = (path: string): boolean => LINE.test(path);

/** The row whose buttons stand with a value: that of its own list, as a discount has no number on the page. */
export const rowWith = (path: string): string | undefined =>
  isRowPath(path) ? path : path.includes('.lines[') ? undefined : ENTRY.exec(path)?.[0];

export interface RowActionsProps {
  readonly path: string;
  readonly written: JsonObject;
  /** The values of an XML invoice, whose rows are elements. */
  readonly entries?: XmlReading['entries'] | undefined;
}

/** Moves or removes an entry of a list, or adds one like it at the end. The card closes with the edit, which is undone as one step. */
export function RowActions({ path, written, entries }: RowActionsProps) {
  const { act } = useCommands();
  const list = ROW.exec(path)?.[1];
  const row = at(written, path);
  const rows = list === undefined ? undefined : at(written, list);
  if (list === undefined || row === undefined || !Array.isArray(rows)) return null;
  if (entries && rowElement(entries, path) === undefined) return null;
  // Other elements may be allowed only once; the adding bar knows the content model.
  const isRepeated = !entries || isRowPath(path);
  const index = Number(/\[(\d+)\]$/.exec(path)?.[1]);
  const remove = (text: string) =>
    entries ? applyTextEdits(text, removeXmlRow(text, entries, path)) : editedText(text, [{ op: 'remove', path }]);
  const repeat = (text: string) =>
    entries
      ? applyTextEdits(text, repeatXmlRow(text, entries, path, rows.length))
      : editedText(text, [{ op: 'add', path: `${list}[${String(rows.length)}]`, value: row }]);
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
      <Button icon={<Trash2 aria-hidden />} onPress={change(remove)}>
        {invoiceTexts.removeRow}
      </Button>
      {isRepeated ? (
        <Button variant="quiet" icon={<Copy aria-hidden />} onPress={change(repeat)}>
          {invoiceTexts.repeatRow}
        </Button>
      ) : null}
      {index > 0 ? (
        <Button variant="quiet" icon={<ArrowUp aria-hidden />} onPress={move(-1)}>
          {invoiceTexts.moveUp}
        </Button>
      ) : null}
      {index < rows.length - 1 ? (
        <Button variant="quiet" icon={<ArrowDown aria-hidden />} onPress={move(1)}>
          {invoiceTexts.moveDown}
        </Button>
      ) : null}
    </Toolbar>
  );
}

/** The text with a row and the one beside it in each other's place, in JSON or in XML. */
export function movedRow(
  text: string,
  entries: XmlReading['entries'] | undefined,
  path: string,
  by: 1 | -1,
): MovedRow | undefined {
  return entries ? moveXmlRow(text, entries, path, by) : moveEntry(documentTree(text), path, by);
}
