import { exampleGroups, openExample } from '../state/examples.ts';
import { commandsTexts } from '../texts/en/commands.ts';
import type { Command } from './command.ts';

/** A command for each example. Only the palette shows them, so they load with it. */
export const exampleCommands = exampleGroups.flatMap((group) =>
  group.examples.map((example): Command<`example:${string}`> => ({
    id: `example:${example.path}`,
    get title() {
      return commandsTexts.openExample(group.title, example.title);
    },
    group: 'Document',
    run: ({ go, state }) => {
      go('/');
      openExample(example.path);
      state.dismissWelcome();
    },
  })),
);
