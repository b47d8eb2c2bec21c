import { refusalOf } from '../handlers/answer.ts';
import { writeError } from '../handlers/write-error.ts';
import type { Reply } from './exchange.ts';

/** The reply that says why a request is refused, in the published form. */
export function refuse(...parts: Parameters<typeof writeError>): Reply {
  return refusalOf(writeError(...parts));
}

/** The reply to a request that the service has no room for at the moment; the caller is told when to try again. */
export function refuseBusy(): Reply {
  const reply = refuse(503, 'busy', 'The service has more to do than it can take. Try again in a moment.');
  return { ...reply, headers: { 'Retry-After': '1' } };
}
