import { join, relative } from 'node:path';
import { glob, isDynamicPattern, type GlobOptions } from 'tinyglobby';

/** Whether a name is a pattern. Shells of Windows expand none, and quotes keep the others from it. */
export const isGlob = (name: string): boolean => isDynamicPattern(name, { caseSensitiveMatch: true });

/** Files only, and none of a symbolic link. */
const OPTIONS = {
  ignore: ['**/node_modules/**', '**/.*/**'] as string[],
  dot: true,
  expandDirectories: false,
  followSymbolicLinks: false,
  onlyFiles: true,
} as const satisfies GlobOptions;

/** All files below a folder, without hidden folders, those of node_modules and symbolic links. */
export async function filesBelow(folder: string): Promise<readonly string[]> {
  const found = await glob('**', { ...OPTIONS, cwd: folder });
  return found.map((path) => join(folder, path)).sort();
}

/** A file that matches a pattern, and its path below the part of the pattern without signs. */
interface Match {
  readonly path: string;
  readonly place: string;
}

/** The part of a pattern before its first sign: a folder. */
export function folderOf(pattern: string): string {
  const parts = pattern.split('/');
  return parts.slice(0, parts.findIndex(isGlob)).join('/') || (pattern.startsWith('/') ? '/' : '.');
}

/** The files that match a pattern: `*`, `?`, `[a-z]`, `{a,b}`, and `**` for any folders. */
export async function filesMatching(pattern: string): Promise<readonly Match[]> {
  const base = folderOf(pattern);
  const signs = base === '.' ? pattern : pattern.slice(base === '/' ? 1 : base.length + 1);
  const found = await glob(signs, { ...OPTIONS, cwd: base }).catch(() => []);
  return found
    .map((path) => join(base, path))
    .sort()
    .map((path) => ({ path, place: relative(base, path) }));
}
