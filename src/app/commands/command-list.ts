import { exampleGroups, openExample } from '../examples.ts';
import type { Command } from './command.ts';
import { documentCommands } from './document-commands.ts';
import { editCommands } from './edit-commands.ts';
import { operationCommands } from './operation-commands.ts';
import { problemCommands } from './problem-commands.ts';
import { resultCommands } from './result-commands.ts';
import { viewCommands } from './view-commands.ts';

const exampleCommands = exampleGroups.flatMap((group) =>
  group.examples.map((example): Command => ({
    id: `example:${example.path}`,
    title: `Open example: ${group.title}, ${example.title}`,
    group: 'Document',
    run: ({ go, state }) => {
      go('/');
      openExample(example.path);
      state.dismissWelcome();
    },
  })),
);

/** Everything the workbench can do, in the order the palette shows it. */
export const commandList: readonly Command[] = [
  ...resultCommands,
  ...operationCommands,
  ...problemCommands,
  ...documentCommands,
  ...editCommands,
  ...viewCommands,
  ...exampleCommands,
];

const byId = new Map(commandList.map((command) => [command.id, command]));

export function commandOf(id: string): Command {
  const command = byId.get(id);
  if (!command) throw new Error(`No command is called ${id}.`);
  return command;
}
