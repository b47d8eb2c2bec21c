import { isSignedEnvelope } from '../../language/recognise/signed-envelope.ts';
import { isXmlInvoice } from '../../language/recognise/xml-invoice.ts';
import { judgeFiles } from '../api/judge-files.ts';
import { bringRuleFile, forgetRuleFile, isRuleFile, keepRuleFile } from '../api/own-rules.ts';
import { readFile } from '../api/read-file.ts';
import { stepOf } from '../state/file-filter.ts';
import type { FileRow } from '../state/file-row.ts';
import { areFirst } from '../state/result-views.ts';
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
  const { state, go, notify } = context;
  const rules = files.filter(isRuleFile);
  for (const file of rules) await bringRules(context, file);
  if (rules.length > 0 && rules.length === files.length) return;
  go('/');
  for (const file of files) {
    if (isRuleFile(file)) continue;
    const read = await readFile(file, 'as-written');
    if (!read.ok) {
      notify(read.why);
      continue;
    }
    state.openDocument(read.name, read.text, 'file', read.pdf);
    if (read.note !== undefined) notify(read.note);
  }
  if (files.length > 0) state.dismissWelcome();
  showFirst(context);
}

/**
 * Shows the view that matters first: of a signed envelope its signatures; of a PDF or an XML invoice its page, with the
 * faults on it. Views that the user has chosen stay.
 */
function showFirst({ state }: Pick<CommandContext, 'state'>): void {
  const now = useWorkbench.getState();
  const { pdf, text } = activeDocument(now);
  const isUnchosen = now.workView === 'both' && areFirst(now.resultViews);
  if (isSignedEnvelope(text)) state.showPanel('envelope');
  else if (pdf || (isUnchosen && isXmlInvoice(text))) state.showPanel('invoice');
}

/** Judges XML invoices by the rules of a file from now on, or tells the user why it cannot be run. */
export async function bringRules({ notify }: Pick<CommandContext, 'notify'>, file: File): Promise<void> {
  try {
    const { name, assertions } = await bringRuleFile(file);
    notify(filesTexts.rulesBrought(name, assertions));
  } catch (error) {
    notify(filesTexts.rulesNotRun(file.name, error instanceof Error ? error.message : ''));
  }
}

/** Stores the rules in this browser and tells the user whether that worked. */
export async function keepRules({ notify }: Pick<CommandContext, 'notify'>): Promise<void> {
  notify((await keepRuleFile()) ? filesTexts.rulesKept : filesTexts.rulesNotKept);
}

export async function forgetRules({ notify }: Pick<CommandContext, 'notify'>): Promise<void> {
  await forgetRuleFile();
  notify(filesTexts.rulesForgotten);
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
  { go, notify, state }: Pick<CommandContext, 'go' | 'notify' | 'state'>,
  { files, leftOut }: FileCatch,
): Promise<void> {
  if (leftOut > 0) {
    notify(
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
export async function openRow({ go, notify }: Pick<CommandContext, 'go' | 'notify'>, row: FileRow): Promise<void> {
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
    notify(read.why);
    return;
  }
  go('/');
  state.openDocument(read.name, row.fixed?.text ?? read.text, 'file', row.fixed ? undefined : read.pdf);
  state.stepFile({ index, documentId: activeDocument(useWorkbench.getState()).id });
  state.dismissWelcome();
  if (last?.revision === 0) state.closeDocument(last.id);
  showFirst({ state });
  if (read.note !== undefined && !fileStep) notify(read.note);
}

/** Opens the next or the previous one of the files shown, if there is one. */
export async function stepBy(context: Pick<CommandContext, 'go' | 'notify'>, by: 1 | -1): Promise<void> {
  const { at, rows } = stepOf(useWorkbench.getState());
  const row = rows[at + by];
  if (row) await openRow(context, row);
}
