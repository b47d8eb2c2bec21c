import { useWorkbench } from '../state/workbench-store.ts';
import type { FileRow } from '../state/batch-slice.ts';
import { clientOf } from './client.ts';
import { judge } from './judge.ts';
import { readFile } from './read-file.ts';
import { summariseFile, unreadFile, waitingFile } from './summarise-file.ts';
import { troubleOf } from './trouble.ts';

/** How often the page is told while files are worked through, in milliseconds. */
const TOLD = 150;

let running: AbortController | undefined;

/**
 * Judges files one after the other with the engine in this browser, whoever else is chosen: nothing of them leaves the page. Those
 * that were looked at before make way.
 */
export async function judgeFiles(
  files: readonly File[],
  judgeOne: (file: File, signal: AbortSignal) => Promise<FileRow> = judgeFile,
): Promise<void> {
  running?.abort();
  const stop = new AbortController();
  running = stop;
  const rows = files.map(waitingFile);
  const tell = (work: 'running' | 'stopped'): void => {
    useWorkbench.getState().reportFiles([...rows], work);
  };
  tell('running');
  let told = performance.now();
  for (const [index, file] of files.entries()) {
    const row = await judgeOne(file, stop.signal).catch((error: unknown) => unreadFile(file, troubleOf(error).title));
    if (stop.signal.aborted) break;
    rows[index] = row;
    if (performance.now() - told < TOLD) continue;
    tell('running');
    told = performance.now();
  }
  // Whoever began anew tells of its own files.
  if (running === stop) tell('stopped');
}

/** Leaves those that wait without a verdict. */
export function stopJudgingFiles(): void {
  running?.abort();
}

async function judgeFile(file: File, signal: AbortSignal): Promise<FileRow> {
  const read = await readFile(file);
  if (!read.ok) return unreadFile(file, read.why);
  const { text, pdf } = read;
  const subject = { documentId: '', revision: 0, editorVersion: 0, text, ...(pdf && { pdf }) };
  return summariseFile(file, await judge(subject, clientOf('browser'), signal));
}
