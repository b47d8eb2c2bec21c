import { randomUUID } from 'node:crypto';
import { link, mkdir, open, realpath, rename, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Misuse } from '../exit.ts';
import { notOpened } from '../input/source.ts';
import { refuseLinks } from './refuse-links.ts';

export interface WriteOptions {
  /** Overwrites an existing file. */
  readonly force: boolean;
  /** Mode of a new file; an existing one keeps its mode unless a mode is given. */
  readonly mode?: number;
  /** Writes the target of a symbolic link; otherwise links are refused. */
  readonly followLink?: boolean;
}

/**
 * Writes a file atomically: the text goes to a temporary file beside it, is flushed to disk, and is renamed. Throws `Misuse` if the file cannot be written, or exists and must not be overwritten.
 */
export async function writeFileSafely(
  path: string,
  text: string | Uint8Array,
  { force, mode, followLink = false }: WriteOptions,
): Promise<void> {
  try {
    if (!followLink) await refuseLinks(path);
    await mkdir(dirname(path), { recursive: true });
    const target = followLink ? await realpath(path).catch(() => path) : path;
    const old = await stat(target).catch(() => undefined);
    const draft = join(dirname(target), `.${randomUUID()}.tmp`);
    try {
      const file = await open(draft, 'wx', mode ?? 0o666);
      try {
        if (mode !== undefined) await file.chmod(mode);
        else if (old) await file.chmod(old.mode & 0o777);
        await file.writeFile(text);
        await file.sync();
      } finally {
        await file.close();
      }
      // Unlike renaming, linking never replaces an existing file.
      if (force) await rename(draft, target);
      else await link(draft, target);
    } finally {
      await unlink(draft).catch(() => {});
    }
  } catch (error) {
    throw error instanceof Misuse ? error : notOpened(path, error);
  }
}
