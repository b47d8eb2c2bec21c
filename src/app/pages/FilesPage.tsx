import { Download, FileUp, Square, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { stopJudgingFiles } from '../api/judge-files.ts';
import { CommandButton } from '../commands/CommandButton.tsx';
import { downloadText } from '../commands/clipboard.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { Button } from '../ui/Button.tsx';
import { EmptyState } from '../ui/Messages.tsx';
import { FileFilters } from './files/FileFilters.tsx';
import { FileTable } from './files/FileTable.tsx';
import { filesAsCsv, filteredFiles, progressOf, type FileFilter } from './files/files-view.ts';
import './files/files.css';

const EVERY: FileFilter = { words: '', verdict: 'all', code: '' };

/** Many files at once, each with its verdict. The engine in this browser judges them: nothing of them leaves the page. */
export function FilesPage() {
  const rows = useWorkbench((state) => state.fileRows);
  const running = useWorkbench((state) => state.fileWork === 'running');
  const report = useWorkbench((state) => state.reportFiles);
  const [filter, setFilter] = useState(EVERY);
  const shown = useMemo(() => filteredFiles(rows, filter), [rows, filter]);
  if (rows.length === 0) {
    return (
      <EmptyState
        title="No files yet"
        action={<CommandButton command="judge-files" label="Choose files…" icon={<FileUp aria-hidden />} />}
      >
        Drop many files anywhere on the page: JSON, YAML, XML or PDF invoices. They are judged here, in this browser.
        The list lasts as long as the page.
      </EmptyState>
    );
  }
  const waiting = rows.filter(({ verdict }) => verdict === 'waiting').length;
  return (
    <section className="files" aria-label="Files">
      <header className="files-head">
        <h1 className="files-title">Files</h1>
        <p role="status">{progressOf(rows)}</p>
        {running ? (
          <progress
            className="files-progress"
            max={rows.length}
            value={rows.length - waiting}
            aria-label="Files judged"
          />
        ) : null}
        <span className="files-gap" />
        {running ? (
          <Button icon={<Square aria-hidden />} onPress={stopJudgingFiles}>
            Cancel
          </Button>
        ) : (
          <>
            <CommandButton command="judge-files" label="Other files…" icon={<FileUp aria-hidden />} />
            <Button
              icon={<Trash2 aria-hidden />}
              onPress={() => {
                setFilter(EVERY);
                report([], 'stopped');
              }}
            >
              Clear
            </Button>
          </>
        )}
        <Button
          variant="primary"
          icon={<Download aria-hidden />}
          onPress={() => {
            downloadText('files.csv', filesAsCsv(shown), 'text/csv');
          }}
        >
          CSV
        </Button>
      </header>
      <FileFilters rows={rows} filter={filter} onFilter={setFilter} />
      <FileTable rows={shown} />
    </section>
  );
}
