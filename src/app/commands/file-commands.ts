import { judgeFiles } from '../api/judge-files.ts';
import { readFile } from '../api/read-file.ts';
import type { FileRow } from '../state/file-row.ts';
import { filteredFiles } from '../state/file-filter.ts';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { chooseFiles, chooseFolder } from './clipboard.ts';
import { defineCommands, type CommandContext, type CommandFacts } from './command.ts';
import { filesOfDialog, MOST_FILES, type FileCatch } from './dropped-files.ts';
import { commandsTexts } from '../texts/en/commands.ts';

/** Puts files into the table and judges them there. */
export async function judgeMany(
  { go, tell, state }: Pick<CommandContext, 'go' | 'tell' | 'state'>,
  { files, leftOut }: FileCatch,
): Promise<void> {
  if (leftOut > 0) {
    tell(
      files.length >= MOST_FILES
        ? commandsTexts.filesWereLeftOutBeyond(leftOut, MOST_FILES)
        : commandsTexts.filesWereLeftOut(leftOut),
    );
  }
  if (files.length === 0) return;
  go('/files');
  state.stepFile(undefined);
  await judgeFiles(files);
}

export const fileCommands = defineCommands(
  {
    id: 'judge-files',
    get title() {
      return commandsTexts.judgeManyFiles;
    },
    group: 'Document',
    run: async (context) => {
      await judgeMany(context, filesOfDialog(await chooseFiles()));
    },
  },
  {
    id: 'judge-folder',
    get title() {
      return commandsTexts.judgeAFolder;
    },
    group: 'Document',
    run: async (context) => {
      await judgeMany(context, filesOfDialog(await chooseFolder()));
    },
  },
  {
    id: 'next-file',
    get title() {
      return commandsTexts.nextFileOfTheTable;
    },
    group: 'Document',
    keys: 'Alt+PageDown',
    enabled: hasStep(1),
    run: (context) => stepBy(context, 1),
  },
  {
    id: 'previous-file',
    get title() {
      return commandsTexts.previousFileOfTheTable;
    },
    group: 'Document',
    keys: 'Alt+PageUp',
    enabled: hasStep(-1),
    run: (context) => stepBy(context, -1),
  },
);

/** Where the file that is stepped through stands among those shown. */
export function stepOf(state: CommandFacts['state']): { readonly at: number; readonly rows: readonly FileRow[] } {
  const { fileRows, fileFilter, fileStep } = state;
  const rows = filteredFiles(fileRows, fileFilter);
  const row = fileStep && fileRows[fileStep.index];
  return { at: row ? rows.indexOf(row) : -1, rows };
}

function hasStep(by: 1 | -1): (facts: CommandFacts) => boolean {
  return ({ state }) => {
    if (!state.fileStep) return false;
    const { at, rows } = stepOf(state);
    return rows[at + by] !== undefined;
  };
}

async function stepBy(context: CommandContext, by: 1 | -1): Promise<void> {
  const { at, rows } = stepOf(useWorkbench.getState());
  const row = rows[at + by];
  if (row) await openRow(context, row);
}

/** Opens a file of the table in a tab; the one before it makes way, unless it was edited. */
export async function openRow({ go, tell }: Pick<CommandContext, 'go' | 'tell'>, row: FileRow): Promise<void> {
  const read = await readFile(row.file).catch(() => ({
    ok: false as const,
    why: commandsTexts.cannotBeReadAnyMore(row.path),
  }));
  const state = useWorkbench.getState();
  const { fileStep, fileRows } = state;
  // The row may have been judged anew meanwhile; its file is the same.
  const index = fileRows.findIndex(({ file }) => file === row.file);
  const last = state.documents.find(({ id }) => id === fileStep?.documentId);
  if (!read.ok) {
    // One goes on from it all the same.
    if (fileStep) state.stepFile({ index, documentId: fileStep.documentId });
    tell(read.why);
    return;
  }
  go('/');
  state.openDocument(read.name, row.fixed?.text ?? read.text, 'file', row.fixed ? undefined : read.pdf);
  state.stepFile({ index, documentId: activeDocument(useWorkbench.getState()).id });
  state.dismissWelcome();
  if (last?.revision === 0) state.closeDocument(last.id);
  if (read.note !== undefined && !fileStep) tell(read.note);
}
