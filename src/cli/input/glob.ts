import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Whether a name is a pattern. Shells of Windows expand none, and quotes keep the others from it. */
export const isGlob = (name: string): boolean => /[*?[{]/.test(name);

/** All files below a folder, without hidden ones, those of node_modules and symbolic links. */
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

/** The files that match a pattern: `*`, `?`, `[a-z]`, `{a,b}`, and `**` for any folders. */
export async function filesMatching(glob: string): Promise<readonly Match[]> {
  const parts = glob.split('/');
  const first = parts.findIndex(isGlob);
  const base = parts.slice(0, first).join('/') || (glob.startsWith('/') ? '/' : '.');
  const pattern = patternOf(parts.slice(first));
  const files = await filesBelow(base).catch(() => []);
  return files
    .map((path) => ({ path, place: relative(base, path) }))
    .filter(({ place }) => pattern.test(place.replaceAll('\\', '/')));
}

const SIGNS: Readonly<Record<string, string>> = { '*': '[^/]*', '?': '[^/]', '{': '(?:', '}': ')', ',': '|' };

function patternOf(parts: readonly string[]): RegExp {
  const last = parts.length - 1;
  const sources = parts.map((part, index) => {
    if (part === '**') return index === last ? '.+' : '(?:[^/]+/)*';
    return `${partSource(part)}${index === last ? '' : '/'}`;
  });
  return new RegExp(`^${sources.join('')}$`);
}

function partSource(part: string): string {
  // Commas are signs only between braces, and a bracket or brace that is not closed stands for itself.
  const pieces = part.match(/\[!?[^\]]+\]|\{[^{}]*\}|[^]/g) ?? [];
  return pieces
    .map((piece) => {
      if (piece.length > 1 && piece.startsWith('[')) {
        const isOther = piece[1] === '!';
        return `[${isOther ? '^' : ''}${piece.slice(isOther ? 2 : 1, -1).replace(/[\\^\]]/g, '\\$&')}]`;
      }
      if (piece.length > 1) return [...piece].map((sign) => SIGNS[sign] ?? literal(sign)).join('');
      return piece === '*' || piece === '?' ? (SIGNS[piece] ?? '') : literal(piece);
    })
    .join('');
}

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
