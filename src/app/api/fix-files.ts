import type { JsonObject } from '../../engine/index.ts';
import { fixAllSafe } from '../../language/fixes/fix-all.ts';
import type { Knowledge } from '../../language/knowledge/knowledge.ts';
import { isXmlInvoice } from '../../language/recognise/xml-invoice.ts';
import type { FileRow } from '../state/file-row.ts';
import { clientOf } from './client.ts';
import { fixXml, type FixedXml } from './fix-xml.ts';
import type { Verdict } from './judge.ts';
import { judgeRead, workThrough } from './judge-files.ts';
import { trialOf } from './mendings.ts';
import { readFile } from './read-file.ts';
import { summariseFile } from './summarise-file.ts';

const PREFIX = 'https://gobl.org/draft-0/';

/**
 * Makes all safe fixes in every JSON document and XML invoice with faults, each tried by the engine in this browser. The files stay as
 * they are: the row has the new text, and the row before. The XML in a PDF is left, for the text alone is not what was sent.
 */
export async function fixFiles(rows: readonly FileRow[]): Promise<void> {
  const known = new Map<string, Promise<JsonObject>>();
  await workThrough(rows, 'fixing', isFixable, (row, signal) => {
    // What cannot be fixed stays as it is, whatever kept it from it.
    return fixedRow(row, known, signal).catch(() => row);
  });
}

async function fixedRow(row: FileRow, known: Map<string, Promise<JsonObject>>, signal: AbortSignal): Promise<FileRow> {
  const read = await readFile(row.file);
  if (!read.ok || read.pdf) return row;
  const verdict = await judgeRead(read, signal);
  if (isXmlInvoice(read.text)) {
    return rowWith(row, await fixXml(verdict, (text) => judgeRead({ text }, signal)), signal);
  }
  const knowledge = await knowledgeOf(verdict, known);
  const fixed = await fixAllSafe(trialOf(verdict, knowledge, 'browser', signal));
  return rowWith(row, fixed, signal);
}

async function rowWith(row: FileRow, { text, done }: FixedXml, signal: AbortSignal): Promise<FileRow> {
  if (done.length === 0) return row;
  const after = summariseFile(row, await judgeRead({ text }, signal));
  return { ...after, fixed: { text, titles: done.map(({ title }) => title), before: row } };
}

/** Rows as they were before they were fixed. */
export function unfixedFiles(rows: readonly FileRow[]): readonly FileRow[] {
  return rows.map((row) => row.fixed?.before ?? row);
}

function isFixable({ verdict, warnings, fixed }: FileRow): boolean {
  return !fixed && (verdict === 'faults' || warnings > 0);
}

/** What fixes go by. Each definition is asked for once in a run. */
async function knowledgeOf(verdict: Verdict, known: Map<string, Promise<JsonObject>>): Promise<Knowledge> {
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
