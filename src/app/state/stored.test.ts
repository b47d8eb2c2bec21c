// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSettings, guarded, lasting, layoutShelf, storedChoice } from './stored.ts';

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
});

function denied(): Storage {
  throw new DOMException('Denied', 'SecurityError');
}

describe('guarded storage', () => {
  it('keeps a text in the browser', () => {
    lasting.setItem('assay.x', '1');
    expect(localStorage.getItem('assay.x')).toBe('1');
    expect(lasting.getItem('assay.x')).toBe('1');
  });

  it('keeps it for this visit where the browser denies storage', () => {
    const shelf = guarded(denied);
    expect(shelf.getItem('a')).toBeNull();
    shelf.setItem('a', '1');
    expect(shelf.getItem('a')).toBe('1');
  });

  it('keeps it for this visit where storage is full, and the newest counts', () => {
    const shelf = guarded(() => localStorage);
    shelf.setItem('a', 'old');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    shelf.setItem('a', 'new');
    expect(shelf.getItem('a')).toBe('new');
    full.mockRestore();
    shelf.setItem('a', 'newest');
    expect([shelf.getItem('a'), localStorage.getItem('a')]).toEqual(['newest', 'newest']);
  });
});

describe('a stored choice', () => {
  const values = ['server', 'browser'] as const;

  it.each([
    ['browser', 'browser'],
    ['server', 'server'],
    ['moon', 'server'],
    ['', 'server'],
  ])('%j is %s', (stored, choice) => {
    localStorage.setItem('assay.choice', stored);
    expect(storedChoice('assay.choice', values)).toBe(choice);
  });

  it('is the first where nothing is stored', () => {
    expect(storedChoice('assay.choice', values)).toBe('server');
  });
});

describe('a stored layout', () => {
  const shelf = layoutShelf(['left', 'right']);

  it.each([
    ['{"left":58,"right":42}', true],
    ['{"left":58.4,"right":41.8}', true],
    ['{"left":0,"right":100}', true],
    ['{"left":58,"right":43}', false],
    ['{"left":100}', false],
    ['garbage', false],
    ['null', false],
    ['[]', false],
    ['{"left":58}', false],
    ['{"left":58,"middle":42}', false],
    ['{"left":58,"right":30,"middle":12}', false],
    ['{"left":158,"right":-58}', false],
    ['{"left":"58","right":42}', false],
    ['{"left":0,"right":0}', false],
  ])('%s is used: %s', (text, used) => {
    localStorage.setItem('layout', text);
    expect(shelf.getItem('layout')).toBe(used ? text : null);
  });
});

describe('forgetting the settings', () => {
  it('lets go of the workbench’s own and of nothing else', () => {
    localStorage.setItem('assay.theme', 'dark');
    localStorage.setItem('react-resizable-panels:assay.rows', '{}');
    localStorage.setItem('somebody', 'else');
    localStorage.setItem('not-assay.theme', 'dark');
    sessionStorage.setItem('assay.tab', 't');
    forgetSettings();
    expect(Object.keys(localStorage).toSorted()).toEqual(['not-assay.theme', 'somebody']);
    expect(sessionStorage.getItem('assay.tab')).toBeNull();
  });

  it('does nothing where storage is denied', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(denied);
    expect(() => forgetSettings()).not.toThrow();
  });
});
