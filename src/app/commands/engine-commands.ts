import { defineCommands } from './command.ts';
import { commandsTexts } from '../texts/en/commands.ts';

/** Which engine answers about documents. The other one is offered, never the one that answers already. */
export const engineCommands = defineCommands(
  {
    id: 'engine-browser',
    get title() {
      return commandsTexts.engineJudgeAndBuildIn;
    },
    group: 'View',
    enabled: ({ state }) => state.engineChoice !== 'browser',
    run: ({ state, tell }) => {
      state.chooseEngine('browser');
      tell(commandsTexts.theEngineInThisBrowser);
    },
  },
  {
    id: 'engine-server',
    get title() {
      return commandsTexts.engineJudgeAndBuildOn;
    },
    group: 'View',
    enabled: ({ state }) => state.engineChoice !== 'server',
    run: ({ state, tell }) => {
      state.chooseEngine('server');
      tell(commandsTexts.theEngineOnThisServer);
    },
  },
  {
    id: 'engine-stand-in',
    get title() {
      return commandsTexts.engineLetThisBrowserStand;
    },
    group: 'View',
    enabled: ({ state }) => state.whileAway !== 'stand-in',
    run: ({ state, tell }) => {
      state.chooseWhileAway('stand-in');
      tell(commandsTexts.whileTheServerIsAway);
    },
  },
  {
    id: 'engine-no-stand-in',
    get title() {
      return commandsTexts.engineNoLongerStandIn;
    },
    group: 'View',
    enabled: ({ state }) => state.whileAway === 'stand-in',
    run: ({ state, tell }) => {
      state.chooseWhileAway('offer');
      if (state.standingIn) state.standIn(false);
      tell(commandsTexts.whileTheServerIsAway2);
    },
  },
);
