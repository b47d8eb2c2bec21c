import { X } from 'lucide-react';
import { compareFiles } from '../../api/compare-files.ts';
import type { FileComparison } from '../../state/batch-slice.ts';
import { isChanged, type FileRow } from '../../state/file-row.ts';
import { useWorkbench } from '../../state/workbench-store.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import { filesTexts } from '../../texts/en/files.ts';

export interface CompareBarProps {
  readonly rows: readonly FileRow[];
  readonly comparison: FileComparison;
  /** Whether other work on the files is in progress. */
  readonly isBusy: boolean;
}

/** Chooses two days and lists how the verdicts differ between them. */
export function CompareBar({ rows, comparison, isBusy }: CompareBarProps) {
  const onChange = useWorkbench((state) => state.compareFiles);
  const { from, to } = comparison;
  return (
    <form
      className="files-compare"
      aria-label={filesTexts.whatChanges}
      onSubmit={(event) => {
        event.preventDefault();
        void compareFiles(rows, { from, to });
      }}
    >
      <TextField
        label={filesTexts.compareFrom}
        type="date"
        value={from}
        onChange={(day) => {
          onChange({ from: day, to });
        }}
      />
      <TextField
        label={filesTexts.compareTo}
        type="date"
        value={to}
        onChange={(day) => {
          onChange({ from, to: day });
        }}
      />
      <Button type="submit" isDisabled={isBusy || from === '' || to === ''}>
        {filesTexts.compare}
      </Button>
      <p role="status" className="files-compared">
        {isBusy ? '' : resultOf(rows, comparison)}
      </p>
      <IconButton
        label={filesTexts.closeComparison}
        icon={<X aria-hidden />}
        onPress={() => {
          const { fileRows, fileWork, fileFilter, reportFiles, filterFiles } = useWorkbench.getState();
          if (fileFilter.verdict === 'changed') filterFiles({ ...fileFilter, verdict: 'all' });
          if (fileWork === 'stopped')
            reportFiles(
              fileRows.map(({ changes: _, ...row }): FileRow => row),
              fileWork,
            );
          onChange(undefined);
        }}
      />
    </form>
  );
}

function resultOf(rows: readonly FileRow[], { releases }: FileComparison): string {
  if (!releases) return filesTexts.compareLead;
  const compared = rows.filter(({ changes }) => changes);
  if (compared.length === 0) return filesTexts.noInvoiceCompared;
  if (releases.length === 0) return filesTexts.sameReleases;
  return filesTexts.changedFiles(compared.filter(isChanged).length, compared.length, releases.join('; '));
}

/** Today, as date fields write it. */
export const today = (): string => new Date().toISOString().slice(0, 10);
