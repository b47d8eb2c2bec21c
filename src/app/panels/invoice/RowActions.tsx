import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import type { Edit, JsonObject } from '../../../engine/index.ts';
import { at } from '../../../formats/mapping/report.ts';
import { moveEntry } from '../../../language/edits/move-entry.ts';
import { editorInStep } from '../../commands/editor-in-step.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { invoiceTexts } from '../../texts/en/invoice.ts';
import { sourceTree } from '../../source/source-tree.ts';
import { Button } from '../../ui/Button.tsx';

const ROW = /^(.*\.lines)\[\d+\]$/;

export const isRowPath = (path: string): boolean => ROW.test(path);

export interface RowActionsProps {
  readonly path: string;
  readonly written: JsonObject;
}

/** Moves or removes a line, or adds one like it at the end. The card closes with the edit, which is undone as one step. */
export function RowActions({ path, written }: RowActionsProps) {
  const { act } = useCommands();
  const list = ROW.exec(path)?.[1];
  const row = at(written, path);
  const rows = list === undefined ? undefined : at(written, list);
  if (list === undefined || row === undefined || !Array.isArray(rows)) return null;
  const apply = (edit: Edit) => {
    act(async () => {
      const editor = await editorInStep();
      editor?.applyEdits([edit]);
    });
  };
  const index = Number(/\[(\d+)\]$/.exec(path)?.[1]);
  const move = (by: 1 | -1) => {
    act(async () => {
      const editor = await editorInStep();
      const moved = editor && moveEntry(sourceTree(editor.getText()), path, by);
      if (moved) editor.replaceAll(moved.text);
    });
  };
  return (
    <div className="paper-form-end">
      <Button
        icon={<Trash2 aria-hidden />}
        onPress={() => {
          apply({ op: 'remove', path });
        }}
      >
        {invoiceTexts.removeRow}
      </Button>
      <Button
        variant="quiet"
        icon={<Copy aria-hidden />}
        onPress={() => {
          apply({ op: 'add', path: `${list}[${String(rows.length)}]`, value: row });
        }}
      >
        {invoiceTexts.repeatRow}
      </Button>
      {index > 0 ? (
        <Button variant="quiet" icon={<ArrowUp aria-hidden />} onPress={() => move(-1)}>
          {invoiceTexts.moveUp}
        </Button>
      ) : null}
      {index < rows.length - 1 ? (
        <Button variant="quiet" icon={<ArrowDown aria-hidden />} onPress={() => move(1)}>
          {invoiceTexts.moveDown}
        </Button>
      ) : null}
    </div>
  );
}
