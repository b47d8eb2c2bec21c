import { array, integer, nothing, object, optional, string, union } from '../typed-schema/schema.ts';
import { fits } from '../typed-schema/check.ts';
import type { ErrorFault } from '../schemas/error-body.ts';
import { ApiError } from './api-error.ts';
import { phraseMembers } from '../schemas/phrase.ts';

/**
 * Both forms of an error report: the published one (`code`, `key`, `message`, faults with `properties` and
 * `description`) and the one without `code` whose faults have `paths` and `message`.
 */
const AnyErrorBody = object({
  code: optional(integer()),
  key: string({ minLength: 1 }),
  message: optional(string()),
  ...phraseMembers,
  faults: optional(
    union([
      nothing(),
      array(
        object({
          code: optional(string()),
          properties: optional(array(string())),
          paths: optional(array(string())),
          description: optional(string()),
          message: optional(string()),
          ...phraseMembers,
          line: optional(integer()),
          column: optional(integer()),
        }),
      ),
    ]),
  ),
});

/** Whether a body is an error report in either form. */
export function isErrorReport(body: unknown): boolean {
  return fits(AnyErrorBody, body);
}

function describe(status: number, faults: readonly ErrorFault[]): string {
  const first = faults[0]?.description;
  return first === undefined || first === '' ? `The service refused the request (status ${status}).` : first;
}

/** Turns the body of a failed answer into an error; if it is not an error report, the kind is `malformed`. */
export function readError(status: number, body: unknown): ApiError {
  if (!fits(AnyErrorBody, body)) {
    return new ApiError({
      kind: 'malformed',
      status,
      key: 'malformed',
      message: `The service answered with status ${status} but without a readable error report.`,
    });
  }
  const faults = (body.faults ?? []).map((fault) => ({
    code: fault.code ?? '',
    properties: fault.properties ?? fault.paths ?? [],
    description: fault.description ?? fault.message ?? '',
    ...(fault.phrase !== undefined && { phrase: fault.phrase }),
    ...(fault.values && { values: fault.values }),
    ...(fault.line !== undefined && { line: fault.line }),
    ...(fault.column !== undefined && { column: fault.column }),
  }));
  return new ApiError({
    kind: 'refused',
    status,
    key: body.key,
    message: body.message ?? describe(status, faults),
    phrase: body.phrase,
    values: body.values,
    faults,
  });
}
