import type { CommandContext } from '../../commands/command.ts';
import { readLink } from './shared-link.ts';

/**
 * Opens the document in a link beside the open ones, and removes it from the address, so that a reload does not open it
 * again. It is stored only when the user keeps it, because a stranger may have made the link.
 */
export async function openShared(
  fragment: string,
  { go, state, notify }: Pick<CommandContext, 'go' | 'state' | 'notify'>,
): Promise<void> {
  history.replaceState(history.state, '', location.pathname + location.search);
  const read = await readLink(fragment);
  if (typeof read === 'string') {
    notify(read);
    return;
  }
  go('/');
  state.openDocument(read.name, read.text, 'link');
  state.dismissWelcome();
}
