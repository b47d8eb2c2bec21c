import { exampleGroups, openExample } from '../state/examples.ts';
import type { PageId, PanelId } from '../state/place-ids.ts';
import type { Command } from './command.ts';
import { documentCommands } from './document-commands.ts';
import { fileCommands } from './file-commands.ts';
import { editCommands } from './edit-commands.ts';
import { operationCommands } from './operation-commands.ts';
import { problemCommands } from './problem-commands.ts';
import { resultCommands } from './result-commands.ts';
import { xmlCommands } from './xml-commands.ts';
import { viewCommands } from './view-commands.ts';
import { commandsTexts } from '../texts/en/commands.ts';

const exampleCommands = exampleGroups.flatMap((group) =>
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

const doing = [
  ...resultCommands,
  ...operationCommands,
  ...problemCommands,
  ...documentCommands,
  ...fileCommands,
  ...xmlCommands,
  ...editCommands,
  ...viewCommands,
];

/** Leads to a page or shows a panel. */
export type PlaceCommandId = `go-${PageId}` | `show-${PanelId}`;

export type CommandId = (typeof doing)[number]['id'] | (typeof exampleCommands)[number]['id'] | PlaceCommandId;

/** A command that is in the list. */
export type ListedCommand = Command<CommandId>;

/** Everything the workbench can do, in the order the palette shows it, with the commands that the pages and panels make. */
export function listCommands(places: readonly Command<PlaceCommandId>[]): readonly ListedCommand[] {
  return [...doing, ...places, ...exampleCommands];
}
