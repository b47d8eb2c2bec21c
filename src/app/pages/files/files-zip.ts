import { strToU8, Zip, ZipDeflate } from 'fflate';
import { declaredAsUtf8 } from '../../commands/clipboard.ts';
import type { FileRow } from '../../state/file-row.ts';
import { filesAsCsv, filesAsJsonLines, filesAsJunit } from './files-reports.ts';

/** After this many bytes, the page can respond to input. */
const AT_ONCE = 500_000;

/**
 * The results as a ZIP archive: `files.csv`, `junit.xml`, `files.jsonl`, and the fixed texts below `fixed/`. Compressed
 * on the main thread: the library's workers are made of text, which the content security policy forbids.
 */
export async function filesAsZip(rows: readonly FileRow[]): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let trouble: unknown;
  const archive = new Zip((error, part) => {
    trouble ??= error ?? undefined;
    parts.push(part as Uint8Array<ArrayBuffer>);
  });
  let packed = 0;
  for (const [name, text] of entriesOf(rows)) {
    const entry = new ZipDeflate(name, { level: 6 });
    archive.add(entry);
    const bytes = strToU8(text);
    entry.push(bytes, true);
    packed += bytes.length;
    if (packed < AT_ONCE) continue;
    packed = 0;
    await new Promise((resolve) => setTimeout(resolve));
  }
  archive.end();
  if (trouble !== undefined) throw new Error('The archive could not be made.', { cause: trouble });
  return new Blob(parts, { type: 'application/zip' });
}

function entriesOf(rows: readonly FileRow[]): ReadonlyMap<string, string> {
  const entries = new Map([
    ['files.csv', filesAsCsv(rows)],
    ['junit.xml', filesAsJunit(rows)],
    ['files.jsonl', filesAsJsonLines(rows)],
  ]);
  const counts = new Map<string, number>();
  for (const { path, fixed } of rows) {
    if (!fixed) continue;
    const wanted = `fixed/${safePath(path)}`;
    let [name, count] = [wanted, counts.get(wanted) ?? 1];
    // A numbered name may already be the name of another file.
    while (entries.has(name)) name = wanted.replace(/(\.\w+)?$/, `-${String(++count)}$1`);
    counts.set(wanted, count);
    entries.set(name, declaredAsUtf8(fixed.text));
  }
  return entries;
}

/** Removes parts that lead out of the archive's folder. Fixed YAML files were converted to JSON. */
function safePath(path: string): string {
  const parts = path.split(/[\\/]/).filter((part) => part !== '' && part !== '.' && part !== '..');
  return parts
    .join('/')
    .replaceAll(':', '_')
    .replace(/\.ya?ml$/i, '.json')
    .replace(/^$/, 'file');
}
