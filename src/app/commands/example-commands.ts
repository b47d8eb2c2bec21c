import { exampleGroups, openExample } from '../state/examples.ts';
import { groupName } from '../state/group-name.ts';
import { textOf } from '../texts/said.ts';
import { commandsTexts } from '../texts/en/commands.ts';
import type { Command } from './command.ts';

/** A command for each example. Only the palette shows them, so they load with it. */
export const exampleCommands = exampleGroups.flatMap((group) =>
  group.examples.map((example): Command<`example:${string}`> => ({
    id: `example:${example.path}`,
    get title() {
      const [folder = ''] = example.path.split('/');
      const title = textOf('starts', [...example.path.split('/'), 'title'], example.title);
      return commandsTexts.openExample(groupName(folder, group.title), title);
    },
    group: 'Document',
    run: ({ go, state }) => {
      go('/');
      openExample(example.path);
      state.dismissWelcome();
    },
  })),
);
