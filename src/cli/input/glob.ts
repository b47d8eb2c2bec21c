import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import picomatch from 'picomatch';

/** Whether a name is a pattern. Shells of Windows expand none, and quotes keep the others from it. */
export const isGlob = (name: string): boolean => picomatch.scan(name).isGlob;

/** All files below a folder, without hidden folders, those of node_modules and symbolic links. */
export async function filesBelow(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/(?:^|[/\\])(?:node_modules|[.][^./\\][^/\\]*)[/\\]/.test(relative(folder, path)))
    .sort();
}

/** A file that matches a pattern, and its path below the part of the pattern without signs. */
interface Match {
  readonly path: string;
  readonly place: string;
}

/** The part of a pattern before its first sign: a folder. */
export const folderOf = (pattern: string): string => picomatch.scan(pattern).base || '.';

/** The files that match a pattern: `*`, `?`, `[a-z]`, `{a,b}`, and `**` for any folders. */
export async function filesMatching(pattern: string): Promise<readonly Match[]> {
  const { base, glob } = picomatch.scan(pattern);
  // A name may have a line break.
  const matches = picomatch(glob, { dot: true, flags: 's' });
  const files = await filesBelow(base || '.').catch(() => []);
  return files
    .map((path) => ({ path, place: relative(base, path) }))
    .filter(({ place }) => matches(place.replaceAll('\\', '/')));
}
