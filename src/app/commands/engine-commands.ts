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
    run: ({ state, tell }) => {
      state.chooseEngine('browser');
      tell(commandsTexts.browserEngineUsed);
    },
  },
  {
    id: 'engine-server',
    get title() {
      return commandsTexts.useServerEngine;
    },
    group: 'View',
    enabled: ({ state }) => state.engineChoice !== 'server',
    run: ({ state, tell }) => {
      state.chooseEngine('server');
      tell(commandsTexts.serverEngineUsed);
    },
  },
  {
    id: 'engine-stand-in',
    get title() {
      return commandsTexts.fallBackWhenOffline;
    },
    group: 'View',
    enabled: ({ state }) => state.whileAway !== 'stand-in',
    run: ({ state, tell }) => {
      state.chooseWhileAway('stand-in');
      tell(commandsTexts.fallBackOn);
    },
  },
  {
    id: 'engine-no-stand-in',
    get title() {
      return commandsTexts.offerWhenOffline;
    },
    group: 'View',
    enabled: ({ state }) => state.whileAway === 'stand-in',
    run: ({ state, tell }) => {
      state.chooseWhileAway('offer');
      if (state.standingIn) state.standIn(false);
      tell(commandsTexts.fallBackOff);
    },
  },
);
