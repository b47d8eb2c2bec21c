// @vitest-environment jsdom

import '../testing/screen.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Fault } from '../../engine/index.ts';
import { parseJson } from '../../language/syntax/parse-json.ts';
import { problemsOf } from '../api/problem.ts';
import { activeDocument, useWorkbench } from '../state/workbench-store.ts';
import { contextOf, freshState, judged } from '../testing/facts.ts';
import { fakeEditor } from '../testing/fake-editor.ts';
import { fault } from '../testing/service.ts';
import type { CommandContext } from './command.ts';
import { applyFix } from './apply-fix.ts';
import { problemCommands, revealProblem } from './problem-commands.ts';

const text = '{\n  "a": 1,\n  "b": 2,\n  "c": 3\n}';
const state = () => useWorkbench.getState();
const shown = () => state().selectedProblem?.split(' ')[1];

function at(path: string, severity: Fault['severity'] = 'error'): Fault {
  return fault({ properties: [path], code: 'X', severity });
}

function facts(faults: readonly Fault[]): CommandContext {
  const problems = problemsOf(parseJson(activeDocument(state()).text), faults);
  return contextOf({ judgement: judged({ problems, accepted: false }) }).context;
}

function run(id: string, context: CommandContext): void {
  void problemCommands.find((command) => command.id === id)?.run(context);
}

beforeEach(() => {
  freshState(text);
});

describe('stepping through the problems', () => {
  const three = [at('$.c'), at('$.a'), at('$.b')];

  it.each([
    ['next-problem', 1, 1, '$.a'],
    ['next-problem', 2, 99, '$.b'],
    ['next-problem', 3, 1, '$.b'],
    ['next-problem', 3, 99, '$.c'],
    ['next-problem', 4, 99, '$.a'],
    ['previous-problem', 4, 99, '$.c'],
    ['previous-problem', 3, 1, '$.a'],
    ['previous-problem', 1, 1, '$.c'],
  ])('%s from line %i, column %i is %s: in order of the text, and around', (id, line, column, path) => {
    state().moveCursor(line, column);
    run(id, facts(three));
    expect(shown()).toBe(path);
  });

  it('goes on from the one that is shown, as long as the cursor is at it', () => {
    run('next-problem', facts(three));
    state().moveCursor(2, 8);
    run('next-problem', facts(three));
    expect(shown()).toBe('$.b');
    state().moveCursor(4, 99);
    run('next-problem', facts(three));
    expect(shown()).toBe('$.a');
  });

  it('goes from one to the next also where several stand at one place', () => {
    const together = [at('$.b'), at('$.b', 'warning'), at('$.c')];
    const keys = problemsOf(parseJson(text), together).map(({ key }) => key);
    const way = keys.map(() => {
      run('next-problem', facts(together));
      state().moveCursor(state().selectedProblem === keys[2] ? 4 : 3, 8);
      return state().selectedProblem;
    });
    expect(way).toEqual(keys);
  });

  it('goes by the column within a line', () => {
    freshState('{ "b": 1, "a": 2 }');
    run('next-problem', facts([at('$.a'), at('$.b')]));
    expect(shown()).toBe('$.b');
  });

  it('passes over notes while there is something grave', () => {
    run('next-problem', facts([at('$.a', 'info'), at('$.b', 'hint'), at('$.c', 'warning')]));
    expect(shown()).toBe('$.c');
  });

  it('stops at notes when there is nothing else', () => {
    run('next-problem', facts([at('$.b', 'info')]));
    expect(shown()).toBe('$.b');
  });

  it('does nothing without problems', () => {
    run('next-problem', facts([]));
    expect(shown()).toBeUndefined();
  });
});

describe('showing a problem', () => {
  it('leads to the source and to its token', async () => {
    const editor = fakeEditor();
    state().attachEditor(editor);
    const { context, went } = contextOf();
    const [problem] = problemsOf(parseJson(text), [at('$.b')]);
    if (problem) revealProblem(context, problem);
    expect(went).toEqual(['/']);
    expect(state().narrowPane).toBe('source');
    await vi.waitFor(() => expect(editor.shown).toEqual(['$.b']));
  });

  it('leads to the very stretch that is marked as long as the text is the one that was judged', async () => {
    const editor = fakeEditor();
    state().attachEditor(editor);
    const problems = problemsOf(parseJson(text), [at('$.b')]);
    const { context } = contextOf({ judgement: judged({ problems }) });
    const [problem] = problems;
    if (problem) revealProblem(context, problem);
    await vi.waitFor(() => expect(editor.shown).toEqual([[problem?.range?.start, problem?.range?.end]]));
  });

  it('of the JSON itself leads to its stretch of text', async () => {
    freshState('{ "a": }');
    const editor = fakeEditor();
    state().attachEditor(editor);
    const [problem] = problemsOf(parseJson('{ "a": }'), []);
    if (problem) revealProblem(contextOf().context, problem);
    await vi.waitFor(() => expect(editor.shown).toEqual([[problem?.range?.start, problem?.range?.end]]));
  });
});

describe('copying the problems', () => {
  const copied: string[] = [];

  beforeEach(() => {
    copied.length = 0;
    const writeText = (written: string) => Promise.resolve(void copied.push(written));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  });

  it('gives a sentence for each, or each with its place as JSON', async () => {
    const context = facts([at('$.a'), at('$.b', 'warning')]);
    run('copy-problems-text', context);
    run('copy-problems-json', context);
    await vi.waitFor(() => expect(copied).toHaveLength(2));
    expect(copied[0]?.split('\n').map((line) => line.slice(0, 12))).toEqual(['Line 2 at $.', 'Line 3 at $.']);
    expect(JSON.parse(copied[1] ?? '')).toEqual([
      { severity: 'error', code: 'X', message: 'Every item needs a name', paths: ['$.a'], line: 2, column: 8 },
      { severity: 'warning', code: 'X', message: 'Every item needs a name', paths: ['$.b'], line: 3, column: 8 },
    ]);
  });
});

describe('mending a problem', () => {
  const byOffset = { title: 'Put a comma', safe: true, edits: [], textEdits: [{ start: 9, end: 9, text: ',' }] };
  const edit = { op: 'replace', path: '$.a', value: 'EUR' } as const;
  const byPath = { title: 'x', safe: false, edits: [edit], textEdits: [] };

  it('does nothing while there is no editor', () => {
    applyFix(contextOf().context, byPath);
    expect(activeDocument(state()).text).toBe(text);
  });

  it('by path edits the text that was judged', () => {
    state().attachEditor(fakeEditor());
    applyFix(contextOf({ judgement: judged() }).context, byPath);
    expect(JSON.parse(activeDocument(state()).text)).toMatchObject({ a: 'EUR' });
  });

  it('by path leaves a text alone that was typed in since: there it was not tried', () => {
    state().attachEditor(fakeEditor());
    const { context, said } = contextOf({ judgement: judged() });
    state().changeText(state().activeId, ` ${text}`, 2);
    applyFix({ ...context, state: state() }, byPath);
    expect(activeDocument(state()).text).toBe(` ${text}`);
    expect(said).toHaveLength(1);
  });

  it('selects what is left to be typed', async () => {
    const editor = fakeEditor();
    state().attachEditor(editor);
    applyFix(contextOf({ judgement: judged() }).context, {
      ...byPath,
      kind: 'ask',
      ask: { place: '$.a', form: ['$.a', '$.b'].map((place) => ({ place, input: 'text' as const })) },
    });
    await vi.waitFor(() => expect(editor.shown).toEqual(['$.a']));
  });

  it('by offset edits the text that was judged', () => {
    freshState('{ "a": 1 "b": 2 }');
    state().attachEditor(fakeEditor());
    applyFix(contextOf({ judgement: judged() }).context, { ...byOffset, textEdits: [{ start: 8, end: 8, text: ',' }] });
    expect(activeDocument(state()).text).toBe('{ "a": 1, "b": 2 }');
  });

  it('by offset leaves a text alone that was typed in since, and says so', () => {
    state().attachEditor(fakeEditor());
    const { context, said } = contextOf({ judgement: judged() });
    state().changeText(state().activeId, ` ${text}`, 2);
    applyFix({ ...context, state: state() }, byOffset);
    expect(activeDocument(state()).text).toBe(` ${text}`);
    expect(said.map(({ message }) => message)).toEqual([expect.stringContaining('Try again')]);
  });
});
