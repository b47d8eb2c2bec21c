import { lstat } from 'node:fs/promises';
import { dirname, isAbsolute, relative, resolve } from 'node:path';
import { Misuse } from '../exit.ts';
import { misuseMessages } from '../messages.ts';

/**
 * Throws `Misuse` if a file to write is a symbolic link or lies behind one, as far as its path is below the current
 * folder: a checked tree may contain links to files of whoever checks it. Folders above are the user's own.
 */
export async function refuseLinks(file: string): Promise<void> {
  const here = process.cwd();
  const isBelow = (path: string) => {
    const way = relative(here, path);
    return way !== '' && !way.startsWith('..') && !isAbsolute(way);
  };
  const whole = resolve(file);
  for (let path = whole; path === whole || isBelow(path); path = dirname(path)) {
    const found = await lstat(path).catch(() => undefined);
    if (found?.isSymbolicLink()) throw new Misuse(misuseMessages.ofFile({ file, why: misuseMessages.isLink }));
  }
}
