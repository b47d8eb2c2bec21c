import { clear } from 'idb-keyval';
import { openStore, type OpenStore } from './open-store.ts';
import { within } from './within.ts';

/** Milliseconds after which a browser is assumed not to answer. */
const PATIENCE = 2000;

// The library supports one store per database.
let opened: { facts: OpenStore; texts: OpenStore } | undefined;

function open(): NonNullable<typeof opened> {
  return (opened ??= { facts: openStore('assay-history', 'facts'), texts: openStore('assay-texts', 'texts') });
}

/** What is known of each copy, without its text. */
export const facts = () => open().facts;

export const texts = () => open().texts;

/** Deletes everything, readable or not. Apart from the rest: the page that helps after an error needs only this. */
export function clearHistory(): Promise<boolean> {
  return within(PATIENCE, false, async () => {
    await facts().ifMade(undefined, clear);
    await texts().ifMade(undefined, clear);
    return true;
  });
}
