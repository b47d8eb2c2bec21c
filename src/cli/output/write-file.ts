import { randomUUID } from 'node:crypto';
import { link, mkdir, open, realpath, rename, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Misuse } from '../exit.ts';
import { reasonOf } from '../input/source.ts';

export interface WriteOptions {
  /** Writes over a file that is there. */
  readonly force: boolean;
  /** Rights of a new file; one that is there keeps its own unless they are asked for. */
  readonly mode?: number;
}

/**
 * Writes a file whole or not at all: the text goes into a new file beside it, onto the disk, and then takes the name. A
 * link keeps pointing where it did. Throws {@link Misuse} when it cannot be written, or is there and may not be.
 */
export async function writeFileSafely(
  path: string,
  text: string | Uint8Array,
  { force, mode }: WriteOptions,
): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    const target = await realpath(path).catch(() => path);
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
      // Unlike renaming, linking never takes the place of a file.
      if (force) await rename(draft, target);
      else await link(draft, target);
    } finally {
      await unlink(draft).catch(() => {});
    }
  } catch (error) {
    throw new Misuse(`${path}: ${reasonOf(error)}`);
  }
}
