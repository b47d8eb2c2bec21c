import { themeChoices, type ThemeChoice } from '../state/theme-slice.ts';
import { defineCommands } from './command.ts';
import { engineCommands } from './engine-commands.ts';
import { focusNextPane } from './panes.ts';

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
  {
    id: 'show-built',
    title: 'Show built document',
    group: 'View',
    run: ({ go, state }) => {
      go('/');
      state.showResult('built');
    },
  },
  {
    id: 'show-changes',
    title: 'Show changes',
    group: 'View',
    run: ({ go, state }) => {
      go('/');
      state.showResult('changes');
    },
  },
  ...themeChoices.map((choice) => ({
    id: `theme-${choice}`,
    title: `Theme: ${themeNames[choice].toLowerCase()}`,
    group: 'View' as const,
    run: ({ state }: { state: { chooseTheme(choice: ThemeChoice): void } }) => {
      state.chooseTheme(choice);
    },
  })),
  ...engineCommands,
  {
    id: 'go-workbench',
    title: 'Workbench',
    group: 'Go to',
    run: ({ go, focusEditor }) => {
      go('/');
      focusEditor();
    },
  },
  {
    id: 'go-regimes',
    title: 'Tax regimes',
    group: 'Go to',
    run: ({ go }) => {
      go('/regimes');
    },
  },
  {
    id: 'go-addons',
    title: 'Format addons',
    group: 'Go to',
    run: ({ go }) => {
      go('/addons');
    },
  },
);
