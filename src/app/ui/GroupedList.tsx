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
  /** Estimated height of a row in pixels; the real height is measured. */
  readonly rowHeight: number;
  /** CSS class for the layout of a row; by default two columns of the same width. */
  readonly rowClass?: string;
  readonly headClass?: string;
  /** Height of a heading in pixels. */
  readonly headHeight?: number;
  /** The selected row: arrow keys and clicks select another. A list without `onSelect` has none. */
  readonly selected?: number | undefined;
  onSelect?(index: number): void;
  textOf(row: Row): string;
  children(row: Row): ReactNode;
  /** Called when a row is clicked or Enter is pressed. */
  onAction(index: number): void;
}

/** Assumed size of a list before layout or while it is hidden, so that its first rows render at once. */
const NOT_LAID_OUT = { width: 400, height: 600 };

/** Milliseconds after which a typed letter starts a new search. */
const TYPING_PAUSE = 1000;

/**
 * Many rows in groups with headings; only visible rows are on the page. The list is one tab stop: arrows, Home, End and
 * the page keys move between rows, and letters move to a row that begins with them.
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
    // When moving up to the first row of a group, its heading scrolls into view too.
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

/** The focused row stays on the page even if it is scrolled out of view. */
function withLine(range: Range, line: number): number[] {
  const shown = defaultRangeExtractor(range);
  return line < 0 || shown.includes(line) ? shown : [...shown, line].sort((a, b) => a - b);
}

/**
 * Focuses a line once it is on the page. If the focused row disappears with its verdict, the active row gets the focus.
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
    // Not called for a row that is removed from the page.
    went(): void {
      within.current = false;
    },
  };
}
