import { expect, it } from 'vitest';
import { chunks, codeOf, importsAtStart } from './chunks.ts';

/** The first file that must be evaluated before itself, with the files between. */
function cycleIn(imports: (chunk: string) => readonly string[]): readonly string[] | undefined {
  const done = new Set<string>();
  const find = (chunk: string, above: readonly string[]): readonly string[] | undefined => {
    if (above.includes(chunk)) return [...above.slice(above.indexOf(chunk)), chunk];
    if (done.has(chunk)) return undefined;
    for (const next of imports(chunk)) {
      const found = find(next, [...above, chunk]);
      if (found) return found;
    }
    done.add(chunk);
    return undefined;
  };
  for (const chunk of chunks) {
    const found = find(chunk, []);
    if (found) return found;
  }
  return undefined;
}

it('no file of the build imports itself through others, since the first of them would see what is not there yet', () => {
  const imports = new Map(chunks.map((chunk) => [chunk, importsAtStart(codeOf(chunk))]));
  const [last, importing] = [...imports].findLast(([, names]) => names.length > 0) ?? [];
  expect(cycleIn((chunk) => imports.get(chunk) ?? [])).toBeUndefined();
  // One import back is found.
  const back = (chunk: string) => [...(imports.get(chunk) ?? []), ...(chunk === importing?.[0] ? [last ?? ''] : [])];
  expect(cycleIn(back)).toContain(last);
});
