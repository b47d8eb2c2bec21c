import { defineCommands } from './command.ts';
import { commandsTexts } from '../texts/en/commands.ts';

/** The choice of the engine. Only the other one is offered, never the one in use. */
export const engineCommands = defineCommands(
  {
    id: 'engine-browser',
    get title() {
      return commandsTexts.useBrowserEngine;
    },
    group: 'View',
    enabled: ({ state }) => state.engineChoice !== 'browser',
    run: ({ state, notify }) => {
      state.chooseEngine('browser');
      notify(commandsTexts.browserEngineUsed);
    },
  },
  {
    id: 'engine-server',
    get title() {
      return commandsTexts.useServerEngine;
    },
    group: 'View',
    enabled: ({ state }) => state.engineChoice !== 'server',
    run: ({ state, notify }) => {
      state.chooseEngine('server');
      notify(commandsTexts.serverEngineUsed);
    },
  },
  {
    id: 'engine-stand-in',
    get title() {
      return commandsTexts.fallBackWhenOffline;
    },
    group: 'View',
    enabled: ({ state }) => state.whileAway !== 'stand-in',
    run: ({ state, notify }) => {
      state.chooseWhileAway('stand-in');
      notify(commandsTexts.fallBackOn);
    },
  },
  {
    id: 'engine-no-stand-in',
    get title() {
      return commandsTexts.offerWhenOffline;
    },
    group: 'View',
    enabled: ({ state }) => state.whileAway === 'stand-in',
    run: ({ state, notify }) => {
      state.chooseWhileAway('offer');
      if (state.standingIn) state.standIn(false);
      notify(commandsTexts.fallBackOff);
    },
  },
);
