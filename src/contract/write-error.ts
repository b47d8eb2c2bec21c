import type { Fault, OperationError } from '../engine/index.ts';
import type { FailureKey } from './define-route.ts';
import { ERROR_STATUS } from './error-status.ts';
import type { ErrorBody } from './schemas/error-body.ts';

/** An error report in the published form. */
export function writeError(status: number, key: FailureKey, message: string, faults: readonly Fault[] = []): ErrorBody {
  return { code: status, key, message, ...(faults.length > 0 && { faults: faults.map(published) }) };
}

/** The report of an operation that failed; its key decides the status. */
export function writeOperationError({ key, message, faults }: OperationError): ErrorBody {
  return writeError(ERROR_STATUS[key], key, message, faults);
}

function published({ properties, description, code, place }: Fault): NonNullable<ErrorBody['faults']>[number] {
  return { properties, description, code, ...place };
}
