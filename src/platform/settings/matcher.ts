import { relative, resolve } from 'node:path';
import ignore from 'ignore';

/**
 * Whether a path fits patterns in the notation of `.gitignore`, relative to a folder. Nothing outside of the folder fits.
 */
export function matcherOf(folder: string): (patterns: readonly string[]) => (path: string) => boolean {
  return (patterns) => {
    if (patterns.length === 0) return () => false;
    const list = ignore().add(patterns);
    return (path) => {
      const below = relative(folder, resolve(path)).replaceAll('\\', '/');
      return ignore.isPathValid(below) && list.ignores(below);
    };
  };
}
