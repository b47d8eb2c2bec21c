import { fetchCode } from '../ui/fetch-code.ts';

/**
 * The implementation of some commands. Its code loads when one is first run, or earlier. Fails with a {@link
 * CodeMissingError}.
 */
export function works() {
  return fetchCode(() => import('./works.ts'));
}
