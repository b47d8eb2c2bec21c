import type { StateCreator } from 'zustand';
import type { EditorTheme } from '../editor/types.ts';
import { lasting, storedChoice } from './stored.ts';

export type ThemeChoice = 'system' | EditorTheme;

export const themeChoices = ['system', 'light', 'dark', 'contrast'] as const satisfies readonly ThemeChoice[];

export interface ThemeSlice {
  readonly themeChoice: ThemeChoice;
  /** The theme that the choice gives on this system. */
  readonly theme: EditorTheme;
  chooseTheme(choice: ThemeChoice): void;
  /** Called when the preference of the system changes. */
  resolveTheme(): void;
}

const STORED = 'assay.theme';

export const createThemeSlice: StateCreator<ThemeSlice> = (set, get) => ({
  themeChoice: storedChoice(STORED, themeChoices),
  theme: resolved(storedChoice(STORED, themeChoices)),
  chooseTheme(choice) {
    lasting.setItem(STORED, choice);
    set({ themeChoice: choice, theme: resolved(choice) });
  },
  resolveTheme() {
    set({ theme: resolved(get().themeChoice) });
  },
});

// `public/theme.js` resolves the same way before the first paint.
function resolved(choice: ThemeChoice): EditorTheme {
  if (choice !== 'system') return choice;
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
