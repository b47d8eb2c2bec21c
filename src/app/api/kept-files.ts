import { openTabs } from '../state/browser-tab.ts';
import { fileStore } from '../state/file-store.ts';
import { ownTabKey } from '../state/session.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { judgeWaiting } from './judge-files.ts';

/** Milliseconds between two saves of the results while files are being judged. */
const NOTED = 4000;

let stop = (): void => undefined;

/**
 * Stores the files of the table and their results until this tab is closed. Returns whether the browser stored them.
 */
export async function keepFiles(): Promise<boolean> {
  const tab = ownTabKey();
  if (tab === undefined) return false;
  const kept = await fileStore.keep(tab, useWorkbench.getState().fileRows);
  useWorkbench.getState().keepFiles(kept);
  if (kept) follow(tab);
  return kept;
}

/** Deletes the stored files; the table stays. */
export async function forgetFiles(): Promise<void> {
  stop();
  useWorkbench.getState().keepFiles(false);
  const tab = ownTabKey();
  if (tab !== undefined) await fileStore.forget(tab);
}

/**
 * Restores the files that this tab stored before a reload, judges those that still wait, and deletes the files of
 * closed tabs.
 */
export async function restoreFiles(): Promise<void> {
  const tab = ownTabKey();
  if (tab === undefined) return;
  const rows = await fileStore.read(tab);
  if (rows.length > 0 && useWorkbench.getState().fileRows.length === 0) {
    const state = useWorkbench.getState();
    await state.fetchTexts('xml');
    state.keepFiles(true);
    state.reportFiles(rows, 'stopped');
    follow(tab);
    if (rows.some(({ verdict }) => verdict === 'waiting')) void judgeWaiting(rows);
  }
  await fileStore.forgetClosed(await openTabs());
}

function follow(tab: string): void {
  stop();
  let files = useWorkbench.getState().fileRows;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = (): void => {
    timer = undefined;
    void fileStore.note(tab, useWorkbench.getState().fileRows);
  };
  const off = useWorkbench.subscribe(({ fileRows, fileWork }) => {
    if (fileRows === files) return;
    const others = fileRows.length !== files.length || fileRows[0]?.file !== files[0]?.file;
    files = fileRows;
    // The user's wish to keep files does not extend to other files.
    if (others) void forgetFiles();
    else if (fileWork === 'stopped') {
      clearTimeout(timer);
      note();
    } else timer ??= setTimeout(note, NOTED);
  });
  stop = () => {
    off();
    clearTimeout(timer);
  };
}
