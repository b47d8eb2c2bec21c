import type { Fault, JsonObject, Outcome } from '../engine/index.ts';
import { bodies, type PostedOperation } from '../api/bodies.ts';
import type { OperationId } from '../api/routes.ts';
import { requestMessages } from '../api/messages.ts';
import type { ErrorBody } from '../api/schemas/error-body.ts';
import { checkMembers, knownMembers } from './requests/check-members.ts';
import { readJsonBody, type BodyLimits } from './requests/read-json-body.ts';
import type { Translator } from './translator.ts';
import { writeError, writeOperationError } from './write-error.ts';

/** An answer of the API, in any host. */
export interface Answer {
  readonly status: number;
  /** JSON on one line. */
  readonly text: string;
  /** Kind of failure, if it is an error. */
  readonly key?: string;
  /** Warnings, if the caller asked for them. */
  readonly warnings?: readonly Fault[];
}

/** What a host provides for answering. */
export interface AnswerScope {
  readonly limits: BodyLimits;
  /** Runs an operation on valid input. A host that loads its handlers lazily does so here. */
  readonly work: (operation: OperationId, input: JsonObject) => Outcome<unknown> | Promise<Outcome<unknown>>;
  /** Translates answers; without it they are in English. */
  readonly translator?: Translator | undefined;
}

/**
 * Answers a request with a body: parses it as one strict JSON object, or takes a parsed one, checks its members against
 * the operation's schema, runs the handler and writes the answer. `flags` are members stated elsewhere in the request.
 * For a synchronous handler the answer is synchronous too: awaiting costs more than a small document.
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

/** Runs the handler of an operation on input that has the shape of its route. */
export function answerInput(
  operation: OperationId,
  input: JsonObject,
  { work, translator }: Pick<AnswerScope, 'work' | 'translator'>,
): Answer | Promise<Answer> {
  const outcome = work(operation, input);
  const answerIn = (outcome: Outcome<unknown>) =>
    answerOf(translator ? translator.outcome(operation, outcome) : outcome);
  return outcome instanceof Promise ? outcome.then(answerIn) : answerIn(outcome);
}

export type ReadRequest =
  | { readonly ok: true; readonly value: JsonObject }
  | { readonly ok: false; readonly error: ErrorBody };

/** The known members of a request, read and checked; others are ignored. */
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

/** A handler's outcome in the published form. */
export function answerOf(outcome: Outcome<unknown>): Answer {
  const { warnings } = outcome;
  if (outcome.ok) {
    const text = JSON.stringify(outcome.value);
    return warnings ? { status: 200, text, warnings } : { status: 200, text };
  }
  const refusal = refusalOf(writeOperationError(outcome.error));
  return warnings ? { ...refusal, warnings } : refusal;
}

/** The answer with an error report. */
export function refusalOf(report: ErrorBody, { translator }: Pick<AnswerScope, 'translator'> = {}): Answer {
  return {
    status: report.code,
    key: report.key,
    text: JSON.stringify(translator ? translator.report(report) : report),
  };
}
