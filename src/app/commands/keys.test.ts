// @vitest-environment jsdom

import { describe, expect, it } from 'vitest';
import { isTyping, matchesKeys, printKeys } from './keys.ts';

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
    ['A', press('a'), true],
    ['A', press('A', { shiftKey: true }), false],
    ['F8', press('f8'), true],
    ['Shift+Alt+F', press('F', { shiftKey: true, altKey: true }), true],
  ])('%s', (keys, event, expected) => {
    expect(matchesKeys(event, keys)).toBe(expected);
  });

  it('print as this system writes them', () => {
    expect(printKeys('Mod+Shift+M')).toBe('Ctrl+Shift+M');
  });

  it('write where there is a field, and nowhere else', () => {
    const seen: boolean[] = [];
    const hear = (event: KeyboardEvent) => seen.push(isTyping(event));
    addEventListener('keydown', hear);
    const field = document.body.appendChild(document.createElement('input'));
    for (const target of [field, document.body, window, document])
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
    for (const more of [{ key: 'Enter' }, { key: 'a', ctrlKey: true }, { key: 'a', metaKey: true }])
      field.dispatchEvent(new KeyboardEvent('keydown', { ...more, bubbles: true }));
    removeEventListener('keydown', hear);
    field.remove();
    expect(seen).toEqual([true, false, false, false, false, false, false]);
  });
});
