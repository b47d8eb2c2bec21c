import { LANGUAGE_NAMES } from '../../engine/languages.ts';
import { basePath, hasService } from '../state/host-page.ts';
import { MOST_VIEWS } from '../state/result-views.ts';
import { languageChoices, type LanguageChoice } from '../state/language-slice.ts';
import { workViews, type WorkView } from '../state/view-slice.ts';
import { themeChoices, type ThemeChoice } from '../state/theme-slice.ts';
import { defineCommands, type Command } from './command.ts';
import { engineCommands } from './engine-commands.ts';
import { focusNextPane, focusPanel } from './panes.ts';
import { NOT_WIDE, TWO_VIEWS } from '../ui/use-media.ts';
import { updateCommands } from './update-commands.ts';
import { commandsTexts } from '../texts/en/commands.ts';
import { spokenLanguage } from '../texts/live.ts';

export const viewCommands = defineCommands(
  {
    id: 'palette',
    get title() {
      return commandsTexts.allCommands;
    },
    group: 'Help',
    keys: 'F1',
    run: ({ state }) => {
      state.openOverlay('palette');
    },
  },
  {
    id: 'shortcuts',
    get title() {
      return commandsTexts.keyboardShortcuts;
    },
    group: 'Help',
    keys: '?',
    run: ({ state }) => {
      state.openOverlay('shortcuts');
    },
  },
  {
    id: 'guide',
    get title() {
      return commandsTexts.openGuide;
    },
    group: 'Help',
    run: () => {
      window.open(
        `${basePath}/guide/${spokenLanguage() === 'en' ? '' : `${spokenLanguage()}/index.html`}`,
        '_blank',
        'noopener',
      );
    },
  },
  {
    id: 'next-pane',
    get title() {
      return commandsTexts.focusNextPane;
    },
    group: 'View',
    keys: 'F6',
    run: () => {
      focusNextPane(1);
    },
  },
  {
    id: 'previous-pane',
    get title() {
      return commandsTexts.focusPreviousPane;
    },
    group: 'View',
    keys: 'Shift+F6',
    run: () => {
      focusNextPane(-1);
    },
  },
  ...workViews.map((view): Command<`view-${WorkView}`> => ({
    id: `view-${view}`,
    get title() {
      return commandsTexts.workViews[view];
    },
    group: 'View',
    enabled: ({ state }) => state.workView !== view && !matchMedia(NOT_WIDE).matches,
    run: ({ go, state }) => {
      go('/');
      state.chooseWorkView(view);
      if (view !== 'both') focusPanel(view === 'page' ? 'invoice' : view);
    },
  })),
  {
    id: 'add-view',
    get title() {
      return commandsTexts.addView;
    },
    group: 'View',
    enabled: ({ state }) => state.resultViews.length < MOST_VIEWS,
    run: ({ go, state, notify }) => {
      go('/');
      state.addView();
      if (!matchMedia(TWO_VIEWS).matches) notify(commandsTexts.noRoomForViews);
    },
  },
  {
    id: 'close-views',
    get title() {
      return commandsTexts.closeViews;
    },
    group: 'View',
    enabled: ({ state }) => state.resultViews.length > 1,
    run: ({ state }) => {
      for (let place = state.resultViews.length - 1; place > 0; place -= 1) state.closeView(place);
    },
  },
  ...themeChoices.map((choice): Command<`theme-${ThemeChoice}`> => ({
    id: `theme-${choice}`,
    get title() {
      return commandsTexts.theme(commandsTexts.themes[choice]);
    },
    group: 'View',
    run: ({ state }) => {
      state.chooseTheme(choice);
    },
  })),
  ...languageChoices.map((choice): Command<`language-${LanguageChoice}`> => ({
    id: `language-${choice}`,
    get title() {
      return choice === 'browser' ? commandsTexts.languageOfBrowser : commandsTexts.languageIs(LANGUAGE_NAMES[choice]);
    },
    group: 'View',
    enabled: ({ state }) => state.languageChoice !== choice,
    run: async ({ state, notify }) => {
      if (!(await state.chooseLanguage(choice))) notify(commandsTexts.languageNotLoaded);
    },
  })),
  ...(hasService ? engineCommands : []),
  ...updateCommands,
);
