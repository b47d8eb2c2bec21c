import { themeChoices, type ThemeChoice } from '../state/theme-slice.ts';
import { defineCommands, type Command } from './command.ts';
import { engineCommands } from './engine-commands.ts';
import { focusNextPane } from './panes.ts';
import { updateCommands } from './update-commands.ts';

export const themeNames: Readonly<Record<ThemeChoice, string>> = {
  system: 'Follow the system',
  light: 'Light',
  dark: 'Dark',
  contrast: 'High contrast',
};

export const viewCommands = defineCommands(
  {
    id: 'palette',
    title: 'All commands',
    group: 'Help',
    keys: 'F1',
    run: ({ state }) => {
      state.openOverlay('palette');
    },
  },
  {
    id: 'shortcuts',
    title: 'Keyboard shortcuts',
    group: 'Help',
    keys: '?',
    run: ({ state }) => {
      state.openOverlay('shortcuts');
    },
  },
  {
    id: 'next-pane',
    title: 'Focus next pane',
    group: 'View',
    keys: 'F6',
    run: () => {
      focusNextPane(1);
    },
  },
  {
    id: 'previous-pane',
    title: 'Focus previous pane',
    group: 'View',
    keys: 'Shift+F6',
    run: () => {
      focusNextPane(-1);
    },
  },
  ...themeChoices.map((choice): Command<`theme-${ThemeChoice}`> => ({
    id: `theme-${choice}`,
    title: `Theme: ${themeNames[choice].toLowerCase()}`,
    group: 'View',
    run: ({ state }) => {
      state.chooseTheme(choice);
    },
  })),
  ...engineCommands,
  ...updateCommands,
);
