import { fetchCode } from '../ui/fetch-code.ts';

/**
 * The work of some commands, whose code loads when one is first run, or ahead of that. Fails with a {@link
 * CodeMissingError}.
 */
export function works() {
  return fetchCode(() => import('./works.ts'));
}
