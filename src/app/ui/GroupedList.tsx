import {
  defaultRangeExtractor,
  measureElement,
  observeElementRect,
  useVirtualizer,
  type Range,
} from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { uiTexts } from '../texts/en/ui.ts';
import { lineOfRow, linesOf, nextRow, rowBeginning, type RowGroup } from './group-lines.ts';
import './grouped-list.css';

export interface GroupedListProps<Row> {
  readonly label: string;
  readonly groups: readonly RowGroup<Row>[];
  /** In pixels, of most rows: what each takes is measured. */
  readonly rowHeight: number;
  /** How a row is laid out; two columns of the same width when left out. */
  readonly rowClass?: string;
  readonly headClass?: string;
  /** In pixels, of a heading. */
  readonly headHeight?: number;
  /** The row that is chosen: arrow keys and clicks choose another. In a list without `onSelect` none is. */
  readonly selected?: number | undefined;
  onSelect?(index: number): void;
  textOf(row: Row): string;
  children(row: Row): ReactNode;
  /** A row was clicked, or entered by key. */
  onAction(index: number): void;
}

/** Taken for the size of a list before the page is laid out, and behind another view: the first rows are there at once. */
const NOT_LAID_OUT = { width: 400, height: 600 };

/** Milliseconds after which a letter begins a new word. */
const TYPING_PAUSE = 1000;

/**
 * Many rows below the headings of their groups; only what is in sight is on the page. One stop for the Tab key: arrows, Home, End and
 * the page keys go from row to row, letters to a row that begins with them.
 */
export function GroupedList<Row>(props: GroupedListProps<Row>) {
  const { label, groups, rowHeight, headHeight = 32, selected, onSelect, textOf, onAction } = props;
  const lines = linesOf(groups);
  const place = useRef<HTMLDivElement>(null);
  const [last, setLast] = useState<number>();
  const typed = useRef({ text: '', at: -TYPING_PAUSE });
  const active = lineOfRow(lines, onSelect ? selected : last);
  const focus = useFocus(place, active);
  // oxlint-disable-next-line react/incompatible-library -- The compiler leaves this component alone, as it has to.
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => place.current,
    estimateSize: (line) => (lines[line]?.kind === 'head' ? headHeight : rowHeight),
    overscan: 4,
    rangeExtractor: (range) => withLine(range, active),
    initialRect: NOT_LAID_OUT,
    observeElementRect: (list, changed) =>
      observeElementRect(list, (rect) => {
        changed(rect.height === 0 ? NOT_LAID_OUT : rect);
      }),
    measureElement: (row, entry, list) => measureElement(row, entry, list) || rowHeight,
    useFlushSync: false,
  });

  function goTo(line: number): void {
    const row = lines[line];
    if (row?.kind !== 'row') return;
    setLast(row.index);
    onSelect?.(row.index);
    // From below, the heading of a group comes into sight with its first row.
    const [above = 0] = virtual.getOffsetForIndex(line - 1, 'start') ?? [];
    const withHead = lines[line - 1]?.kind === 'head' && above < (virtual.scrollOffset ?? 0);
    virtual.scrollToIndex(withHead ? line - 1 : line);
    focus.goTo(line);
  }

  function pressed(event: KeyboardEvent): void {
    const row = lines[active];
    if (event.altKey || event.ctrlKey || event.metaKey || row?.kind !== 'row') return;
    const page = Math.max(1, Math.floor((place.current?.clientHeight ?? 0) / rowHeight) - 1);
    const by = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -lines.length, End: lines.length }[
      event.key
    ];
    if (by !== undefined) goTo(nextRow(lines, active, by));
    else if (event.key === 'Enter') onAction(row.index);
    else if (event.key.length === 1 && event.key !== ' ') {
      const begun = event.timeStamp - typed.current.at < TYPING_PAUSE ? typed.current.text : '';
      typed.current = { text: begun + event.key, at: event.timeStamp };
      goTo(rowBeginning(lines, active, typed.current.text, textOf));
    } else return;
    event.preventDefault();
  }

  return (
    <div className="grouped-list scroll" ref={place}>
      <div
        role="grid"
        aria-label={label}
        aria-rowcount={lines.length}
        className="grouped-list-lines"
        style={{ height: virtual.getTotalSize() }}
        onKeyDown={pressed}
        onFocus={focus.came}
        onBlur={focus.went}
      >
        {virtual.getVirtualItems().map(({ index: at, start }) => {
          const line = lines[at];
          if (!line) return null;
          const shared = {
            role: 'row',
            ref: virtual.measureElement,
            'data-index': at,
            'aria-rowindex': at + 1,
            style: { transform: `translateY(${String(start)}px)` },
          };
          return line.kind === 'head' ? (
            <div key={at} {...shared}>
              <div role="rowheader" className={props.headClass ?? 'grouped-list-head'}>
                <Head group={line.group} />
              </div>
            </div>
          ) : (
            <div
              key={at}
              {...shared}
              className="grouped-list-item"
              aria-label={textOf(line.row)}
              aria-selected={onSelect ? at === active : undefined}
              tabIndex={at === active ? 0 : -1}
              onFocus={() => {
                setLast(line.index);
              }}
              onClick={() => {
                setLast(line.index);
                onSelect?.(line.index);
                onAction(line.index);
              }}
            >
              <div role="gridcell" className={props.rowClass ?? 'grouped-list-row'}>
                {props.children(line.row)}
              </div>
            </div>
          );
        })}
      </div>
    </div>
  );
}

function Head({ group: { icon, title, count, note, rows } }: { group: RowGroup<unknown> }) {
  return (
    <>
      {icon}
      <span className="grouped-list-title">{title}</span>
      {count === undefined ? null : (
        <span className="grouped-list-count">{count > rows.length ? uiTexts.firstOf(rows.length, count) : count}</span>
      )}
      {note === undefined ? null : <span className="grouped-list-note clip">{note}</span>}
    </>
  );
}

/** The row that has the focus stays on the page wherever one scrolls. */
function withLine(range: Range, line: number): number[] {
  const shown = defaultRangeExtractor(range);
  return line < 0 || shown.includes(line) ? shown : [...shown, line].sort((a, b) => a - b);
}

/**
 * Gives the focus to a line once that is on the page. When the row that had it goes with its verdict, the one that is active then has it.
 */
function useFocus(place: RefObject<HTMLElement | null>, active: number) {
  const wanted = useRef<number>(undefined);
  const within = useRef(false);
  const [, draw] = useState(0);
  useLayoutEffect(() => {
    const lost = within.current && place.current?.contains(document.activeElement) === false ? active : undefined;
    const line = wanted.current ?? lost;
    wanted.current = undefined;
    if (line === undefined) return;
    place.current?.querySelector<HTMLElement>(`[data-index="${String(line)}"]`)?.focus({ preventScroll: true });
  });
  return {
    goTo(line: number): void {
      wanted.current = line;
      draw((times) => times + 1);
    },
    came(): void {
      within.current = true;
    },
    // Not called for a row that is taken off the page.
    went(): void {
      within.current = false;
    },
  };
}
