import { takeUpdate } from '../api/offline.ts';
import { defineCommands } from './command.ts';

/** A newer workbench comes when the user says so. */
export const updateCommands = defineCommands({
  id: 'take-update',
  title: 'Reload with the new version',
  group: 'View',
  enabled: ({ state }) => state.update !== undefined,
  run: async ({ state, tell }) => {
    const loose = state.keys.filter(({ remembered, privateKey }) => privateKey && !remembered).length;
    if (loose === 0) {
      await takeUpdate();
      return;
    }
    const keys =
      loose === 1
        ? 'A private key that is not remembered goes'
        : `${String(loose)} private keys that are not remembered go`;
    tell(`${keys} with the reload; documents stay`, { label: 'Reload', run: () => void takeUpdate() });
  },
});
