// @vitest-environment jsdom

import '../testing/screen.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import { createThemeSlice, type ThemeChoice, type ThemeSlice } from './theme-slice.ts';

/** The media queries that match on this system. */
let holding: readonly string[] = [];

const store = () => createStore<ThemeSlice>()(createThemeSlice);
const shown = ({ getState }: ReturnType<typeof store>) => [getState().themeChoice, getState().theme];

beforeEach(() => {
  localStorage.clear();
  holding = [];
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => ({ media, matches: holding.includes(media) }) as MediaQueryList,
  );
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the theme', () => {
  it.each([
    ['light', []],
    ['dark', ['(prefers-color-scheme: dark)']],
    ['contrast', ['(prefers-contrast: more)']],
    ['contrast', ['(prefers-contrast: more)', '(prefers-color-scheme: dark)']],
  ])('is %s on a system where these hold: %j', (theme, queries) => {
    holding = queries;
    expect(shown(store())).toEqual(['system', theme]);
  });

  it.each<ThemeChoice>(['light', 'dark', 'contrast'])(
    'that was chosen, %s, wins over the system and lasts',
    (choice) => {
      holding = choice === 'light' ? ['(prefers-color-scheme: dark)'] : [];
      const first = store();
      first.getState().chooseTheme(choice);
      expect(shown(first)).toEqual([choice, choice]);
      expect(localStorage.getItem('assay.theme')).toBe(choice);
      expect(shown(store())).toEqual([choice, choice]);
    },
  );

  it('goes with the system when that changes, unless one was chosen', () => {
    const here = store();
    holding = ['(prefers-color-scheme: dark)'];
    here.getState().resolveTheme();
    expect(shown(here)).toEqual(['system', 'dark']);
    here.getState().chooseTheme('light');
    here.getState().resolveTheme();
    expect(shown(here)).toEqual(['light', 'light']);
  });

  it('uses the theme of the system where the stored one is unknown', () => {
    localStorage.setItem('assay.theme', 'sepia');
    expect(shown(store())).toEqual(['system', 'light']);
  });
});
