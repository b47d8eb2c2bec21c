import { del, get, set } from 'idb-keyval';
import { openStore, type OpenStore } from './open-store.ts';
import { lasting } from './stored.ts';
import { within } from './within.ts';

/** Milliseconds after which a browser is assumed not to answer. */
const PATIENCE = 10_000;

/** Set in a browser that stores rules: otherwise there is nothing to look for. */
const KEPT = 'assay.rules-kept';

/** The Schematron file that the user stored in this browser, until the user deletes it. */
export const rulesStore = {
  async keep(file: File): Promise<boolean> {
    const kept = await within(PATIENCE, false, async () => set('rules', file, database()).then(() => true));
    if (kept) lasting.setItem(KEPT, 'yes');
    return kept;
  },
  async read(): Promise<File | undefined> {
    if (lasting.getItem(KEPT) !== 'yes') return undefined;
    const file = await within<unknown>(PATIENCE, undefined, () =>
      database().ifMade<unknown>(undefined, (store) => get('rules', store)),
    );
    return file instanceof File ? file : undefined;
  },
  async forget(): Promise<void> {
    if (lasting.getItem(KEPT) !== 'yes') return;
    lasting.setItem(KEPT, '');
    await within(PATIENCE, undefined, () => database().ifMade(undefined, (store) => del('rules', store)));
  },
};

let opened: OpenStore | undefined;

function database(): OpenStore {
  opened ??= openStore('assay-rules', 'rules');
  return opened;
}
