// @vitest-environment jsdom

import '../testing/screen.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleGroups } from '../state/examples.ts';
import { firstText } from '../state/first-example.ts';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { contextOf, freshState } from '../testing/facts.ts';
import { fakeEditor } from '../testing/fake-editor.ts';
import { chooseFiles } from './clipboard.ts';
import { listCommands, type CommandId } from './command-list.ts';
import { exampleCommands } from './example-commands.ts';
import { insertEdits } from './insert-edits.ts';
import { revealPath } from './reveal-path.ts';
import { themeChoices } from '../state/theme-slice.ts';

const list = listCommands([]);
const state = () => useWorkbench.getState();
const names = () => state().documents.map(({ name }) => name);

async function run(id: CommandId) {
  const bench = contextOf();
  const focused = vi.fn();
  await list.find((command) => command.id === id)?.run({ ...bench.context, focusEditor: focused });
  return { ...bench, focused: focused.mock.calls.length, words: bench.said.map(({ message }) => message) };
}

it('has a title that a copy does not have, for there it would stay in the language of one moment', () => {
  const [command] = list;
  expect(command?.title).toBeTruthy();
  const copy = { ...command };
  // @ts-expect-error -- The compiler leaves it out.
  void copy.title;
});

beforeEach(() => {
  localStorage.clear();
  freshState('{ "mine": 1 }');
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'clipboard');
});

describe('the list of commands', () => {
  it('has each once, with a title of its own, and no two with the same keys', () => {
    for (const member of ['id', 'title'] as const) {
      const all = [...list, ...exampleCommands].map((command) => command[member]);
      expect(new Set(all).size).toBe(all.length);
    }
    const keys = list.flatMap((command) => command.keys ?? []);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('leaves to the editor the keys that are its own, and no others', () => {
    expect(list.filter(({ editorKeys }) => editorKeys).map(({ id }) => id)).toEqual(['format', 'undo', 'redo']);
  });
});

describe('documents', () => {
  it('new-document opens a blank one in front, ends the greeting and awaits what is typed', async () => {
    state().greet([]);
    const { went, focused } = await run('new-document');
    expect(activeDocument(state())).toMatchObject({ name: 'untitled.json', text: '', origin: 'typed' });
    expect([names().length, went, focused, state().welcome]).toEqual([2, ['/'], 1, false]);
  });

  it('a new document begins with its questions until another panel is asked for', async () => {
    await run('new-document');
    expect(state().startingId).toBe(state().activeId);
    state().showPanel('changes');
    expect(state().startingId).toBeUndefined();
    await run('close-document');
    await run('close-document');
    expect(state().startingId).toBe(state().activeId);
  });

  it.each([
    ['{ "pasted": 1 }', '{ "pasted": 1 }', []],
    ['', '', []],
    [undefined, '', ['Ready: paste your document into the editor.']],
  ])('paste-document opens what the clipboard holds: %j', async (held, text, words) => {
    state().greet([]);
    const readText = () => (held === undefined ? Promise.reject(new Error('No')) : Promise.resolve(held));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { readText } });
    const ran = await run('paste-document');
    expect(activeDocument(state())).toMatchObject({ name: 'pasted.json', text, origin: 'typed' });
    expect([ran.words, ran.went, ran.focused, state().welcome]).toEqual([words, ['/'], 1, false]);
  });

  it('close-document closes the one in front and offers it back', async () => {
    const { words } = await run('close-document');
    expect([names(), words]).toEqual([['untitled.json'], ['test.json closed']]);
  });

  it('download-source gives the text as it stands, under its name, and lets go of it after a while', async () => {
    vi.useFakeTimers();
    const files: [string, string, Blob][] = [];
    const released: string[] = [];
    let kept = new Blob();
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        kept = blob;
        return 'blob:source';
      },
      revokeObjectURL: (url: string) => released.push(url),
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      files.push([this.download, this.href, kept]);
    });
    await run('download-source');
    expect(files.map(([name, url, blob]) => [name, url, blob.type])).toEqual([
      ['test.json', 'blob:source', 'application/json'],
    ]);
    vi.advanceTimersByTime(9999);
    expect(released).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(released).toEqual(['blob:source']);
    vi.useRealTimers();
    expect(await files[0]?.[2].text()).toBe('{ "mine": 1 }');
  });

  it('open-file opens what is chosen', async () => {
    vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
      Object.defineProperty(this, 'files', { value: [new File(['{"f":1}'], 'f.json')] });
      this.dispatchEvent(new Event('change'));
    });
    await run('open-file');
    expect(names()).toEqual(['test.json', 'f.json']);
  });

  it.each([
    ['change', null],
    ['cancel', [new File([''], 'late.json')]],
  ])('choosing files and then %s, with %j, gives none', async (event, files) => {
    vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
      expect([this.type, this.multiple]).toEqual(['file', true]);
      expect(this.accept).toContain('.yaml');
      // An element that is in the page but not visible.
      expect([document.body.contains(this), this.hidden]).toEqual([true, true]);
      Object.defineProperty(this, 'files', { value: files });
      this.dispatchEvent(new Event(event));
    });
    expect(await chooseFiles()).toEqual([]);
    expect(document.querySelector('input')).toBeNull();
  });

  it('each example opens by its command, which ends the greeting', async () => {
    state().greet([]);
    const bench = contextOf();
    await exampleCommands.find(({ id }) => id === 'example:broken/invoice-es')?.run(bench.context);
    expect([activeDocument(state()).text, bench.went, state().welcome]).toEqual([firstText, ['/'], false]);
    const ids = exampleGroups.flatMap(({ examples }) => examples.map(({ path }) => `example:${path}`));
    expect(exampleCommands.map(({ id }) => id)).toEqual(ids);
  });
});

describe('the view', () => {
  it.each(['palette', 'shortcuts'] as const)('%s opens over the page', async (id) => {
    await run(id);
    expect(state().overlay).toBe(id);
  });

  it.each(themeChoices)('the theme is %s by a command', async (choice) => {
    await run(`theme-${choice}` as CommandId);
    expect(state().themeChoice).toBe(choice);
  });

  it.each([
    ['engine-browser', 'browser', 'no longer leave this page'],
    ['engine-server', 'server', 'on this server'],
  ] as const)('%s says who answers from now on', async (id, choice, says) => {
    const { words } = await run(id);
    expect([state().engineChoice, words]).toEqual([choice, [expect.stringContaining(says)]]);
  });

  it('the engine in this browser stands in while the server is away, until that is taken back', async () => {
    await run('engine-stand-in');
    expect([state().whileAway, state().standingIn]).toEqual(['stand-in', false]);
    state().standIn(true);
    const { words } = await run('engine-no-stand-in');
    expect([state().whileAway, state().standingIn, words.length]).toEqual(['offer', false, 1]);
    await run('engine-no-stand-in');
    expect(state().standingIn).toBe(false);
  });

  it('calculated values and long lines are switched', async () => {
    const { calculatedValues, wordWrap } = state();
    await run('toggle-calculated-values');
    await run('toggle-word-wrap');
    expect([state().calculatedValues, state().wordWrap]).toEqual([!calculatedValues, !wordWrap]);
  });

  it.each([
    ['next-pane', ['one', 'two']],
    ['previous-pane', ['two', 'one']],
  ] as const)('%s moves the focus through the panes', async (id, way) => {
    document.body.innerHTML =
      '<p data-pane><a href="#1" id="one">1</a></p><p data-pane><a href="#2" id="two">2</a></p>';
    for (const pane of document.querySelectorAll('[data-pane]'))
      Object.defineProperty(pane, 'offsetParent', { configurable: true, value: document.body });
    const focused = async () => {
      await run(id);
      return document.activeElement?.id;
    };
    const went = [await focused(), await focused()];
    document.body.innerHTML = '';
    expect(went).toEqual(way);
  });
});

describe('operations', () => {
  it.each(['validate', 'correct', 'replicate', 'envelop', 'sign'] as const)(
    '%s opens its sheet over the workbench',
    async (id) => {
      const { went } = await run(id);
      expect([state().overlay, went]).toEqual([id, ['/']]);
    },
  );

  it('verify shows the envelope', async () => {
    const { went } = await run('verify');
    expect([state().resultViews[0], went]).toEqual(['envelope', ['/']]);
  });
});

describe('the editor’s own', () => {
  it('format, undo and redo go to it, and do nothing without an editor', async () => {
    await run('format');
    expect(activeDocument(state()).text).toBe('{ "mine": 1 }');
    state().attachEditor(fakeEditor());
    await run('format');
    const formatted = activeDocument(state()).text;
    expect(formatted).toBe('{\n  "mine": 1\n}\n'.trimEnd());
    await run('undo');
    expect(activeDocument(state()).text).toBe('{ "mine": 1 }');
    await run('redo');
    expect(activeDocument(state()).text).toBe(formatted);
  });
});

describe('showing a place', () => {
  it('leads to the source, and waits for the editor', async () => {
    const { context, went } = contextOf();
    state().showPanel('trace');
    revealPath(context, '$.mine');
    expect([went, state().narrowPane]).toEqual([['/'], 'source']);
    const editor = fakeEditor();
    state().moveCursor(1, 2);
    state().attachEditor(editor);
    await vi.waitFor(() => expect(editor.shown).toEqual(['$.mine']));
  });
});

describe('inserting from the reference', () => {
  const edit = { op: 'add', path: '$.currency', value: 'EUR' } as const;

  it('writes it, shows it, says so, and takes it back', async () => {
    const editor = fakeEditor();
    state().attachEditor(editor);
    const { context, said, went } = contextOf();
    await insertEdits(context, [edit], 'Inserted');
    expect(JSON.parse(activeDocument(state()).text)).toEqual({ mine: 1, currency: 'EUR' });
    expect([went, state().narrowPane, said[0]?.message]).toEqual([['/'], 'source', 'Inserted']);
    await vi.waitFor(() => expect(editor.shown).toEqual(['$.currency']));
    said[0]?.undo?.();
    expect(activeDocument(state()).text).toBe('{ "mine": 1 }');
  });

  it('shows the whole where nothing was to be written', async () => {
    const editor = fakeEditor();
    state().attachEditor(editor);
    await insertEdits(contextOf().context, [], 'Inserted');
    await vi.waitFor(() => expect(editor.shown).toEqual(['$']));
  });

  it('writes nothing where the editor does not come, and says so', async () => {
    vi.useFakeTimers();
    const { context, said } = contextOf();
    const done = insertEdits(context, [edit], 'Inserted');
    await vi.advanceTimersByTimeAsync(8000);
    await done;
    vi.useRealTimers();
    expect([activeDocument(state()).text, said[0]?.message]).toEqual([
      '{ "mine": 1 }',
      'The editor did not load, so nothing was inserted.',
    ]);
  });
});
