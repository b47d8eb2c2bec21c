import type { StateCreator } from 'zustand';
import type { EditorTheme } from '../editor/types.ts';

export type ThemeChoice = 'system' | EditorTheme;

export const themeChoices: readonly ThemeChoice[] = ['system', 'light', 'dark', 'contrast'];

export interface ThemeSlice {
  readonly themeChoice: ThemeChoice;
  /** What the choice comes to on this system. */
  readonly theme: EditorTheme;
  chooseTheme(choice: ThemeChoice): void;
  /** The system's own preference changed. */
  resolveTheme(): void;
}

const STORED = 'assay.theme';

export const createThemeSlice: StateCreator<ThemeSlice> = (set, get) => ({
  themeChoice: storedChoice(),
  theme: resolved(storedChoice()),
  chooseTheme(choice) {
    try {
      localStorage.setItem(STORED, choice);
    } catch {
      // Storage may be denied; the choice then lasts for this visit.
    }
    set({ themeChoice: choice, theme: resolved(choice) });
  },
  resolveTheme() {
    set({ theme: resolved(get().themeChoice) });
  },
});

function storedChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(STORED);
    return themeChoices.find((choice) => choice === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

// `public/theme.js` resolves the same way before the first paint.
function resolved(choice: ThemeChoice): EditorTheme {
  if (choice !== 'system') return choice;
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
