import type { CommandContext } from '../../commands/command.ts';
import { readLink } from './shared-link.ts';

/**
 * Opens the document of a link beside those that are open, and takes it out of the address: a reload would open it again. It is not
 * kept until somebody says so, for a stranger may have made the link.
 */
export async function openShared(
  fragment: string,
  { go, state, tell }: Pick<CommandContext, 'go' | 'state' | 'tell'>,
): Promise<void> {
  history.replaceState(history.state, '', location.pathname + location.search);
  const read = await readLink(fragment);
  if (typeof read === 'string') {
    tell(read);
    return;
  }
  go('/');
  state.openDocument(read.name, read.text, 'link');
  state.dismissWelcome();
}
