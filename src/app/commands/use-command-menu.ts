import type { MenuGroup } from '../ui/menu-entries.ts';
import { commandsTexts } from '../texts/en/commands.ts';
import type { CommandGroup } from './command.ts';
import type { CommandId } from './command-list.ts';
import { useCommands, useEnabledOnes } from './CommandProvider.tsx';
import { printKeys } from './keys.ts';

export interface CommandMenuGroup {
  readonly group: CommandGroup | 'Language' | 'Copy';
  readonly commands: readonly CommandId[];
}

/** Commands as groups of a menu. */
export function useCommandMenu(groups: readonly CommandMenuGroup[]): readonly MenuGroup<CommandId>[] {
  const { commandOf } = useCommands();
  const enabled = useEnabledOnes(groups.flatMap(({ commands }) => commands));
  return groups.map(({ group, commands }) => ({
    title: commandsTexts.groups[group],
    entries: commands.map((id) => {
      const command = commandOf(id);
      const keys = command.keys === undefined ? undefined : printKeys(command.keys);
      return { id, title: command.title, keys, disabled: !enabled.has(id) };
    }),
  }));
}
