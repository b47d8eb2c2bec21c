import { CalendarDays, Download, FileUp, FolderUp, Square, Trash2, Undo2, WandSparkles } from 'lucide-react';
import { useMemo } from 'react';
import { findFixes, unfixedFiles } from '../api/fix-files.ts';
import { stopFiles } from '../api/judge-files.ts';
import { forgetFiles, keepFiles } from '../api/kept-files.ts';
import { CommandButton } from '../commands/CommandButton.tsx';
import { useCommands } from '../commands/CommandProvider.tsx';
import { EVERY_FILE } from '../state/every-file.ts';
import { filteredFiles } from '../state/file-filter.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { Button } from '../ui/Button.tsx';
import { Check } from '../ui/Field.tsx';
import { Menu } from '../ui/Menu.tsx';
import { EmptyState } from '../ui/Messages.tsx';
import type { FileWork } from '../state/batch-slice.ts';
import { CompareBar, today } from './files/CompareBar.tsx';
import { FileFilters } from './files/FileFilters.tsx';
import { FixFilesSheet } from './files/FixFilesSheet.tsx';
import { FileSummary } from './files/FileSummary.tsx';
import { FileTable } from './files/FileTable.tsx';
import { takeAway, takings, type Taking } from './files/take-away.ts';
import { progressOf } from './files/files-view.ts';
import { filesTexts } from '../texts/en/files.ts';
import './files/files.css';

/** Checks many files at once. The engine in this browser checks them, so nothing leaves the page. */
export function FilesPage() {
  const rows = useWorkbench((state) => state.fileRows);
  const work = useWorkbench((state) => state.fileWork);
  const filter = useWorkbench((state) => state.fileFilter);
  const comparison = useWorkbench((state) => state.fileComparison);
  const shown = useMemo(() => filteredFiles(rows, filter), [rows, filter]);
  if (rows.length === 0) {
    return (
      <>
        <h1 className="unseen">{filesTexts.files}</h1>
        <EmptyState
          title={filesTexts.noFilesYet}
          action={
            <div className="files-ways">
              <CommandButton command="judge-files" label={filesTexts.chooseFiles} icon={<FileUp aria-hidden />} />
              <CommandButton command="judge-folder" label={filesTexts.chooseAFolder} icon={<FolderUp aria-hidden />} />
            </div>
          }
        >
          {filesTexts.lead}
        </EmptyState>
      </>
    );
  }
  const waiting = rows.filter(({ verdict }) => verdict === 'waiting').length;
  return (
    <section className="files" aria-label={filesTexts.files}>
      <header className="files-head">
        <h1 className="files-title">{filesTexts.files}</h1>
        <p role="status">{STATUS[work]?.() ?? progressOf(rows)}</p>
        {work === 'judging' ? (
          <progress
            className="files-progress"
            max={rows.length}
            value={rows.length - waiting}
            aria-label={filesTexts.filesJudged}
          />
        ) : null}
        <span className="files-gap" />
        {work === 'stopped' ? (
          <Actions />
        ) : (
          <Button icon={<Square aria-hidden />} onPress={stopFiles}>
            {filesTexts.cancel}
          </Button>
        )}
        <Takings />
      </header>
      <FileFilters filter={filter} />
      <FileSummary rows={rows} filter={filter} />
      {comparison ? <CompareBar rows={rows} comparison={comparison} isBusy={work !== 'stopped'} /> : null}
      <FileTable rows={shown} grouped={filter.grouped} />
      <FixFilesSheet />
    </section>
  );
}

/** The name of the work in progress, if the rows do not show it. */
const STATUS: Readonly<Partial<Record<FileWork, () => string>>> = {
  fixing: () => filesTexts.findingFixes,
  comparing: () => filesTexts.comparing,
};

function Actions() {
  const rows = useWorkbench((state) => state.fileRows);
  const kept = useWorkbench((state) => state.filesKept);
  const { act } = useCommands();
  const isFixed = rows.some(({ fixed }) => fixed);
  return (
    <>
      <Check
        label={filesTexts.keep}
        checked={kept}
        onChange={(keep) => {
          act(async ({ notify }) => {
            if (!keep) await forgetFiles();
            else if (await keepFiles()) notify(filesTexts.kept);
            else notify(filesTexts.notKept);
          });
        }}
      />
      <CommandButton command="judge-files" label={filesTexts.otherFiles} icon={<FileUp aria-hidden />} />
      <CommandButton command="judge-folder" bare icon={<FolderUp />} />
      {isFixed ? (
        <Button
          icon={<Undo2 aria-hidden />}
          onPress={() => {
            const { reportFiles, fileRows } = useWorkbench.getState();
            reportFiles(unfixedFiles(fileRows), 'stopped');
          }}
        >
          {filesTexts.undoFixes}
        </Button>
      ) : (
        <Button icon={<WandSparkles aria-hidden />} onPress={() => void findFixes(useWorkbench.getState().fileRows)}>
          {filesTexts.fixAllSafe}
        </Button>
      )}
      <Button
        icon={<CalendarDays aria-hidden />}
        onPress={() => {
          useWorkbench.getState().compareFiles({ from: today(), to: today() });
        }}
      >
        {filesTexts.whatChanges}
      </Button>
      <Button
        icon={<Trash2 aria-hidden />}
        onPress={() => {
          const { reportFiles, filterFiles, stepFile, compareFiles } = useWorkbench.getState();
          filterFiles(EVERY_FILE);
          stepFile(undefined);
          compareFiles(undefined);
          reportFiles([], 'stopped');
          void forgetFiles();
        }}
      >
        {filesTexts.clear}
      </Button>
    </>
  );
}

/** Exports the files shown, in several formats. */
function Takings() {
  const { act } = useCommands();
  return (
    <Menu
      label={filesTexts.export}
      groups={[{ title: filesTexts.whatIsShown, entries: takings }]}
      onChoose={(form: Taking) => {
        act(async ({ notify }) => {
          const { fileRows, fileFilter } = useWorkbench.getState();
          await takeAway(form, filteredFiles(fileRows, fileFilter)).catch(() => {
            notify(filesTexts.archiveFailed);
          });
        });
      }}
    >
      <Button variant="primary" icon={<Download aria-hidden />}>
        {filesTexts.export}
      </Button>
    </Menu>
  );
}
