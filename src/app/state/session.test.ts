// @vitest-environment jsdom

import '../testing/screen.ts';
import 'fake-indexeddb/auto';
import { createStore, entries, set } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitOut } from '../testing/wait-out.ts';
import { WebLocks } from '../testing/web-locks.ts';
import { draftLists } from './draft-lists.ts';
import { draftStore } from './draft-store.ts';
import { firstText } from './first-example.ts';
import type { Draft } from './read-draft.ts';
import { closedDrafts, openSession as openAndSave, recoverDraft } from './session.ts';
import { activeDocument, useWorkbench } from './workbench-store.ts';

const database = createStore('assay', 'drafts');
const state = () => useWorkbench.getState();
const text = () => activeDocument(state()).text;

let locks = new WebLocks();
let stop: () => void = () => undefined;

async function openSession(): Promise<void> {
  stop = await openAndSave();
}

beforeEach(async () => {
  sessionStorage.clear();
  await draftStore.clear();
  locks = new WebLocks();
  locks.install();
  useWorkbench.setState(useWorkbench.getInitialState(), true);
});
afterEach(() => {
  stop();
  stop = () => undefined;
  WebLocks.remove();
  vi.restoreAllMocks();
});

function draftOf(tab: string, savedAt: number, written = `{ "from": "${tab}" }`): Draft {
  const document = { id: `${tab}-1`, name: `${tab}.json`, origin: 'typed' as const, text: written };
  return { format: 1, tab, savedAt, activeId: document.id, documents: [document] };
}

async function stored(): Promise<readonly string[]> {
  return (await entries<string, unknown>(database)).map(([key]) => key).sort();
}

/** A tab with a draft is opened again. */
function returning(tab: string): void {
  sessionStorage.setItem('assay.tab', tab);
}

describe('a visit', () => {
  it('that goes on has each document with its destination', async () => {
    const draft = draftOf('tab', 5);
    const [document] = draft.documents;
    if (!document) throw new Error('The draft is empty.');
    await draftStore.write({ ...draft, documents: [document, { ...document, id: 'b', destination: 'peppol' }] });
    returning('tab');
    await openSession();
    expect(state().documents.map(({ destination }) => destination)).toEqual([undefined, 'peppol']);
  });

  it('starts the first session with an example', async () => {
    await openSession();
    expect(text()).toBe(firstText);
    expect(state().welcome).toBe(true);
  });

  it('of a tab that was at work brings its documents back, without a greeting', async () => {
    await draftStore.write(draftOf('mine', 1));
    returning('mine');
    await openSession();
    expect(text()).toBe('{ "from": "mine" }');
    expect(state().welcome).toBe(false);
  });

  it('offers the drafts that no open tab holds, newest first', async () => {
    await draftStore.write(draftOf('old', 1));
    await draftStore.write(draftOf('new', 3));
    await draftStore.write(draftOf('open', 5));
    locks.held.add('assay-tab-open');
    await openSession();
    await vi.waitFor(() => expect(state().lostDrafts.map(({ tab }) => tab)).toEqual(['new', 'old']));
  });

  it('does not greet again whoever has sent the greeting away meanwhile', async () => {
    await draftStore.write(draftOf('old', 1));
    await openSession();
    state().dismissWelcome();
    await vi.waitFor(async () => expect(await draftLists.all()).toHaveLength(1));
    expect([state().welcome, state().lostDrafts]).toEqual([false, []]);
  });

  it('keeps twenty drafts of closed tabs and lets older ones go', async () => {
    for (let age = 1; age <= 23; age += 1) await draftStore.write(draftOf(`t${String(age).padStart(2, '0')}`, age));
    await openSession();
    await vi.waitFor(async () => expect(await stored()).toHaveLength(20));
    expect((await stored())[0]).toBe('t04');
  });
});

describe('recovering a draft', () => {
  it('shows its documents, and it is then this tab’s own', async () => {
    await draftStore.write(draftOf('closed', 1));
    await openSession();
    await vi.waitFor(() => expect(state().lostDrafts).toHaveLength(1));
    const [lost] = state().lostDrafts;
    if (lost) await recoverDraft(lost);
    expect(text()).toBe('{ "from": "closed" }');
    expect(await stored()).toEqual([sessionStorage.getItem('assay.tab')]);
  });
});

describe('recovering a draft beside present work', () => {
  it('adds its documents, shows the one that was shown, and stores all of them under this tab', async () => {
    await draftStore.write(draftOf('closed', 1));
    await openSession();
    state().openDocument('mine.json', '{ "mine": true }', 'typed');
    const [closed] = await closedDrafts();
    if (closed) await recoverDraft(closed);
    expect(state().documents.map(({ name }) => name)).toEqual(['mine.json', 'closed.json']);
    expect(text()).toBe('{ "from": "closed" }');
    const [kept, ...others] = await draftLists.all();
    expect([kept?.documents.map(({ name }) => name), others]).toEqual([['mine.json', 'closed.json'], []]);
    expect(await closedDrafts()).toEqual([]);
  });

  it('gives a document another id where its own is taken', async () => {
    await openSession();
    const draft = draftOf('closed', 1);
    await recoverDraft(draft);
    state().changeText('closed-1', 'changed', 1);
    await recoverDraft(draft);
    const ids = state().documents.map(({ id }) => id);
    expect([state().documents.map((document) => document.text), new Set(ids).size]).toEqual([
      ['changed', '{ "from": "closed" }'],
      2,
    ]);
    expect(text()).toBe('{ "from": "closed" }');
  });
});

describe('a draft that cannot be used', () => {
  it.each([
    ['a list of nothing', { ...draftOf('mine', 1), documents: [null] }],
    ['a text that is none', { ...draftOf('mine', 1), documents: [{ id: 'a', name: 'a', origin: 'typed', text: 7 }] }],
    ['no draft at all', 'garbage'],
  ])('for holding %s does not stop the page, and is set aside as it stands', async (_, value) => {
    await set('mine', value, database);
    returning('mine');
    await openSession();
    expect(text()).toBe(firstText);
    await vi.waitFor(() => expect(state().aside).toEqual([value]));
    expect(await stored()).toEqual(['aside:mine']);
  });

  it('in part gives the other part, and is set aside whole', async () => {
    const value = { ...draftOf('mine', 1), documents: [null, ...draftOf('mine', 1).documents] };
    await set('mine', value, database);
    returning('mine');
    await openSession();
    expect(text()).toBe('{ "from": "mine" }');
    await vi.waitFor(() => expect(state().aside).toEqual([value]));
  });

  it('of another tab does not stop the page either, and is never offered as a draft', async () => {
    await set('other', { format: 1, tab: 'other', documents: 'x' }, database);
    await draftStore.write(draftOf('sound', 1));
    await openSession();
    await vi.waitFor(() => expect(state().lostDrafts.map(({ tab }) => tab)).toEqual(['sound']));
    expect(await draftLists.all()).toHaveLength(1);
  });

  it('is gone once it is discarded', async () => {
    await set('aside:mine', 'garbage', database);
    await draftLists.forgetAside();
    expect(await stored()).toEqual([]);
  });
});

describe('a browser that keeps nothing', () => {
  const commit = () => undefined;
  function silent(): IDBOpenDBRequest {
    return {} as IDBOpenDBRequest;
  }

  it('is not kept waiting for longer than three seconds by locks and a database that are silent', async () => {
    locks.mood = 'silent';
    const silent = () => ({}) as IDBRequest<Draft>;
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      return { objectStore: () => ({ get: silent, getAll: silent }), commit } as unknown as IDBTransaction;
    });
    returning('mine');
    vi.useFakeTimers();
    const opening = openSession();
    await vi.advanceTimersByTimeAsync(2999);
    expect(text()).not.toBe(firstText);
    await vi.advanceTimersByTimeAsync(1);
    await opening;
    vi.useRealTimers();
    expect(text()).toBe(firstText);
    expect(sessionStorage.getItem('assay.tab')).toBe('mine');
  });

  it('opens all the same when its database never answers, and writes over nothing', async () => {
    await draftStore.write(draftOf('mine', 1));
    returning('mine');
    const real = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      return { objectStore: () => ({ get: silent, getAll: silent }), commit } as unknown as IDBTransaction;
    });
    vi.useFakeTimers();
    await waitOut(openSession());
    vi.useRealTimers();
    expect(text()).toBe(firstText);
    // A reload asks for the same draft again.
    expect(sessionStorage.getItem('assay.tab')).toBe('mine');
    real.mockRestore();
    state().openDocument('new.json', '{ "new": true }', 'typed');
    stop();
    await vi.waitFor(async () => expect(await stored()).toHaveLength(2));
    expect(await draftStore.read('mine')).toEqual(draftOf('mine', 1));
  });

  it('opens all the same when it denies its database', async () => {
    returning('mine');
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    await openSession();
    expect(text()).toBe(firstText);
    expect(await draftStore.write(draftOf('mine', 1))).toBe(false);
  });
});

describe('a browser that gives the draft late', () => {
  let answer: () => void = () => undefined;

  /** Opens the page of a tab whose draft arrives when the answer is given. */
  async function openLate(draft: Draft | undefined): Promise<void> {
    if (draft) await draftStore.write(draft);
    returning('mine');
    const arrived = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const read = draftStore.read;
    vi.spyOn(draftStore, 'read').mockImplementation((tab) => arrived.then(() => read(tab)));
    vi.useFakeTimers();
    await waitOut(openSession());
    vi.useRealTimers();
    expect(text()).toBe(firstText);
  }

  it('shows it in place of the example, and the greeting goes', async () => {
    await openLate(draftOf('mine', 1));
    answer();
    await vi.waitFor(() => expect(text()).toBe('{ "from": "mine" }'));
    expect([state().documents.length, state().welcome]).toEqual([1, false]);
  });

  it('opens it beside what was written meanwhile, stores both, and leaves nothing under the passing key', async () => {
    await openLate(draftOf('mine', 1));
    state().openDocument('new.json', '{ "new": true }', 'typed');
    answer();
    await vi.waitFor(() => expect(state().documents.map(({ name }) => name)).toEqual(['new.json', 'mine.json']));
    expect(text()).toBe('{ "new": true }');
    await vi.waitFor(async () => {
      const drafts = await draftLists.all();
      expect(drafts.map(({ tab, documents }) => [tab, documents.map(({ name }) => name)])).toEqual([
        ['mine', ['new.json', 'mine.json']],
      ]);
    });
  });

  it('stores what was written under the key of the tab, where there was no draft', async () => {
    await openLate(undefined);
    state().openDocument('new.json', '{ "new": true }', 'typed');
    answer();
    await vi.waitFor(async () => expect(await stored()).toEqual(['mine']));
    expect(sessionStorage.getItem('assay.tab')).toBe('mine');
  });

  it('leaves a page alone that has ended', async () => {
    await openLate(draftOf('mine', 1));
    stop();
    answer();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(text()).toBe(firstText);
  });
});

describe('a page that is left before its text is stored', () => {
  it('finds it when it is opened again, and so does another tab once this one is closed', async () => {
    await openSession();
    vi.spyOn(draftStore, 'write').mockReturnValue(new Promise(() => undefined));
    state().openDocument('last.json', '{ "last": "word" }', 'typed');
    dispatchEvent(new Event('pagehide'));
    stop();
    const tab = sessionStorage.getItem('assay.tab');
    useWorkbench.setState(useWorkbench.getInitialState(), true);
    locks.held.clear();
    await openSession();
    expect(text()).toBe('{ "last": "word" }');
    stop();
    sessionStorage.clear();
    locks.held.clear();
    useWorkbench.setState(useWorkbench.getInitialState(), true);
    await openSession();
    await vi.waitFor(() => expect(state().lostDrafts.map((draft) => draft.tab)).toEqual([tab]));
  });
});
