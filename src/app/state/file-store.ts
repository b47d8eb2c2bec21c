import { delMany, getMany, keys, set } from 'idb-keyval';
import type { FileRow, FixedTitle } from './file-row.ts';
import { openStore, type OpenStore } from './open-store.ts';
import { guarded, lasting } from './stored.ts';
import { within } from './within.ts';

/** Milliseconds after which a browser is assumed not to answer; storing thousands of files takes a while. */
const PATIENCE = 20_000;

/** Set once the user has stored files in this browser: otherwise there is nothing to look for. */
const EVER = 'assay.files-kept';

/** Set for this tab, also over a reload, if its files are stored. */
const ofThisTab = guarded(() => sessionStorage);

type Summary = Omit<FileRow, 'file'>;

/**
 * The files of the table in IndexedDB, stored under their browser tab. They are stored only on request and only until
 * the tab is closed: the next page that opens deletes the files of closed tabs.
 */
export const fileStore = {
  /** Stores the files themselves, once, because they do not change. Returns whether the browser has stored them. */
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
  /** Stores the results. */
  note(tab: string, rows: readonly FileRow[]): Promise<boolean> {
    return within(PATIENCE, false, async () => set(`${tab} rows`, rows.map(summaryOf), database()).then(() => true));
  },
  /** The table from before a reload; undefined if it was not stored. */
  async read(tab: string): Promise<readonly FileRow[]> {
    if (ofThisTab.getItem(EVER) !== tab) return [];
    return within<readonly FileRow[]>(PATIENCE, [], async () => {
      const [files, rows] = await database().ifMade<unknown[]>([], (store) =>
        getMany([`${tab} files`, `${tab} rows`], store),
      );
      return joined(files, rows);
    });
  },
  async forget(tab: string): Promise<void> {
    ofThisTab.setItem(EVER, '');
    await within(PATIENCE, undefined, async () => {
      await database().ifMade(undefined, (store) => delMany([`${tab} files`, `${tab} rows`], store));
    });
  },
  /** Deletes the files of closed tabs. */
  async forgetClosed(open: ReadonlySet<string>): Promise<void> {
    if (lasting.getItem(EVER) === null) return;
    await within(PATIENCE, undefined, async () => {
      await database().ifMade(undefined, async (store) => {
        const stored = await keys<string>(store);
        const closed = stored.filter((key) => !open.has(key.split(' ', 1)[0] ?? ''));
        await delMany(closed, store);
      });
    });
  },
};

/** A row without its file, which is stored separately. */
export function summaryOf({ file: _, fixed, ...row }: FileRow): Summary {
  if (!fixed) return row;
  const { file: __, ...before } = fixed.before;
  return { ...row, fixed: { ...fixed, before: before as FileRow } };
}

const VERDICTS = ['waiting', 'accepted', 'warned', 'faults', 'unread'];

/** Stored data may be from another version: an unusable row is judged again. */
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

let opened: OpenStore | undefined;

function database(): OpenStore {
  opened ??= openStore('assay-files', 'files');
  return opened;
}

/** Builds before 2026-11-25 stored titles as plain texts. */
function asTitle(title: FixedTitle | string): FixedTitle {
  return typeof title === 'string' ? { title } : title;
}
