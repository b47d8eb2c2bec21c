import type { Json } from '../../engine/index.ts';
import { knownParties, type KnownParties } from '../../language/start/known-parties.ts';
import { parseJson } from '../../language/syntax/parse-json.ts';
import { toJson } from '../../language/syntax/to-json.ts';
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
  for (const document of useWorkbench.getState().documents) add(document);
  for (const { documents } of await draftLists.all()) documents.forEach(add);
  for (const { id, size } of await historyStore.all()) {
    if (texts.length >= MOST) break;
    const text = size <= LONGEST ? await historyStore.text(id) : undefined;
    if (text !== undefined) texts.push(text);
  }
  return knownParties(texts.flatMap(documentIn));
}

/** The document that a text is; none for XML, YAML, and JSON that cannot be read. */
function documentIn(text: string): readonly Json[] {
  if (text.length > LONGEST || !text.trimStart().startsWith('{')) return [];
  const { root, faults } = parseJson(text);
  return faults.length > 0 ? [] : [toJson(root) ?? null];
}
