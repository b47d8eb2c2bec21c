import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { monaco } from '../testing/fake-monaco.ts';

vi.mock('./monaco.ts', () => import('../testing/fake-monaco.ts'));

beforeAll(async () => {
  await Promise.all([import('./keybindings.ts'), import('./whole-input.ts')]);
});

describe('keys inside the editor', () => {
  const { Shift, CtrlCmd, Alt } = monaco.KeyMod;
  const { F8, KeyF, KeyL } = monaco.KeyCode;

  it.each([
    [F8, 'editor.action.marker.next', 'editorFocus'],
    [Shift | F8, 'editor.action.marker.prev', 'editorFocus'],
    [Shift | Alt | KeyF, 'editor.action.formatDocument', 'editorFocus'],
    [CtrlCmd | KeyL, '-expandLineSelection', undefined],
  ])('%i is %s', (keybinding, command, when) => {
    expect(monaco.rules).toContainEqual(when === undefined ? { keybinding, command } : { keybinding, command, when });
  });
});

describe('text that arrives in one piece', () => {
  const calls: unknown[][] = [];

  beforeEach(() => {
    calls.length = 0;
    const trigger = (...call: unknown[]) => calls.push(call);
    monaco.editors = [
      { hasTextFocus: () => false, trigger: () => calls.push(['not this one']) },
      { hasTextFocus: () => true, trigger },
    ];
  });

  it.each([
    ['a', 'type'],
    ['\n', 'type'],
    ['ab', 'type'],
    ['a\nb', 'paste'],
    ['{\n', 'paste'],
  ])('%j goes in by %s, into the editor that has the focus', (text, way) => {
    monaco.registeredCommands['type']?.({}, { text } as never);
    expect(calls).toEqual([['keyboard', way, { text, pasteOnNewLine: false }]]);
  });

  it('goes nowhere where no editor has the focus', () => {
    monaco.editors = [];
    expect(() => monaco.registeredCommands['type']?.({}, { text: 'a' } as never)).not.toThrow();
    expect(calls).toEqual([]);
  });
});
