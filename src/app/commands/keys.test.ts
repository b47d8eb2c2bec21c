import { describe, expect, it } from 'vitest';
import { matchesKeys, printKeys } from './keys.ts';

function press(key: string, modifiers: Partial<KeyboardEventInit> = {}): KeyboardEvent {
  return new KeyboardEvent('keydown', { key, ...modifiers });
}

describe('keys', () => {
  it.each([
    ['Mod+Enter', press('Enter', { ctrlKey: true }), true],
    ['Mod+Enter', press('Enter'), false],
    ['Mod+Enter', press('Enter', { ctrlKey: true, shiftKey: true }), false],
    ['Mod+Enter', press('Enter', { ctrlKey: true, altKey: true }), false],
    ['Mod+Enter', press('Enter', { ctrlKey: true, metaKey: true }), false],
    ['F8', press('F8'), true],
    ['F8', press('F8', { shiftKey: true }), false],
    ['Shift+F8', press('F8', { shiftKey: true }), true],
    ['Mod+Shift+M', press('M', { ctrlKey: true, shiftKey: true }), true],
    ['?', press('?', { shiftKey: true }), true],
    ['?', press('?'), true],
    ['?', press('?', { altKey: true }), false],
    ['?', press('/'), false],
    ['Shift+Alt+F', press('F', { shiftKey: true, altKey: true }), true],
  ])('%s', (keys, event, expected) => {
    expect(matchesKeys(event, keys)).toBe(expected);
  });

  it('print as this system writes them', () => {
    expect(printKeys('Mod+Shift+M')).toBe('Ctrl+Shift+M');
  });
});
