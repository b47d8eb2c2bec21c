import type { Fault, OperationError, Wording } from '../engine/index.ts';
import { worded } from '../engine/values.ts';
import type { FailureKey } from '../api/define-route.ts';
import { ERROR_STATUS } from '../api/error-status.ts';
import type { ErrorBody, ErrorFault } from '../api/schemas/error-body.ts';

/** An error report in the published form. */
export function writeError(
  status: number,
  key: FailureKey,
  message: Wording,
  faults: readonly Fault[] = [],
): ErrorBody {
  return {
    code: status,
    key,
    ...worded('message', message),
    ...(faults.length > 0 && { faults: faults.map(published) }),
  };
}

/** The report of an operation that failed; its key decides the status. */
export function writeOperationError({ key, message, phrase, values, faults, hint }: OperationError): ErrorBody {
  const { faults: written, ...error } = writeError(ERROR_STATUS[key], key, message, faults);
  return {
    ...error,
    ...(phrase !== undefined && { phrase }),
    ...(values && { values }),
    ...(written && { faults: written }),
    ...(hint !== undefined && { hint }),
  };
}

/** The text of a JSON object with one more member, which is itself JSON text. */
export function withMember(object: string, name: string, json: string): string {
  return `${object.slice(0, -1)},${JSON.stringify(name)}:${json}}`;
}

/** Warnings in the form of faults. */
export function writeWarnings(warnings: readonly Fault[]): readonly ErrorFault[] {
  return warnings.map(published);
}

function published({ properties, description, code, phrase, values, place }: Fault): ErrorFault {
  return {
    properties,
    description,
    code,
    ...(phrase !== undefined && { phrase }),
    ...(values && { values }),
    ...place,
  };
}
