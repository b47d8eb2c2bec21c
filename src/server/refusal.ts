import type { ErrorBody } from '../contract/schemas/error-body.ts';
import { writeError, writeOperationError } from '../contract/write-error.ts';
import type { OperationError } from '../engine/index.ts';
import type { Reply } from './exchange.ts';

/** The reply that says why a request is refused, in the published form. */
export function refuse(...parts: Parameters<typeof writeError>): Reply {
  return replyOf(writeError(...parts));
}

/** The same for an operation that failed; its key decides the status. */
export function refuseOperation(error: OperationError): Reply {
  return replyOf(writeOperationError(error));
}

/** The reply to a request that the service has no room for at the moment; the caller is told when to try again. */
export function refuseBusy(): Reply {
  const reply = refuse(503, 'busy', 'The service has more to do than it can take. Try again in a moment.');
  return { ...reply, headers: { 'Retry-After': '1' } };
}

/** The reply that carries an error report. */
export function replyOf(body: ErrorBody): Reply {
  return { status: body.code, key: body.key, text: JSON.stringify(body) };
}
