import type { ReactNode } from 'react';
import { Button, IconButton } from '../ui/Button.tsx';
import type { CommandId } from './command-list.ts';
import { useCommands, useEnabled } from './CommandProvider.tsx';
import { printKeys } from './keys.ts';

export interface CommandButtonProps {
  readonly command: CommandId;
  readonly icon?: ReactNode;
  readonly variant?: 'primary' | 'default' | 'quiet';
  /** Shows only the icon; the title is its name and hint. */
  readonly bare?: boolean;
  readonly showKeys?: boolean;
  /** A shorter label than the command's title, where there is little room. */
  readonly label?: string;
  /** Pressing it would do nothing here, though the command is enabled. */
  readonly isIdle?: boolean;
}

/** A button for a listed command, which determines its title, its keys and whether it is enabled. */
export function CommandButton({ command: id, icon, variant, bare, showKeys, label, isIdle }: CommandButtonProps) {
  const commands = useCommands();
  const { title, keys } = commands.commandOf(id);
  const printed = keys === undefined ? undefined : printKeys(keys);
  const press = {
    isDisabled: !useEnabled(id) || isIdle === true,
    onPress: () => {
      commands.run(id);
    },
  };
  if (bare) return <IconButton label={title} keys={printed} icon={icon} {...press} />;
  return (
    <Button variant={variant ?? 'default'} icon={icon} keys={showKeys ? printed : undefined} {...press}>
      {label ?? title}
    </Button>
  );
}
