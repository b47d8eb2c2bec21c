import { saidText } from '../../texts/said.ts';
import { Said } from '../../ui/Said.tsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useCommands } from '../../commands/CommandProvider.tsx';
import { openRow } from '../../commands/file-work.ts';
import { EVERY_FILE } from '../../state/every-file.ts';
import { fixedState, type FileRow } from '../../state/file-row.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { Badge, Code } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/Messages.tsx';
import { tableLines, type TableLine } from './files-view.ts';
import { nextSorting, repeatedNumbers, sortedFiles, type Sorting } from './sort-files.ts';
import { VerdictBadge } from './VerdictBadge.tsx';
import { counted, money } from '../../texts/figures.ts';
import { filesTexts } from '../../texts/en/files.ts';

/** Height of every row in pixels. Text does not wrap. */
const HEIGHT = 34;

const COLUMNS = ['file', 'verdict', 'first', 'type', 'number', 'supplier', 'customer'] as const;
const COMPARED = ['file', 'verdict', 'changes', 'first', 'type', 'number', 'supplier', 'customer'] as const;

/** One row per file; only visible rows are rendered. The name opens the file in a tab; arrow keys move between rows. */
export function FileTable({ rows, grouped }: { rows: readonly FileRow[]; grouped: boolean }) {
  const [sorting, sort] = useState<Sorting>();
  const lines = useMemo(() => tableLines(sortedFiles(rows, sorting), grouped), [rows, grouped, sorting]);
  const repeated = useMemo(() => repeatedNumbers(rows), [rows]);
  const isCompared = rows.some(({ changes }) => changes);
  const columns = isCompared ? COMPARED : COLUMNS;
  const place = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useState(0);
  // oxlint-disable-next-line react/incompatible-library -- The compiler must leave this component alone, and does.
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => place.current,
    estimateSize: () => HEIGHT,
    overscan: 12,
    // Renders the first rows before the browser has laid out the page, and in tests, which have no layout.
    initialRect: { width: 1000, height: 800 },
  });
  if (lines.length === 0) return <NothingFound />;
  const shown = virtual.getVirtualItems();
  const above = shown[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (shown.at(-1)?.end ?? 0);
  const active = Math.min(chosen, lines.length - 1);
  const current = shown.some(({ index }) => index === active) ? active : (shown[0]?.index ?? 0);
  const step = (event: KeyboardEvent): void => {
    const by = { ArrowDown: 1, ArrowUp: -1, PageDown: 20, PageUp: -20, Home: -lines.length, End: lines.length }[
      event.key
    ];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = nextFile(lines, active, by);
    choose(next);
    virtual.scrollToIndex(next);
    requestAnimationFrame(() => {
      place.current?.querySelector<HTMLElement>(`[data-line="${String(next)}"]`)?.focus();
    });
  };
  return (
    <div className="files-table scroll" ref={place} tabIndex={0} role="region" aria-label={filesTexts.tableOfFiles}>
      <table aria-rowcount={lines.length + 1} className={isCompared ? 'files-are-compared' : undefined}>
        <thead>
          <tr aria-rowindex={1}>
            {[...columns, 'total' as const].map((column) => (
              <th
                key={column}
                scope="col"
                className={column === 'total' ? 'files-figure' : undefined}
                aria-sort={sorting?.column === column ? (sorting.isDescending ? 'descending' : 'ascending') : undefined}
              >
                {column === 'changes' ? (
                  filesTexts.columns.changes
                ) : (
                  <button
                    type="button"
                    className="files-sort"
                    onClick={() => {
                      sort(nextSorting(sorting, column));
                    }}
                  >
                    {filesTexts.columns[column]}
                    {sorting?.column === column ? <SortMark isDescending={sorting.isDescending} /> : null}
                  </button>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={step}>
          {above > 0 ? <Space height={above} columns={columns.length + 1} /> : null}
          {shown.map(({ index }) => {
            const line = lines[index];
            if (!line) return null;
            return line.kind === 'group' ? (
              <tr key={index} className="files-group" aria-rowindex={index + 2}>
                <th scope="rowgroup" colSpan={columns.length + 1}>
                  {line.code === undefined ? filesTexts.noFault : <Code>{line.code}</Code>} {counted(line.count)}
                </th>
              </tr>
            ) : (
              <Row
                key={index}
                row={line.row}
                isCompared={isCompared}
                times={repeated.get(line.row.path)}
                index={index}
                isCurrent={index === current}
                onFocus={() => {
                  choose(index);
                }}
              />
            );
          })}
          {below > 0 ? <Space height={below} columns={columns.length + 1} /> : null}
        </tbody>
      </table>
    </div>
  );
}

function NothingFound() {
  const filter = useWorkbench((state) => state.filterFiles);
  return (
    <EmptyState
      title={filesTexts.nothingFound}
      action={
        <Button
          onPress={() => {
            filter(EVERY_FILE);
          }}
        >
          {filesTexts.showAllFiles}
        </Button>
      }
    >
      {filesTexts.noMatch}
    </EmptyState>
  );
}

function nextFile(lines: readonly TableLine[], from: number, by: number): number {
  const wanted = Math.max(0, Math.min(lines.length - 1, from + by));
  if (lines[wanted]?.kind === 'file') return wanted;
  const on = by > 0 ? wanted + 1 : wanted - 1;
  return lines[on]?.kind === 'file' ? on : Math.min(lines.length - 1, wanted + 1);
}

/** Takes the place of rows that are not rendered. */
function Space({ height, columns }: { height: number; columns: number }) {
  return (
    <tr aria-hidden>
      <td colSpan={columns} className="files-space" style={{ height }} />
    </tr>
  );
}

/** The columns from the first error to the total. */
const EMPTY_COLUMNS = 6;

function SortMark({ isDescending }: { readonly isDescending: boolean }) {
  return isDescending ? <ArrowDown aria-hidden size={12} /> : <ArrowUp aria-hidden size={12} />;
}

interface RowProps {
  readonly row: FileRow;
  readonly isCompared: boolean;
  /** The number of files with the same number of the same supplier, if there are several. */
  readonly times: number | undefined;
  readonly index: number;
  /** Whether this is the row that Tab focuses. */
  readonly isCurrent: boolean;
  onFocus(): void;
}

function Row({ row, isCompared, times, index, isCurrent, onFocus }: RowProps) {
  const { act } = useCommands();
  // The reason takes the columns that would stand empty.
  const isBare = [row.number, row.supplier, row.customer, row.total].every((value) => value === undefined);
  const fixes = row.fixed?.titles.map((fix) => saidText(fix.title, fix)).join('; ');
  return (
    <tr aria-rowindex={index + 2}>
      <th scope="row">
        <button
          type="button"
          className="files-open"
          data-line={index}
          tabIndex={isCurrent ? 0 : -1}
          title={row.path}
          onFocus={onFocus}
          onClick={() => {
            act((context) => openRow(context, row));
          }}
        >
          {row.path}
        </button>
      </th>
      <td>
        <VerdictBadge row={row} /> {fixedState(row) === 'fixed' ? <Badge tone="info">{filesTexts.fixed}</Badge> : null}
      </td>
      {isCompared ? <Changes row={row} /> : null}
      <td
        className="files-first"
        colSpan={isBare ? EMPTY_COLUMNS : undefined}
        title={saidText(row.first?.message ?? '', row.first).replaceAll('`', '') || fixes}
      >
        {row.first?.code === undefined ? null : <Code>{row.first.code}</Code>}{' '}
        {row.first ? <Said text={row.first.message} of={row.first} /> : fixes}
        {isBare && row.type !== undefined ? <span className="files-type"> · {row.type}</span> : null}
      </td>
      {isBare ? null : (
        <>
          <td title={row.type}>{row.type}</td>
          <td title={row.number} className="files-number">
            {row.number}{' '}
            {times === undefined ? null : (
              <Badge tone="warning">
                <span aria-hidden>{`${String(times)}×`}</span>
                <span className="unseen">{filesTexts.sameNumber(times)}</span>
              </Badge>
            )}
          </td>
          <td title={row.supplier}>{row.supplier}</td>
          <td title={row.customer}>{row.customer}</td>
          <td className="files-figure">{row.total === undefined ? null : money(row.total, row.currency ?? '')}</td>
        </>
      )}
    </tr>
  );
}

/** How the verdict differs on another day: new errors, changed severities, and errors that no longer occur. */
function Changes({ row: { changes } }: { row: FileRow }) {
  if (!changes) return <td />;
  const groups = [
    { codes: changes.fresh, mark: '+', words: filesTexts.freshRules, tone: 'error' },
    { codes: changes.reweighed, mark: '±', words: filesTexts.reweighedRules, tone: 'warning' },
    { codes: changes.gone, mark: '−', words: filesTexts.goneRules, tone: 'ok' },
  ] as const;
  const named = groups.filter(({ codes }) => codes.length > 0);
  return (
    <td className="files-changes" title={named.map(({ codes, words }) => `${words}: ${codes.join(', ')}`).join('; ')}>
      {named.length === 0 ? filesTexts.noChange : null}
      {named.map(({ codes, mark, words, tone }) => (
        <span key={mark}>
          <Badge tone={tone}>
            <span aria-hidden>{mark}</span>
            <span className="unseen">{words}</span>
          </Badge>{' '}
          <span className="code-text">{codes.join(' ')}</span>{' '}
        </span>
      ))}
    </td>
  );
}
