import type { Fault, Json, JsonObject, OperationError, Outcome } from '../../engine/index.ts';
import { failure, JsonNumber, readJson } from '../../engine/values.ts';
import { documentHandlers } from '../handlers/documents.ts';
import type { HandlerScope } from '../handlers/handler.ts';
import { signingHandlers } from '../handlers/signing.ts';
import { bodies } from '../requests/bodies.ts';
import { checkMembers, knownMembers } from '../requests/check-members.ts';
import { readJsonBody, type BodyLimits } from '../requests/read-json-body.ts';
import { requestFault } from '../requests/request-fault.ts';
import { BULK_OPERATIONS, LONGEST_ID, type BulkOperation } from '../schemas/bulk.ts';
import type { ErrorBody } from '../schemas/error-body.ts';
import { withMember, writeError, writeOperationError, writeWarnings } from '../write-error.ts';

export interface BulkOptions {
  /** Every line is a document for this operation; without it a line is `{op, id?, …}` with the members of its request. */
  readonly operation?: BulkOperation | undefined;
  /** Members of every request that a record does not state itself. */
  readonly shared?: JsonObject | undefined;
}

/**
 * Has a checked request answered by another service: with its status, and its JSON on one line. Undefined when it is to be answered
 * here.
 */
export type AskElsewhere = (
  operation: BulkOperation,
  body: string,
) => Promise<{ readonly status: number; readonly text: string }> | undefined;

export interface BulkScope extends HandlerScope {
  readonly limits: BodyLimits;
  readonly ask?: AskElsewhere | undefined;
}

/** A record's name for itself. Numbers that JavaScript would round or write otherwise come with their digits. */
export type RecordId = string | number | JsonNumber;

/** What one line came to. */
export interface AnsweredRecord {
  readonly ok: boolean;
  /** JSON without a line feed: `{"line", "id"?, "ok": true, "result"}` or `{…, "ok": false, "error"}`. */
  readonly text: string;
}

type WorkOnRecord = (input: object, scope: HandlerScope) => Outcome<unknown> | Promise<Outcome<unknown>>;
const HANDLERS = { ...documentHandlers, ...signingHandlers } as unknown as Readonly<
  Record<BulkOperation, WorkOnRecord>
>;

/**
 * Does what one line of a bulk request asks for. Never throws and never rejects: whatever is wrong with a record is its
 * own answer. `line` counts from 1.
 */
export function answerRecord(
  text: string,
  line: number,
  options: BulkOptions,
  scope: BulkScope,
): AnsweredRecord | Promise<AnsweredRecord> {
  let id: RecordId | undefined;
  const written = (outcome: Outcome<unknown>) => {
    const { ok, text } = writeRecord(line, id, outcome);
    return { ok, text: withWarnings(text, outcome.warnings) };
  };
  try {
    const request = options.operation ? documentRequest(text, options, scope) : recordRequest(text, options, scope);
    id = request.id;
    if (!request.ok) return refusedRecord(line, id, request.error);
    // The record's own text, which keeps every digit; members that a request does not know, such as `op`, are passed over.
    const asked = scope.ask?.(request.operation, options.operation ? `{"data":${text}}` : text);
    if (asked)
      return asked.then(
        ({ status, text }) => passedOn(line, id, status, text),
        () => internal(line, id),
      );
    const outcome = HANDLERS[request.operation]({ ...request.input, warnings: true }, scope);
    return outcome instanceof Promise ? outcome.then(written, () => internal(line, id)) : written(outcome);
  } catch {
    return internal(line, id);
  }
}

/** The answer to a line that nobody could work on, such as one that is too long. */
export function refusedLine(line: number, code: string, description: string): AnsweredRecord {
  return writeRecord(line, undefined, failure('input', description, [requestFault(code, 'request', description)]));
}

/** The answer to the first line for which there was no room; no further line is read. */
export function busyLine(line: number): AnsweredRecord {
  const message = 'The service has more to do than it can take. Send this line and those behind it again in a moment.';
  return refusedRecord(line, undefined, writeError(503, 'busy', message));
}

/** The answer to a record on which the engine failed; messages of errors may quote a document, so they stay out. */
export function internal(line: number, id?: RecordId): AnsweredRecord {
  return writeRecord(line, id, failure('internal', 'The engine failed on this record.'));
}

type ReadRequest =
  | { readonly ok: true; readonly id?: RecordId; readonly operation: BulkOperation; readonly input: object }
  | { readonly ok: false; readonly id?: RecordId; readonly error: OperationError | ErrorBody };

function documentRequest(
  text: string,
  { operation = 'build', shared }: BulkOptions,
  { limits }: BulkScope,
): ReadRequest {
  const read = readJson(text, limits);
  if (read.ok) return checked(operation, { ...shared, data: read.value });
  return refusal('The line is not sound JSON.', read.faults);
}

function recordRequest(text: string, { shared }: BulkOptions, { limits }: BulkScope): ReadRequest {
  const read = readJsonBody(text, limits);
  if (!read.ok) return { ok: false, error: read.error };
  const { id, op, ...members } = read.value;
  if (id !== undefined && !isId(id)) {
    return refusal('`id` must be a number or a short text.', [requestFault('TYPE', 'request.id', 'Name it otherwise')]);
  }
  const named = id === undefined ? {} : { id };
  if (!isOperation(op)) {
    const description = `\`op\` must be one of ${BULK_OPERATIONS.join(', ')}`;
    return { ...refusal(`${description}.`, [requestFault('OPERATION', 'request.op', description)]), ...named };
  }
  return { ...checked(op, { ...shared, ...members }), ...named };
}

function checked(operation: BulkOperation, members: JsonObject): ReadRequest {
  const body = bodies[operation];
  const input = knownMembers(body, members);
  const faults = checkMembers(body, input);
  return faults.length === 0
    ? { ok: true, operation, input }
    : refusal('The members of the request are not as they must be.', faults);
}

function refusal(message: string, faults: OperationError['faults']): ReadRequest {
  return { ok: false, error: { key: 'input', message, faults } };
}

function isOperation(op: Json | undefined): op is BulkOperation {
  return typeof op === 'string' && (BULK_OPERATIONS as readonly string[]).includes(op);
}

function isId(id: Json): id is RecordId {
  if (id instanceof JsonNumber) return id.text.length <= LONGEST_ID;
  return typeof id === 'number' || (typeof id === 'string' && id.length <= LONGEST_ID);
}

function writeRecord(line: number, id: RecordId | undefined, outcome: Outcome<unknown>): AnsweredRecord {
  if (!outcome.ok) return refusedRecord(line, id, outcome.error);
  return { ok: true, text: `${head(line, id)},"ok":true,"result":${JSON.stringify(outcome.value)}}` };
}

/** The text of an answer with its warnings, if there are any. */
export function withWarnings(answer: string, warnings: readonly Fault[] = []): string {
  return warnings.length === 0 ? answer : withMember(answer, 'warnings', JSON.stringify(writeWarnings(warnings)));
}

function passedOn(line: number, id: RecordId | undefined, status: number, text: string): AnsweredRecord {
  const ok = status === 200;
  return { ok, text: `${head(line, id)},"ok":${ok},"${ok ? 'result' : 'error'}":${text}}` };
}

function refusedRecord(line: number, id: RecordId | undefined, error: OperationError | ErrorBody): AnsweredRecord {
  const body = 'code' in error ? error : writeOperationError(error);
  return { ok: false, text: `${head(line, id)},"ok":false,"error":${JSON.stringify(body)}}` };
}

function head(line: number, id: RecordId | undefined): string {
  if (id === undefined) return `{"line":${line}`;
  return `{"line":${line},"id":${id instanceof JsonNumber ? id.text : JSON.stringify(id)}`;
}
