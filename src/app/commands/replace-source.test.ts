// @vitest-environment jsdom

import '../testing/screen.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { contextOf, freshState } from '../testing/facts.ts';
import { fakeEditor } from '../testing/fake-editor.ts';
import { insertEdits } from './insert-edits.ts';
import { replaceSource } from './replace-source.ts';

const before = '{ "a": 1 }';
const text = () => activeDocument(useWorkbench.getState()).text;

beforeEach(() => {
  freshState(before);
});
afterEach(() => {
  vi.useRealTimers();
});

async function replaced(next = '{ "a": 2 }') {
  const editor = fakeEditor();
  useWorkbench.getState().attachEditor(editor);
  const { context, said, went } = contextOf();
  await replaceSource(context, next, 'Replaced');
  return { editor, said, went };
}

describe('replacing the source', () => {
  it('leads to the source, replaces the whole text and says so', async () => {
    const { said, went } = await replaced();
    expect(text()).toBe('{ "a": 2 }');
    expect(went).toEqual(['/']);
    expect(useWorkbench.getState().narrowPane).toBe('source');
    expect(said.map(({ message }) => message)).toEqual(['Replaced']);
  });

  it('can be taken back in one step', async () => {
    const { said } = await replaced();
    said[0]?.undo?.();
    expect(text()).toBe(before);
  });

  it('takes nothing back once something was typed: the last step is then another one', async () => {
    const { editor, said } = await replaced();
    editor.replaceAll('{ "a": 2, "b": 3 }');
    said[0]?.undo?.();
    expect(text()).toBe('{ "a": 2, "b": 3 }');
    expect(said[1]?.message).toContain('has changed since');
  });

  it('takes nothing back in another document', async () => {
    const { said } = await replaced();
    useWorkbench.getState().openDocument('other.json', '{ "mine": true }', 'file');
    said[0]?.undo?.();
    expect(text()).toBe('{ "mine": true }');
    expect(said[1]?.message).toContain('Open test.json to undo there');
  });

  it('waits for an editor that is still loading', async () => {
    const { context, said } = contextOf();
    const done = replaceSource(context, '{ "late": true }', 'Replaced');
    expect(text()).toBe(before);
    useWorkbench.getState().attachEditor(fakeEditor());
    await done;
    expect(text()).toBe('{ "late": true }');
    expect(said).toHaveLength(1);
  });

  it('gives up on an editor that does not come, and leaves the text alone', async () => {
    vi.useFakeTimers();
    const { context, said } = contextOf();
    const done = replaceSource(context, '{}', 'Replaced');
    await vi.advanceTimersByTimeAsync(8000);
    await done;
    expect(text()).toBe(before);
    expect(said.map(({ message }) => message)).toEqual(['The editor did not load, so the source was not changed.']);
  });
});

describe('inserting from the reference', () => {
  it('changes one place, shows it and can be taken back', async () => {
    const editor = fakeEditor();
    useWorkbench.getState().attachEditor(editor);
    const { context, said } = contextOf();
    await insertEdits(context, [{ op: 'replace', path: '$.a', value: 'x' }], 'Inserted');
    expect(JSON.parse(text())).toEqual({ a: 'x' });
    await vi.waitFor(() => expect(editor.shown).toEqual(['$.a']));
    said[0]?.undo?.();
    expect(text()).toBe(before);
  });
});
