import { use, type KeyboardEvent, type ReactNode } from 'react';
import { activeDocument, useWorkbench } from '../../state/workbench-store.ts';
import { noteEdit, useLastEdit } from './page-edits.ts';
import { WorkContext, type PaperWork } from './paper-work.ts';
import { movedRow } from './RowActions.tsx';
import { enter, valueElement, type PageStops } from './page-stops.ts';
import { valueByKey } from './value-by-key.ts';

/** A value within an entry of a list that people order. */
const ENTRY = /^(.*\.(?:lines|discounts|charges|advances|due_dates|notes|credit_transfer)\[\d+\])/;

/** Alt and an arrow move the entry of the value that has the focus, which goes with it. */
function moveByKey(event: KeyboardEvent<HTMLElement>, { written, entries, labelOf }: PaperWork): void {
  const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
  const value = event.target instanceof HTMLElement ? event.target.dataset['value'] : undefined;
  const path = value === undefined ? undefined : ENTRY.exec(value)?.[1];
  const { editor, ...state } = useWorkbench.getState();
  if (!event.altKey || by === undefined || value === undefined || path === undefined) return;
  if (written === undefined || !editor) return;
  const before = editor.getText();
  const moved = movedRow(before, entries, path, by);
  if (!moved) return;
  event.preventDefault();
  editor.replaceAll(moved.text);
  noteEdit({ documentId: activeDocument(state).id, name: labelOf(path), before, after: moved.text });
  valueElement(value.replace(path, moved.path))?.focus();
}

/** A letter or a figure typed on a value replaces it, F2 opens it. */
function typeOver(event: KeyboardEvent<HTMLElement>, { openAt }: PaperWork): void {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  const path = target instanceof HTMLElement ? target.dataset['value'] : undefined;
  const isTyped = [...key].length === 1 && key !== ' ';
  if (path === undefined || ctrlKey || metaKey || altKey || !(isTyped || key === 'F2')) return;
  event.preventDefault();
  if (isTyped) openAt(path, key);
  else openAt(path);
}

/** Arrows, Home, End and Page lead to another value of the block. */
function moveWithin(event: KeyboardEvent<HTMLElement>): void {
  if (!(event.target instanceof HTMLElement) || event.target.dataset['value'] === undefined) return;
  const next = valueByKey(event.target, event);
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  enter(next);
}

interface PageKeysProps {
  readonly stops: PageStops;
  readonly children: ReactNode;
}

/** The keys of the values of a page. Those to undo and redo are those of the source: both have one history. */
export function PageKeys({ stops, children }: PageKeysProps) {
  const last = useLastEdit();
  const work = use(WorkContext);
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
        // Not every browser focuses a button that is pressed.
        if (target instanceof Element) stops.mark(target.closest<HTMLElement>('[data-value]'));
      }}
      onKeyDown={(event) => {
        moveWithin(event);
        if (work) {
          moveByKey(event, work);
          typeOver(event, work);
        }
        if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
        if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
        event.preventDefault();
        const { editor } = useWorkbench.getState();
        if (event.shiftKey) editor?.redo();
        else if (last) last.undo();
        else editor?.undo();
      }}
    >
      {children}
    </div>
  );
}
