import { fetchCode } from '../ui/fetch-code.ts';

/** What some commands do, whose code comes when one is first run, or ahead of that. Fails with a {@link CodeMissingError}. */
export function works() {
  return fetchCode(() => import('./works.ts'));
}
