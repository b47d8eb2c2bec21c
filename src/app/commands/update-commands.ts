import { takeUpdate } from '../api/offline.ts';
import { defineCommands } from './command.ts';
import { commandsTexts } from '../texts/en/commands.ts';

/** The newer version loads when the user wants it. */
export const updateCommands = defineCommands({
  id: 'take-update',
  get title() {
    return commandsTexts.reloadWithTheNewVersion;
  },
  group: 'View',
  enabled: ({ state }) => state.update !== undefined,
  run: async ({ state, notify }) => {
    const loose = state.keys.filter(({ remembered, privateKey }) => privateKey && !remembered).length;
    if (loose === 0) {
      await takeUpdate();
      return;
    }
    notify(commandsTexts.reloadLosesKeys(loose), { label: commandsTexts.reload, run: () => void takeUpdate() });
  },
});
