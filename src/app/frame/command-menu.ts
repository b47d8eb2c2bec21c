import { commandOf } from '../commands/command-list.ts';
import type { CommandRunner } from '../commands/CommandProvider.tsx';
import { printKeys } from '../commands/keys.ts';
import type { MenuGroup } from '../ui/Menu.tsx';

/** Commands as entries of a menu. */
export function commandMenu(commands: CommandRunner, title: string, ids: readonly string[]): MenuGroup {
  return {
    title,
    entries: ids.map((id) => {
      const command = commandOf(id);
      const keys = command.keys === undefined ? undefined : printKeys(command.keys);
      return { id, title: command.title, keys, disabled: !commands.isEnabled(id) };
    }),
  };
}
