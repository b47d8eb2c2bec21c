import type { Fault, JsonObject } from '../../engine/index.ts';
import { fixAllSafe } from '../../language/fixes/fix-all.ts';
import { fixesFor } from '../../language/fixes/fixes-for.ts';
import { isGrave } from '../../language/fixes/is-grave.ts';
import type { Knowledge } from '../../language/knowledge/knowledge.ts';
import { isXmlInvoice } from '../../language/recognise/xml-invoice.ts';
import { parseJson } from '../../language/syntax/parse-json.ts';
import type { FileFixes, FileRow } from '../state/file-row.ts';
import { useWorkbench } from '../state/workbench-store.ts';
import { clientOf } from './client.ts';
import { fixXml, type FixedXml } from './fix-xml.ts';
import type { TextVerdict } from './text-verdict.ts';
import { judgeRead, workThrough } from './judge-files.ts';
import { trialOf } from './mendings.ts';
import { readFile } from './read-file.ts';
import { summariseFile } from './summarise-file.ts';

const PREFIX = 'https://gobl.org/draft-0/';

/** Most values of one file that the preview names; the opened file asks for all. */
const MOST_ASKED = 12;

/**
 * Tries all safe fixes of every JSON document and XML invoice with faults, with the engine in this browser, and shows
 * their changes; `makeFixes` applies them. The XML in a PDF is left alone, because the PDF was sent, not the text.
 */
export async function findFixes(rows: readonly FileRow[]): Promise<void> {
  const known = new Map<string, Promise<JsonObject>>();
  const found = new Map<File, FileFixes>();
  const finished = await workThrough(rows, 'fixing', isFixable, async (row, signal) => {
    // Files that cannot be fixed are not listed, for whatever reason.
    const fixes = await fixesOf(row, known, signal).catch(() => undefined);
    if (fixes) found.set(row.file, fixes);
    return row;
  });
  if (!finished) return;
  useWorkbench.getState().showFileFixes(rows.flatMap(({ file }) => found.get(file) ?? []));
}

/**
 * Makes the fixes that are shown. The files stay as they are: a fixed row keeps the new text and the row from before
 * the fix.
 */
export function makeFixes(): void {
  const { fileRows, fileFixes = [], showFileFixes, reportFiles } = useWorkbench.getState();
  const after = new Map(fileFixes.map(({ row, after: fixed }) => [row.file, fixed]));
  showFileFixes(undefined);
  reportFiles(
    fileRows.map((row) => after.get(row.file) ?? row),
    'stopped',
  );
}

async function fixesOf(
  row: FileRow,
  known: Map<string, Promise<JsonObject>>,
  signal: AbortSignal,
): Promise<FileFixes | undefined> {
  const read = await readFile(row.file);
  if (!read.ok || read.pdf) return undefined;
  const verdict = await judgeRead(read, signal);
  if (isXmlInvoice(read.text)) {
    return fileFixes(row, await fixXml(verdict, (text) => judgeRead({ text }, signal)), undefined, signal);
  }
  const knowledge = await knowledgeOf(verdict, known);
  return fileFixes(row, await fixAllSafe(trialOf(verdict, knowledge, 'browser', signal)), knowledge, signal);
}

async function fileFixes(
  row: FileRow,
  { text, done }: FixedXml,
  knowledge: Knowledge | undefined,
  signal: AbortSignal,
): Promise<FileFixes | undefined> {
  const verdict = await judgeRead({ text }, signal);
  const asked = knowledge ? askedPlaces(text, verdict.faults, knowledge) : [];
  if (done.length === 0) return asked.length === 0 ? undefined : { row, changes: [], asked };
  const fixed = { text, titles: done.map(({ title, phrase, values }) => ({ title, phrase, values })), before: row };
  const changes = done.map(({ title, phrase, values, code, path }) => ({
    title,
    phrase,
    values,
    place: path?.replace(/^\$\.?/, '') ?? code,
  }));
  return { row, after: { ...summariseFile(row, verdict), destination: row.destination, fixed }, changes, asked };
}

/** Places of values that only the author knows: the fix of a fault there is a question. */
function askedPlaces(text: string, faults: readonly Fault[], knowledge: Knowledge): readonly string[] {
  const tree = parseJson(text);
  if (tree.faults.length > 0) return [];
  const places = new Set<string>();
  for (const fault of faults) {
    if (places.size >= MOST_ASKED) break;
    const [fix] = isGrave(fault) ? fixesFor(tree, fault, knowledge) : [];
    if (fix?.kind === 'ask') for (const { place } of fix.ask?.form ?? []) places.add(place.replace(/^\$\.?/, ''));
  }
  return [...places].slice(0, MOST_ASKED);
}

/** Rows as they were before they were fixed. */
export function unfixedFiles(rows: readonly FileRow[]): readonly FileRow[] {
  return rows.map((row) => row.fixed?.before ?? row);
}

function isFixable({ verdict, warnings, fixed }: FileRow): boolean {
  return !fixed && (verdict === 'faults' || warnings > 0);
}

/** The definitions that fixes need. Each is requested once in a run. */
async function knowledgeOf(verdict: TextVerdict, known: Map<string, Promise<JsonObject>>): Promise<Knowledge> {
  const engine = clientOf('browser');
  const { context, countries } = verdict;
  const once = async (name: string, ask: () => Promise<JsonObject>): Promise<JsonObject | undefined> => {
    const asked = known.get(name) ?? ask();
    known.set(name, asked);
    // A country without a regime has no definition.
    return asked.catch(() => undefined);
  };
  const named = async (codes: readonly string[], ask: (code: string) => Promise<JsonObject>, kind: string) => {
    const found = await Promise.all(codes.map(async (code) => [code, await once(`${kind} ${code}`, () => ask(code))]));
    return Object.fromEntries(found.filter(([, value]) => value !== undefined)) as Record<string, JsonObject>;
  };
  const path = context?.schema?.startsWith(PREFIX) ? context.schema.slice(PREFIX.length) : 'bill/invoice';
  const bundle = await once(`schema ${path}`, () => engine.getSchema({ path, bundle: true, pending: true }));
  return {
    ...(bundle && { bundle }),
    regimes: await named(countries, (code) => engine.getRegime({ code }), 'regime'),
    addons: await named(context?.addons ?? [], (key) => engine.getAddon({ key }), 'addon'),
  };
}
