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

/** The reply that carries an error report. */
export function replyOf(body: ErrorBody): Reply {
  return { status: body.code, text: JSON.stringify(body) };
}
