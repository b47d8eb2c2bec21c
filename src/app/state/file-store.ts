import { del, delMany, get, keys, set, type UseStore } from 'idb-keyval';
import type { FileRow, FixedTitle } from './file-row.ts';
import { openStore } from './open-store.ts';
import { guarded, lasting } from './stored.ts';
import { within } from './within.ts';

/** A browser that has not answered by then will not, in milliseconds; thousands of files take their time. */
const PATIENCE = 20_000;

/** Set in a browser in which anybody ever kept files: only then is there anything to look for. */
const EVER = 'assay.files-kept';

/** Of this tab alone, and over a reload: its files are stored. */
const ofThisTab = guarded(() => sessionStorage);

type Summary = Omit<FileRow, 'file'>;

/**
 * Files of the table in IndexedDB, under the browser tab that looks at them. They are stored when somebody asks for it, and only until
 * that tab is closed: whoever opens the workbench next lets go of what no open tab holds.
 */
export const fileStore = {
  /** Whether the browser has stored the files themselves; told once, for they do not change. */
  async keep(tab: string, rows: readonly FileRow[]): Promise<boolean> {
    lasting.setItem(EVER, 'yes');
    const kept = await within(PATIENCE, false, async () => {
      await set(
        `${tab} files`,
        rows.map(({ file }) => file),
        database(),
      );
      await set(`${tab} rows`, rows.map(summaryOf), database());
      return true;
    });
    if (kept) ofThisTab.setItem(EVER, tab);
    return kept;
  },
  /** Stores what is known of them. */
  note(tab: string, rows: readonly FileRow[]): Promise<boolean> {
    return within(PATIENCE, false, async () => set(`${tab} rows`, rows.map(summaryOf), database()).then(() => true));
  },
  /** The table as it was before a reload; nothing where it was not kept. */
  async read(tab: string): Promise<readonly FileRow[]> {
    if (ofThisTab.getItem(EVER) !== tab) return [];
    return within<readonly FileRow[]>(PATIENCE, [], async () => {
      const [files, rows] = await Promise.all([
        get<unknown>(`${tab} files`, database()),
        get<unknown>(`${tab} rows`, database()),
      ]);
      return joined(files, rows);
    });
  },
  async forget(tab: string): Promise<void> {
    ofThisTab.setItem(EVER, '');
    await within(PATIENCE, undefined, async () => {
      await delMany([`${tab} files`, `${tab} rows`], database());
    });
  },
  /** Lets go of the files of tabs that are closed. */
  async forgetClosed(open: ReadonlySet<string>): Promise<void> {
    if (lasting.getItem(EVER) === null) return;
    await within(PATIENCE, undefined, async () => {
      for (const key of await keys<string>(database())) {
        const [tab = ''] = key.split(' ');
        if (!open.has(tab)) await del(key, database());
      }
    });
  },
};

/** A row without its file, which is stored beside it. */
export function summaryOf({ file: _, fixed, ...row }: FileRow): Summary {
  if (!fixed) return row;
  const { file: __, ...before } = fixed.before;
  return { ...row, fixed: { ...fixed, before: before as FileRow } };
}

const VERDICTS = ['waiting', 'accepted', 'warned', 'faults', 'unread'];

/** What is stored may be of another version: a row that is not as it must be waits to be judged again. */
export function joined(files: unknown, rows: unknown): readonly FileRow[] {
  if (!Array.isArray(files) || !Array.isArray(rows)) return [];
  return files.flatMap((file: unknown, index): readonly FileRow[] => {
    if (!(file instanceof File)) return [];
    const row = rows[index] as Partial<FileRow> | undefined;
    const path = typeof row?.path === 'string' ? row.path : file.name;
    const waiting: FileRow = { file, path, verdict: 'waiting', errors: 0, warnings: 0, codes: [], problems: [] };
    const isSound =
      row && VERDICTS.includes(row.verdict ?? '') && Array.isArray(row.codes) && Array.isArray(row.problems);
    if (!isSound) return [waiting];
    const fixed = row.fixed && {
      ...row.fixed,
      titles: row.fixed.titles.map(asTitle),
      before: { ...row.fixed.before, file },
    };
    return [{ ...waiting, ...row, file, ...(fixed && { fixed }) }];
  });
}

let opened: UseStore | undefined;

function database(): UseStore {
  opened ??= openStore('assay-files', 'files');
  return opened;
}

/** Builds before 2026-11-25 kept titles as plain texts. */
function asTitle(title: FixedTitle | string): FixedTitle {
  return typeof title === 'string' ? { title } : title;
}
