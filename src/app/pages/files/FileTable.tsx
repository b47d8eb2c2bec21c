import { useCommands } from '../../commands/CommandProvider.tsx';
import { openFiles } from '../../commands/document-commands.ts';
import type { FileRow, FileVerdict } from '../../state/batch-slice.ts';
import { Badge, Code, type BadgeTone } from '../../ui/Badge.tsx';
import { EmptyState } from '../../ui/Messages.tsx';
import { Inline } from '../../ui/Prose.tsx';
import { verdictWords } from './files-view.ts';

/** Rows that are put on the page; the filters find the others. */
const MOST = 200;

const tones: Readonly<Record<FileVerdict, BadgeTone>> = {
  waiting: 'neutral',
  accepted: 'ok',
  faults: 'error',
  unread: 'warning',
};

/** One row a file; its name opens it in a tab. */
export function FileTable({ rows }: { rows: readonly FileRow[] }) {
  const { act } = useCommands();
  if (rows.length === 0) return <EmptyState title="Nothing found">No file is like that.</EmptyState>;
  return (
    <div className="files-table scroll" tabIndex={0} role="region" aria-label="Table of files">
      <table>
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col">Verdict</th>
            <th scope="col">First fault</th>
            <th scope="col">Type</th>
            <th scope="col">Number</th>
            <th scope="col">Supplier</th>
            <th scope="col">Customer</th>
            <th scope="col" className="files-figure">
              Total
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MOST).map((row, index) => (
            <tr key={index}>
              <th scope="row">
                <button
                  type="button"
                  className="files-open"
                  onClick={() => {
                    act((context) => openFiles(context, [row.file]));
                  }}
                >
                  {row.file.name}
                </button>
              </th>
              <td>
                <Badge tone={tones[row.verdict]}>
                  {row.errors > 0
                    ? `${String(row.errors)} ${row.errors === 1 ? 'fault' : 'faults'}`
                    : verdictWords[row.verdict]}
                </Badge>
              </td>
              <td className="files-first">
                {row.first?.code === undefined ? null : <Code>{row.first.code}</Code>}{' '}
                {row.first ? <Inline text={row.first.message} /> : null}
              </td>
              <td>{row.type}</td>
              <td>{row.number}</td>
              <td>{row.supplier}</td>
              <td>{row.customer}</td>
              <td className="files-figure">
                {row.total} {row.total === undefined ? '' : row.currency}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > MOST ? (
        <p className="files-more">
          The first {MOST} of {rows.length}; the filters find the others, and the CSV has them all.
        </p>
      ) : null}
    </div>
  );
}
