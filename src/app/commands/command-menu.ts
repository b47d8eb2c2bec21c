import type { MenuGroup } from '../ui/Menu.tsx';
import type { CommandId } from './command-list.ts';
import type { CommandRunner } from './CommandProvider.tsx';
import { printKeys } from './keys.ts';

/** Commands as entries of a menu. */
export function commandMenu(commands: CommandRunner, title: string, ids: readonly CommandId[]): MenuGroup<CommandId> {
  return {
    title,
    entries: ids.map((id) => {
      const command = commands.commandOf(id);
      const keys = command.keys === undefined ? undefined : printKeys(command.keys);
      return { id, title: command.title, keys, disabled: !commands.isEnabled(id) };
    }),
  };
}
