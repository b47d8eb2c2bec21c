import type { Json } from '../../engine/index.ts';
import { knownParties, type KnownParties } from '../../language/start/known-parties.ts';
import { parseJson } from '../../language/syntax/parse-json.ts';
import { toJson } from '../../language/syntax/to-json.ts';
import { askWorker } from './ask-worker.ts';
import { draftLists } from '../state/draft-lists.ts';
import { historyStore } from '../state/history-store.ts';
import { useWorkbench } from '../state/workbench-store.ts';

/** Limits: documents that are read, and the length of each in UTF-16 code units. */
const MOST = 40;
const LONGEST = 200_000;

/**
 * The sellers and buyers of documents in this browser, latest first: those that are open, the drafts of other tabs and
 * the history. Examples have no parties of the user. Nothing leaves the browser.
 */
export async function partiesOfThisBrowser(): Promise<KnownParties> {
  const texts: string[] = [];
  const add = ({ text, origin }: { readonly text: string; readonly origin: string }): void => {
    if (origin !== 'example' && texts.length < MOST) texts.push(text);
  };
  // A document opens behind the others, so the last one is the latest.
  for (const document of useWorkbench.getState().documents.toReversed()) add(document);
  for (const { documents } of await draftLists.all()) documents.forEach(add);
  for (const { id, size } of await historyStore.all()) {
    if (texts.length >= MOST) break;
    const text = size <= LONGEST ? await historyStore.text(id) : undefined;
    if (text !== undefined) texts.push(text);
  }
  return knownParties(await documentsIn(texts.filter(({ length }) => length <= LONGEST)));
}

/** The documents that texts in JSON, XML and YAML hold, in their order. A text that cannot be read holds none. */
async function documentsIn(texts: readonly string[]): Promise<readonly Json[]> {
  const read = texts.map(jsonIn);
  const others = texts.filter((_, index) => read[index] === undefined);
  if (others.length === 0) return read.flatMap((parties) => parties ?? []);
  // Without the worker, documents in JSON still give theirs.
  const found = await askWorker('readDocuments', { texts: others }, new AbortController().signal).catch(() => []);
  let turn = 0;
  return read.flatMap((parties) => parties ?? found[turn++] ?? []);
}

/** Undefined for a text that is not meant to be JSON. */
function jsonIn(text: string): readonly Json[] | undefined {
  const start = text.trimStart();
  if (start === '') return [];
  if (!start.startsWith('{')) return undefined;
  const { root, faults } = parseJson(text);
  return faults.length > 0 ? [] : [toJson(root) ?? null];
}
