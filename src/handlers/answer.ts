import type { Fault, JsonObject, Outcome } from '../engine/index.ts';
import { bodies, type PostedOperation } from '../contract/bodies.ts';
import type { OperationId } from '../contract/routes.ts';
import { requestMessages } from '../contract/messages.ts';
import type { ErrorBody } from '../contract/schemas/error-body.ts';
import { checkMembers, knownMembers } from './requests/check-members.ts';
import { readJsonBody, type BodyLimits } from './requests/read-json-body.ts';
import type { Telling } from './telling.ts';
import { writeError, writeOperationError } from './write-error.ts';

/** An answer of the API, whichever host gives it. */
export interface Answer {
  readonly status: number;
  /** JSON on one line. */
  readonly text: string;
  /** Kind of failure, of a refusal. */
  readonly key?: string;
  /** What is to be told beside it, where it was asked for. */
  readonly warnings?: readonly Fault[];
}

/** What a host gives for answering. */
export interface AnswerScope {
  readonly limits: BodyLimits;
  /** Does the work of an operation on an input that fits it. A host whose handlers are code of their own fetches them here. */
  readonly work: (operation: OperationId, input: JsonObject) => Outcome<unknown> | Promise<Outcome<unknown>>;
  /** Puts answers into the language that was asked for; they are in English without it. */
  readonly telling?: Telling | undefined;
}

/**
 * All the work on the body of a request: reads it as one strict JSON object, or takes one that was read, checks its members against
 * the form of the operation's body, lets the handler work and writes the answer. `flags` are members that the request states
 * elsewhere. A handler that does not wait gives an answer that need not be waited for: waiting costs more than a small document does.
 */
export function answer(
  operation: PostedOperation,
  body: string | JsonObject,
  scope: AnswerScope,
  flags: JsonObject = {},
): Answer | Promise<Answer> {
  const read = readRequest(operation, body, scope.limits);
  return read.ok ? answerInput(operation, { ...read.value, ...flags }, scope) : refusalOf(read.error, scope);
}

/** Lets the handler of an operation work on input that has the shape its route asks for. */
export function answerInput(
  operation: OperationId,
  input: JsonObject,
  { work, telling }: Pick<AnswerScope, 'work' | 'telling'>,
): Answer | Promise<Answer> {
  const outcome = work(operation, input);
  const told = (one: Outcome<unknown>) => answerOf(telling ? telling.outcome(operation, one) : one);
  return outcome instanceof Promise ? outcome.then(told) : told(outcome);
}

export type ReadRequest =
  { readonly ok: true; readonly value: JsonObject } | { readonly ok: false; readonly error: ErrorBody };

/** The members that an operation knows, read and checked; whatever else a request holds is ignored. */
export function readRequest(operation: PostedOperation, body: string | JsonObject, limits: BodyLimits): ReadRequest {
  const form = bodies[operation];
  if (!form) return { ok: true, value: {} };
  const read = typeof body === 'string' ? readJsonBody(body, limits) : { ok: true as const, value: body };
  if (!read.ok) return read;
  const value = knownMembers(form, read.value);
  const faults = checkMembers(form, value);
  if (faults.length === 0) return { ok: true, value };
  return { ok: false, error: writeError(400, 'input', requestMessages.wrongMembers, faults) };
}

/** What a handler came to, in the published form. */
export function answerOf(outcome: Outcome<unknown>): Answer {
  const answer = outcome.ok
    ? { status: 200, text: JSON.stringify(outcome.value) }
    : refusalOf(writeOperationError(outcome.error));
  return outcome.warnings ? { ...answer, warnings: outcome.warnings } : answer;
}

/** The answer that carries an error report. */
export function refusalOf(report: ErrorBody, { telling }: Pick<AnswerScope, 'telling'> = {}): Answer {
  return { status: report.code, key: report.key, text: JSON.stringify(telling ? telling.report(report) : report) };
}
