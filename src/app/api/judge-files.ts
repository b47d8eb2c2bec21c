import { useWorkbench } from '../state/workbench-store.ts';
import type { FileWork } from '../state/batch-slice.ts';
import type { FileRow, PlacedFile } from '../state/file-row.ts';
import { fetchCode } from '../ui/fetch-code.ts';
import { clientOf } from './client.ts';
import { judgeSubject, type FullVerdict } from './text-verdict.ts';
import { readFile, type ReadFile } from './read-file.ts';
import { summariseFile, unreadFile, waitingFile } from './summarise-file.ts';
import { troubleOf } from './trouble.ts';

/** Number of files in work at once: while the worker judges one, the page reads the next. */
const AT_ONCE = 4;

/** Milliseconds between reports of progress. */
const REPORT_PAUSE = 200;

let running: AbortController | undefined;

/** Turns one row into its successor. */
export type RowWork<Row extends PlacedFile> = (row: Row, signal: AbortSignal) => Promise<FileRow>;

/**
 * Judges files in order with the engine in this browser, whichever engine is chosen, so that their data never leaves
 * the page. Replaces the earlier files.
 */
export async function judgeFiles(
  files: readonly PlacedFile[],
  judgeOne: RowWork<PlacedFile> = judgeFile,
): Promise<void> {
  await workThrough(files.map(waitingFile), 'judging', () => true, judgeOne);
}

/** Judges the files that still wait, for example after a reload. */
export async function judgeWaiting(rows: readonly FileRow[]): Promise<void> {
  await workThrough(rows, 'judging', ({ verdict }) => verdict === 'waiting', judgeFile);
}

/** Stops; files that still wait get no verdict. */
export function stopFiles(): void {
  running?.abort();
}

/**
 * Works through the wanted rows, a few at a time, and reports progress now and then. Returns whether it finished
 * without being stopped.
 */
export async function workThrough(
  given: readonly FileRow[],
  work: Exclude<FileWork, 'stopped'>,
  wanted: (row: FileRow) => boolean,
  each: RowWork<FileRow>,
): Promise<boolean> {
  running?.abort();
  const stop = new AbortController();
  running = stop;
  const rows = [...given];
  const reportRows = (now: FileWork): void => {
    useWorkbench.getState().reportFiles([...rows], now);
  };
  reportRows(work);
  let reportedAt = performance.now();
  const waiting = given.entries();
  const takeOn = async (): Promise<void> => {
    for (const [index, row] of waiting) {
      if (!wanted(row)) continue;
      const next = await each(row, stop.signal).catch((error: unknown) => unreadFile(row, troubleOf(error).title));
      if (stop.signal.aborted) return;
      rows[index] = next;
      if (performance.now() - reportedAt < REPORT_PAUSE) continue;
      reportedAt = performance.now();
      reportRows(work);
      // A timer runs after pending rendering and input.
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeOn));
  // A newer run reports on its own files.
  if (running === stop) reportRows('stopped');
  return !stop.signal.aborted;
}

async function judgeFile(placed: PlacedFile, signal: AbortSignal): Promise<FileRow> {
  const read = await readFile(placed.file);
  if (!read.ok) return unreadFile(placed, read.why);
  const verdict = await judgeRead(read, signal);
  const { destinationOfVerdict } = await fetchCode(() => import('./file-destination.ts'));
  return { ...summariseFile(placed, verdict), destination: destinationOfVerdict(verdict) };
}

/** The verdict of the engine in this browser on the text of a file. */
export function judgeRead(
  { text, pdf, encodingFaults }: Pick<ReadFile, 'text' | 'pdf' | 'encodingFaults'>,
  signal: AbortSignal,
): Promise<FullVerdict> {
  const more = { ...(pdf && { pdf }), ...(encodingFaults && { encodingFaults }) };
  const subject = { documentId: '', revision: 0, editorVersion: 0, text, ...more };
  return judgeSubject(subject, clientOf('browser'), signal);
}
