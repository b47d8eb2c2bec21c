import type { PageId, PanelId } from '../state/place-ids.ts';
import type { Command } from './command.ts';
import { documentCommands } from './document-commands.ts';
import { fileCommands } from './file-commands.ts';
import { editCommands } from './edit-commands.ts';
import { operationCommands } from './operation-commands.ts';
import { problemCommands } from './problem-commands.ts';
import { refusalCommands } from './refusal-commands.ts';
import { resultCommands } from './result-commands.ts';
import { xmlCommands } from './xml-commands.ts';
import { viewCommands } from './view-commands.ts';

const doing = [
  ...resultCommands,
  ...operationCommands,
  ...problemCommands,
  ...documentCommands,
  ...fileCommands,
  ...xmlCommands,
  ...refusalCommands,
  ...editCommands,
  ...viewCommands,
];

/** Leads to a page or shows a panel. */
export type PlaceCommandId = `go-${PageId}` | `show-${PanelId}`;

export type CommandId = (typeof doing)[number]['id'] | PlaceCommandId;

/** A command that is in the list. */
export type ListedCommand = Command<CommandId>;

/**
 * Everything the workbench can do except opening examples, in the order of the palette, including the commands of pages
 * and panels.
 */
export function listCommands(places: readonly Command<PlaceCommandId>[]): readonly ListedCommand[] {
  return [...doing, ...places];
}
