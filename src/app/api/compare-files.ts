import type { RouteOutput } from '../../api/define-route.ts';
import type { RouteOf } from '../../api/routes.ts';
import { isXmlInvoice } from '../../language/recognise/xml-invoice.ts';
import type { FileComparison } from '../state/batch-slice.ts';
import type { FileRow } from '../state/file-row.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { clientOf } from './client.ts';
import { workThrough } from './judge-files.ts';
import { readFile } from './read-file.ts';

type Judged = RouteOutput<RouteOf<'judge'>>;

/**
 * Judges every XML invoice by the releases of both days with the engine in this browser, and notes the differences in
 * its row. Only XML is judged by dated rule sets; other files stay as they are.
 */
export async function compareFiles(given: readonly FileRow[], { from, to }: FileComparison): Promise<void> {
  const releases = new Set<string>();
  const rows = given.map(({ changes: _, ...row }): FileRow => row);
  await workThrough(
    rows,
    'comparing',
    () => true,
    async (row, signal) => {
      // A file that cannot be read or judged keeps its verdict, and has no changes.
      const judged = await judgedOn(row, { from, to }, signal).catch(() => undefined);
      if (!judged?.changes) return row;
      for (const release of releasesOf(judged)) releases.add(release);
      const { new: fresh, gone, severity } = judged.changes;
      return { ...row, changes: { fresh: codesOf(fresh), gone: codesOf(gone), reweighed: codesOf(severity) } };
    },
  );
  useWorkbench.getState().compareFiles({ from, to, releases: [...releases].sort() });
}

async function judgedOn(row: FileRow, days: FileComparison, signal: AbortSignal): Promise<Judged | undefined> {
  const read = await readFile(row.file);
  const text = row.fixed?.text ?? (read.ok ? read.text : '');
  if (!isXmlInvoice(text)) return undefined;
  return clientOf('browser').judge({ data: text, at: days.to, compare: { at: days.from } }, { signal });
}

const codesOf = (verdicts: readonly { readonly rule: string }[]): readonly string[] => [
  ...new Set(verdicts.map(({ rule }) => rule)),
];

function releasesOf({ judged, compared = [] }: Judged): readonly string[] {
  const before = new Map(compared.map(({ set, release }) => [set, release]));
  return judged.flatMap(({ set, release }) => {
    const old = before.get(set);
    return old === undefined || old === release ? [] : [`${set} ${old} → ${release}`];
  });
}
