import { isSignedEnvelope } from '../../language/recognise/signed-envelope.ts';
import { judgeFiles } from '../api/judge-files.ts';
import { bringRuleFile, forgetRuleFile, isRuleFile, keepRuleFile } from '../api/own-rules.ts';
import { readFile } from '../api/read-file.ts';
import { stepOf } from '../state/file-filter.ts';
import type { FileRow } from '../state/file-row.ts';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { commandsTexts } from '../texts/en/commands.ts';
import { filesTexts } from '../texts/en/files.ts';
import type { CommandContext } from './command.ts';
import { filesOfDialog, filesOfEntries, MOST_FILES, type FileCatch } from './dropped-files.ts';

/** More files than this open as a table instead of a tab for each. */
const MANY = 10;

/** Opens each file in its own tab, or all of them as a table if there are many. */
export async function openFiles(context: CommandContext, files: readonly File[]): Promise<void> {
  if (files.length > MANY) {
    await judgeMany(context, filesOfDialog(files));
    return;
  }
  const { state, go, tell } = context;
  const rules = files.filter(isRuleFile);
  for (const file of rules) await bringRules(context, file);
  if (rules.length > 0 && rules.length === files.length) return;
  go('/');
  for (const file of files) {
    if (isRuleFile(file)) continue;
    const read = await readFile(file, 'as-written');
    if (!read.ok) {
      tell(read.why);
      continue;
    }
    state.openDocument(read.name, read.text, 'file', read.pdf);
    if (read.note !== undefined) tell(read.note);
  }
  if (files.length > 0) state.dismissWelcome();
  // Of a signed envelope the signatures are what matters first.
  if (isSignedEnvelope(activeDocument(useWorkbench.getState()).text)) state.showPanel('envelope');
}

/** Judges XML invoices by the rules of a file from now on, or tells the user why it cannot be run. */
export async function bringRules({ tell }: Pick<CommandContext, 'tell'>, file: File): Promise<void> {
  try {
    const { name, assertions } = await bringRuleFile(file);
    tell(filesTexts.rulesBrought(name, assertions));
  } catch (error) {
    tell(filesTexts.rulesNotRun(file.name, error instanceof Error ? error.message : ''));
  }
}

/** Stores the rules in this browser and tells the user whether that worked. */
export async function keepRules({ tell }: Pick<CommandContext, 'tell'>): Promise<void> {
  tell((await keepRuleFile()) ? filesTexts.rulesKept : filesTexts.rulesNotKept);
}

export async function forgetRules({ tell }: Pick<CommandContext, 'tell'>): Promise<void> {
  await forgetRuleFile();
  tell(filesTexts.rulesForgotten);
}

/**
 * Opens the dropped files; a folder or many files open as a table. Only folders need entries: the entry of a file that
 * is on no disk, such as one that another page or program hands over, cannot be opened in WebKit, but the file can.
 */
export async function openDropped(
  context: CommandContext,
  entries: readonly FileSystemEntry[],
  files: readonly File[],
): Promise<void> {
  if (entries.some(({ isDirectory }) => isDirectory)) await judgeMany(context, await filesOfEntries(entries));
  else await openFiles(context, files);
}

/** Puts files into the table and judges them there. */
async function judgeMany(
  { go, tell, state }: Pick<CommandContext, 'go' | 'tell' | 'state'>,
  { files, leftOut }: FileCatch,
): Promise<void> {
  if (leftOut > 0) {
    tell(
      files.length >= MOST_FILES
        ? commandsTexts.filesSkippedOverLimit(leftOut, MOST_FILES)
        : commandsTexts.filesSkipped(leftOut),
    );
  }
  if (files.length === 0) return;
  go('/files');
  state.stepFile(undefined);
  await judgeFiles(files);
}

/** Judges files from a dialog. */
export async function judgeChosen(context: CommandContext, files: readonly File[]): Promise<void> {
  await judgeMany(context, filesOfDialog(files));
}

/** Opens a file of the table in a tab. It replaces the previous file of the table unless that was edited. */
export async function openRow({ go, tell }: Pick<CommandContext, 'go' | 'tell'>, row: FileRow): Promise<void> {
  // A fixed file in YAML was converted to JSON.
  const read = await readFile(row.file, row.fixed ? 'as-json' : 'as-written').catch(() => ({
    ok: false as const,
    why: commandsTexts.fileGone(row.path),
  }));
  const state = useWorkbench.getState();
  const { fileStep, fileRows } = state;
  // The row may have been judged again meanwhile; its file is the same.
  const index = fileRows.findIndex(({ file }) => file === row.file);
  const last = state.documents.find(({ id }) => id === fileStep?.documentId);
  if (!read.ok) {
    // The step counts even if the file cannot be read, so that the user can go on to the next one.
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

/** Opens the next or the previous one of the files shown, if there is one. */
export async function stepBy(context: Pick<CommandContext, 'go' | 'tell'>, by: 1 | -1): Promise<void> {
  const { at, rows } = stepOf(useWorkbench.getState());
  const row = rows[at + by];
  if (row) await openRow(context, row);
}
