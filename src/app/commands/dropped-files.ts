import type { PlacedFile } from '../state/file-row.ts';

/** Most files from folders; further files are left out, and the user is told. */
export const MOST_FILES = 20_000;

/** The dropped or chosen files, also from folders, and the number of files that were left out. */
export interface FileCatch {
  readonly files: readonly PlacedFile[];
  readonly leftOut: number;
  /** Whether they include a folder. */
  readonly folder: boolean;
}

/** All dropped files, also in nested folders, by their paths. */
export async function filesOfEntries(entries: readonly FileSystemEntry[]): Promise<FileCatch> {
  const found: PlacedFile[] = [];
  let leftOut = 0;
  let folder = false;
  const visit = async (entry: FileSystemEntry, within: boolean): Promise<void> => {
    if (isFolder(entry)) {
      folder = true;
      if (entry.name.startsWith('.')) return;
      for (const inner of await entriesOf(entry)) await visit(inner, true);
      return;
    }
    if (!isFile(entry)) return;
    if ((within && !isDocument(entry.name)) || found.length >= MOST_FILES) {
      leftOut += 1;
      return;
    }
    const file = await new Promise<File>((resolve, reject) => {
      entry.file(resolve, reject);
    }).catch(() => undefined);
    if (file) found.push({ file, path: entry.fullPath.replace(/^\//, '') });
    else leftOut += 1;
  };
  for (const entry of entries) await visit(entry, false);
  return { files: inOrder(found), leftOut, folder };
}

/** Files from a dialog; those of a folder have their paths in it. */
export function filesOfDialog(files: readonly File[]): FileCatch {
  const placed = files.map((file) => ({ file, path: file.webkitRelativePath || file.name }));
  const folder = files.some((file) => file.webkitRelativePath !== '');
  const wanted = placed.filter(
    ({ file, path }) => !folder || (isDocument(file.name) && !path.split('/').some((part) => part.startsWith('.'))),
  );
  const kept = wanted.slice(0, MOST_FILES);
  return { files: folder ? inOrder(kept) : kept, leftOut: placed.length - kept.length, folder };
}

/** A browser gives a hundred entries at a time, and none at the end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<readonly FileSystemEntry[]> {
  const reader = folder.createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<readonly FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    }).catch(() => []);
    if (some.length === 0) return found;
    found.push(...some);
  }
}

function isDocument(name: string): boolean {
  return /\.(?:json|ya?ml|xml|pdf)$/i.test(name) && !name.startsWith('.');
}

function inOrder(files: readonly PlacedFile[]): readonly PlacedFile[] {
  const order = new Intl.Collator('en', { numeric: true });
  return [...files].sort((a, b) => order.compare(a.path, b.path));
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}
