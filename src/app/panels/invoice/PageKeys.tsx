import { use, type KeyboardEvent, type ReactNode } from 'react';
import { commandsTexts } from '../../texts/en/commands.ts';
import { editorInStep } from '../../commands/editor-in-step.ts';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { matchesKeys } from '../../commands/keys.ts';
import { pageKeys, type PageKeyId } from '../../commands/page-keys.ts';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';
import { invoiceTexts } from '../../texts/en/invoice.ts';
import { noteEdit, useLastEdit } from './page-edits.ts';
import { enter, valueElement, type PageStops } from './page-stops.ts';
import { WorkContext } from './paper-work.ts';
import { isRowPath, movedRow, removedRow, repeatedRow, rowAround, rowOf } from './row-edits.ts';
import { valueByKey } from './value-by-key.ts';

interface PageKeysProps {
  readonly stops: PageStops;
  /** Shows a value in the source. */
  onFollow(path: string): void;
  /** Says what a key found where it does nothing. */
  onSay(words: string): void;
  readonly children: ReactNode;
}

/** The keys of the values of a page. Those to undo and redo are those of the source: both have one history. */
export function PageKeys({ stops, onFollow, onSay, children }: PageKeysProps) {
  const last = useLastEdit();
  const acts = useActs({ stops, onFollow, onSay });
  const work = use(WorkContext);

  const onValue = (event: KeyboardEvent<HTMLElement>, value: HTMLElement, path: string): boolean => {
    const known = pageKeys.find(({ keys }) => keys.some((key) => matchesKeys(event.nativeEvent, key)));
    const act = known && acts[known.id];
    if (act) return act(path);
    const next = valueByKey(value, event);
    if (next instanceof HTMLElement) {
      enter(next);
      return true;
    }
    // A letter or a figure that is typed replaces the value.
    if ([...event.key].length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey)
      return false;
    work?.openAt(path, { typed: event.key });
    return true;
  };
  const undo = (isAgain: boolean): void => {
    const { editor } = useWorkbench.getState();
    if (isAgain) editor?.redo();
    else if (last) {
      last.undo();
      stops.want(last.path);
    } else editor?.undo();
  };
  return (
    // The keys are pressed on the values inside.
    <div
      className="invoice-keys"
      role="presentation"
      onFocus={({ target }) => {
        stops.came(target);
      }}
      onBlur={() => {
        stops.left();
      }}
      onClick={({ target }) => {
        stops.forget();
        // Not every browser focuses a button that is pressed.
        if (target instanceof Element) stops.mark(target.closest<HTMLElement>('[data-value]'));
      }}
      onKeyDown={(event) => {
        stops.forget();
        const { target } = event;
        const path = target instanceof HTMLElement ? target.dataset['value'] : undefined;
        const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
        if (isUndo && !(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) {
          event.preventDefault();
          undo(event.shiftKey);
        } else if (path !== undefined && target instanceof HTMLElement && onValue(event, target, path)) {
          event.preventDefault();
        }
      }}
    >
      {children}
    </div>
  );
}

/** What keys do with the value at a path, and whether they do anything. Tab and arrows are not among them. */
function useActs({
  stops,
  onFollow,
  onSay,
}: Omit<PageKeysProps, 'children'>): Partial<Record<PageKeyId, (path: string) => boolean>> {
  const { act } = useCommands();
  const work = use(WorkContext);
  const { written, entries } = work ?? {};

  /** The row around a value, if the source has it and may be changed. */
  const rowAt = (path: string) => {
    const row = rowAround(path);
    const found = row !== undefined && written && rowOf(row, written, entries);
    return row !== undefined && found ? { ...found, row } : undefined;
  };
  /** Edits the source as one step, and puts the focus on the value at the same place of the row. */
  const edit = (
    path: string,
    row: string,
    make: (text: string) => { readonly text: string; readonly path: string } | undefined,
    done: string,
  ): boolean => {
    act(async ({ notify }) => {
      const editor = await editorInStep();
      const before = editor?.getText();
      const made = before === undefined ? undefined : make(before);
      if (before === undefined || made === undefined || made.text === before) {
        notify(commandsTexts.layoutNotKept);
        return;
      }
      editor?.replaceAll(made.text);
      const { id } = activeDocument(useWorkbench.getState());
      noteEdit({ documentId: id, name: work?.labelOf(row) ?? '', path, before, after: made.text, done });
      stops.want(made.path + path.slice(row.length));
    });
    return true;
  };
  const move = (path: string, by: 1 | -1): boolean => {
    const found = rowAt(path);
    if (!found || !work) return false;
    const { row, index, count } = found;
    if (index + by < 0 || index + by >= count) return false;
    const done = invoiceTexts.done.moved(work.labelOf(row), index + by + 1, count);
    return edit(path, row, (text) => movedRow(text, entries, row, by), done);
  };

  return {
    open: (path) => {
      work?.openAt(path);
      return true;
    },
    fixes: (path) => {
      if (work && valueElement(path)?.dataset['severity'] === undefined)
        onSay(invoiceTexts.done.noProblem(work.labelOf(path)));
      else work?.openAt(path, { toFixes: true });
      return true;
    },
    source: (path) => {
      onFollow(path);
      return true;
    },
    'move-up': (path) => move(path, -1),
    'move-down': (path) => move(path, 1),
    repeat: (path) => {
      const found = rowAt(path);
      if (!found || !work || (entries && !isRowPath(found.row))) return false;
      const { row } = found;
      return edit(path, row, (text) => repeatedRow(text, entries, row), invoiceTexts.done.repeated(work.labelOf(row)));
    },
    insert: (path) => {
      const found = rowAt(path);
      const added = found && addedTo(found.list);
      if (!found || added === undefined) return false;
      work?.openAt(added, { below: { row: found.row, from: path } });
      return true;
    },
    remove: (path) => {
      const found = isRowPath(path) ? rowAt(path) : undefined;
      if (!found || !work) return false;
      return edit(path, path, (text) => removedRow(text, entries, path), invoiceTexts.done.removed(work.labelOf(path)));
    },
  };
}

/** The path with which the adding bar begins an entry of a list. */
function addedTo(list: string): string | undefined {
  const adding = [...document.querySelectorAll<HTMLElement>('.invoice-desk .paper-add')];
  return adding.map(({ dataset }) => dataset['value']).find((path) => path?.startsWith(`${list}[`));
}
