import { use, useMemo, useState, type ReactNode } from 'react';
import type { PaperLine, PaperView } from '../../../formats/page/paper-view.ts';
import { PaperCell, PaperHeading, PaperSlots, RowPin } from './PaperValue.tsx';
import { ChunkContext, WorkContext, type PaperWork } from './paper-work.ts';

/** Lines of one chunk of a long list. */
const CHUNK = 50;

/**
 * The lines of a page. To work on, many lines are drawn in chunks: the browser leaves out those that are out of view,
 * and a chunk in which nothing changed is not drawn again.
 */
export function PaperLines({ view }: { readonly view: PaperView }) {
  const work = use(WorkContext);
  const { lines } = view;
  const chunks = useMemo(() => inChunks(lines), [lines]);
  if (!work || chunks.length < 2)
    return (
      <table className="paper-lines">
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
  // One table for who listens, and one of fixed columns for each chunk.
  return (
    <div className="paper-lines paper-lines-long" role="table" aria-label={view.heads.item}>
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
            <Line key={line.number} line={line} role="cell" />
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
  return (
    <>
      <th scope="col">#</th>
      <th scope="col">
        <PaperHeading path={`${base}.lines`} text={heads.item} />
      </th>
      <th scope="col">{heads.quantity}</th>
      <th scope="col">{heads.price}</th>
      <th scope="col">{heads.taxes}</th>
      <th scope="col">{heads.amount}</th>
    </>
  );
}

/** The cells of a line; in a chunk, whose table is none for who listens, with their role. */
function Line({ line, role }: { readonly line: PaperLine; readonly role?: 'cell' }) {
  const { number, path, item, below, quantity, price, taxes, amount } = line;
  return (
    <>
      <td role={role}>
        <PaperHeading path={path} text={number} />
      </td>
      <td role={role}>
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
        <td key={cell.path} role={role}>
          <PaperCell cell={cell} />
        </td>
      ))}
    </>
  );
}
