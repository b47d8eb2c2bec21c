import { defineCommands } from './command.ts';

/** Which engine answers about documents. The other one is offered, never the one that answers already. */
export const engineCommands = defineCommands(
  {
    id: 'engine-browser',
    title: 'Engine: judge and build in this browser',
    group: 'View',
    enabled: ({ state }) => state.engineChoice !== 'browser',
    run: ({ state, tell }) => {
      state.chooseEngine('browser');
      tell('The engine in this browser answers: documents no longer leave this page');
    },
  },
  {
    id: 'engine-server',
    title: 'Engine: judge and build on this server',
    group: 'View',
    enabled: ({ state }) => state.engineChoice !== 'server',
    run: ({ state, tell }) => {
      state.chooseEngine('server');
      tell('The engine on this server answers');
    },
  },
  {
    id: 'engine-stand-in',
    title: 'Engine: let this browser stand in while the server is away',
    group: 'View',
    enabled: ({ state }) => state.whileAway !== 'stand-in',
    run: ({ state, tell }) => {
      state.chooseWhileAway('stand-in');
      tell('While the server is away, the engine in this browser answers');
    },
  },
  {
    id: 'engine-no-stand-in',
    title: 'Engine: no longer stand in while the server is away',
    group: 'View',
    enabled: ({ state }) => state.whileAway === 'stand-in',
    run: ({ state, tell }) => {
      state.chooseWhileAway('offer');
      if (state.standingIn) state.standIn(false);
      tell('While the server is away, the engine in this browser is only offered');
    },
  },
);
