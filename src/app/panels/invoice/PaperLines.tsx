import { use, useMemo, useState, type ReactNode } from 'react';
import type { PaperLine, PaperView } from '../../../formats/page/paper-view.ts';
import type { Cell } from '../../../formats/page/place.ts';
import { PaperCell, PaperHeading, PaperSlots, RowPin } from './PaperValue.tsx';
import { ChunkContext, useWork, WorkContext, type PaperWork } from './paper-work.ts';

/** Lines of one chunk of a long list. */
const CHUNK = 50;

/**
 * The lines of a page. To work on, many lines are drawn in chunks: the browser leaves out those that are out of view,
 * and a chunk in which nothing changed is not drawn again.
 */
export function PaperLines({ view }: { readonly view: PaperView }) {
  const work = use(WorkContext);
  const { lines, heads } = view;
  const chunks = useMemo(() => inChunks(lines), [lines]);
  if (!work || chunks.length < 2)
    return (
      <table className="paper-lines" {...(work && { role: 'grid', 'aria-label': heads.item })}>
        <thead>
          <tr>
            <Titles view={view} />
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.number} className={work && 'paper-row'}>
              <Line line={line} />
            </tr>
          ))}
        </tbody>
      </table>
    );
  // One grid for who listens, and one table of fixed columns for each chunk.
  return (
    <div className="paper-lines paper-lines-long" role="grid" aria-label={heads.item}>
      <Rows>
        <tr role="row">
          <Titles view={view} />
        </tr>
      </Rows>
      {chunks.map((chunk, index) => (
        <Chunk key={chunk[0]?.path ?? index} lines={chunk} work={work} />
      ))}
    </div>
  );
}

function inChunks(lines: readonly PaperLine[]): readonly (readonly PaperLine[])[] {
  return Array.from({ length: Math.ceil(lines.length / CHUNK) }, (_, index) =>
    lines.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}

interface ChunkProps {
  readonly lines: readonly PaperLine[];
  readonly work: PaperWork;
}

function Chunk({ lines, work }: ChunkProps) {
  const drawn = useDrawn(lines, work);
  return useMemo(
    () => (
      <div className="paper-chunk" role="presentation">
        <Rows>
          {drawn.lines.map((line) => (
            <Row key={line.number} line={line} work={drawn.work} />
          ))}
        </Rows>
      </div>
    ),
    [drawn],
  );
}

function Row({ line, work: now }: { readonly line: PaperLine; readonly work: PaperWork }) {
  const drawn = useDrawn([line], now);
  return useMemo(
    () => (
      <ChunkContext value={drawn.work}>
        <tr role="row" className="paper-row">
          {drawn.lines.map((line) => (
            <Line key={line.number} line={line} />
          ))}
        </tr>
      </ChunkContext>
    ),
    [drawn],
  );
}

interface Drawn extends ChunkProps {
  readonly state: readonly unknown[];
}

/** Some lines with what the page knows about them, the same as long as they look the same. */
function useDrawn(lines: readonly PaperLine[], work: PaperWork): Drawn {
  const state = [...lines, ...work.basis, ...lines.map(({ path }) => work.stateOf(path))];
  const [drawn, draw] = useState<Drawn>({ state, work, lines });
  const isSame = state.length === drawn.state.length && state.every((value, index) => value === drawn.state[index]);
  if (!isSame) draw({ state, work, lines });
  return drawn;
}

function Rows({ children }: { readonly children: ReactNode }) {
  return (
    <table role="presentation">
      <colgroup>
        {['number', 'item', 'quantity', 'price', 'taxes', 'amount'].map((name) => (
          <col key={name} className={`paper-col-${name}`} />
        ))}
      </colgroup>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  );
}

function Titles({ view: { heads, base } }: { readonly view: PaperView }) {
  const role = use(WorkContext) && 'columnheader';
  return (
    <>
      <th scope="col" role={role}>
        #
      </th>
      <th scope="col" role={role}>
        <PaperHeading path={`${base}.lines`} text={heads.item} />
      </th>
      {(['quantity', 'price', 'taxes', 'amount'] as const).map((name) => (
        <th key={name} scope="col" role={role}>
          {heads[name]}
        </th>
      ))}
    </>
  );
}

/** The cells of a line; on a page to work on, they are those of a grid. */
function Line({ line }: { readonly line: PaperLine }) {
  const { number, path, item, below, quantity, price, taxes, amount } = line;
  const work = useWork();
  const cellOf = (...cells: readonly Cell[]) =>
    work && { role: 'gridcell', 'aria-invalid': cells.some((cell) => hasError(cell, work)) || undefined };
  return (
    <>
      <td role={work && 'rowheader'}>
        <PaperHeading path={path} text={number} />
      </td>
      <td {...cellOf(item, ...below)}>
        <PaperCell cell={item} />
        <RowPin cells={[item, quantity, price, taxes, amount]} />
        {below.map((cell) => (
          <p key={cell.path} className="paper-below">
            <RowPin cells={[cell]} />
            <PaperCell cell={cell} />
          </p>
        ))}
        <PaperSlots block={path} />
      </td>
      {[quantity, price, taxes, amount].map((cell) => (
        <td key={cell.path} {...cellOf(cell)}>
          <PaperCell cell={cell} />
        </td>
      ))}
    </>
  );
}

function hasError({ parts }: Cell, work: PaperWork): boolean {
  return parts.some(
    ({ path }) => path !== undefined && work.problemsAt(path).some(({ problem }) => problem.severity === 'error'),
  );
}
