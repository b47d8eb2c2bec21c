import type { Fault, Json, JsonObject, Message, OperationError, Outcome } from '../../engine/index.ts';
import { JsonNumber, failure, readJson, sentence } from '../../engine/values.ts';
import { BULK_OPERATIONS, BulkFlags, LONGEST_ID, type BulkOperation } from '../../api/schemas/bulk.ts';
import type { ErrorBody } from '../../api/schemas/error-body.ts';
import { answerInput, answerOf, readRequest, refusalOf, type Answer, type AnswerScope } from '../answer.ts';
import { documentHandlers } from '../documents.ts';
import type { AnyHandler, BulkParts, HandlerScope } from '../handler.ts';
import { judgingHandlers } from '../inspect-file.ts';
import { checkMembers, knownMembers } from '../requests/check-members.ts';
import { readJsonBody } from '../requests/read-json-body.ts';
import { topMembers } from '../requests/top-members.ts';
import { requestFault } from '../requests/request-fault.ts';
import { signingHandlers } from '../signing.ts';
import { withMember, writeError, writeWarnings } from '../write-error.ts';
import { requestMessages } from '../../api/messages.ts';

export interface BulkOptions {
  /** Every line is a document for this operation; without it a line is `{op, id?, …}` with the members of its request. */
  readonly operation?: BulkOperation | undefined;
  /** Members added to every request that does not have them. */
  readonly shared?: JsonObject | undefined;
}

/**
 * Lets another service answer a checked request: its status, and its JSON on one line. Undefined if the request is to
 * be answered here.
 */
export type AskElsewhere = (operation: BulkOperation, body: string) => Promise<Answer> | undefined;

export interface BulkScope extends AnswerScope {
  readonly ask?: AskElsewhere | undefined;
}

/** The language of the answers. */
type InLanguage = Pick<AnswerScope, 'translator'>;

/**
 * Runs the operations that bulk supports. `parts` handle records with files, pages or a destination; each host loads
 * their code in its own way.
 */
export function bulkWork(scope: HandlerScope, parts: BulkParts): AnswerScope['work'] {
  const handlers = {
    ...documentHandlers,
    ...signingHandlers,
    ...judgingHandlers(parts),
    judge: parts.judge,
    import: parts.read,
    export: parts.export,
    render: parts.render,
  } satisfies Readonly<Record<BulkOperation, unknown>>;
  return (operation, input) => (handlers[operation as BulkOperation] as AnyHandler)(input, scope);
}

/** The record's own identifier. Numbers that JavaScript would round or rewrite keep their digits. */
export type RecordId = string | number | JsonNumber;

/** The result of one line. */
export interface AnsweredRecord {
  readonly ok: boolean;
  /** JSON without a line feed: `{"line", "id"?, "ok": true, "result"}` or `{…, "ok": false, "error"}`. */
  readonly text: string;
}

/**
 * Answers one line of a bulk request. It never throws or rejects: an error is the answer of its record. `line` counts
 * from 1.
 */
export function answerRecord(
  text: string,
  line: number,
  options: BulkOptions,
  scope: BulkScope,
): AnsweredRecord | Promise<AnsweredRecord> {
  let id: RecordId | undefined;
  try {
    const request = options.operation ? documentRequest(text, options, scope) : recordRequest(text, options, scope);
    id = request.id;
    if (!request.ok) return writeRecord(line, id, refusalOf(request.error, scope));
    // The record's own text, which keeps every digit. Unknown members, such as `op`, are ignored.
    const answer =
      scope.ask?.(request.operation, options.operation ? `{"data":${text}}` : text) ??
      answerInput(request.operation, { ...request.input, warnings: true }, scope);
    if (!(answer instanceof Promise)) return writeRecord(line, id, answer);
    return answer.then(
      (answer) => writeRecord(line, id, answer),
      () => internal(line, id, scope),
    );
  } catch {
    return internal(line, id, scope);
  }
}

/** Blank lines are no records. */
export const isBlank = (line: string): boolean => !/\S/.test(line);

/** Answers a line as it arrives; undefined if it is blank. */
export function answerLine(
  bytes: Uint8Array,
  line: number,
  options: BulkOptions,
  scope: BulkScope,
): AnsweredRecord | Promise<AnsweredRecord> | undefined {
  const text = decodeLine(bytes);
  if (text === undefined) return lineNotUtf8(bytes, line, options, scope);
  return isBlank(text) ? undefined : answerRecord(text, line, options, scope);
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

function decodeLine(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}

/** The answer to a line that is not UTF-8. */
export function lineNotUtf8(
  bytes: Uint8Array,
  line: number,
  options: BulkOptions,
  scope: InLanguage = {},
): AnsweredRecord {
  const id = options.operation ? undefined : idIn(new TextDecoder().decode(bytes));
  return refusedLine(line, 'ENCODING', requestMessages.lineNotUtf8, { ...scope, id });
}

/** The answer to a line that could not be processed, such as one that is too long. */
export function refusedLine(
  line: number,
  code: string,
  description: Message,
  { id, ...scope }: InLanguage & { readonly id?: RecordId | undefined } = {},
): AnsweredRecord {
  return failedRecord(line, id, failure('input', description, [requestFault(code, 'request', description)]), scope);
}

/** The answer to the first line for which there was no room. No further line is read. */
export function busyLine(line: number, scope: InLanguage = {}): AnsweredRecord {
  return writeRecord(line, undefined, refusalOf(writeError(503, 'busy', requestMessages.busyLine), scope));
}

/** The answer to a record on which the engine failed. Error messages may quote a document, so they are left out. */
export function internal(line: number, id?: RecordId, scope: InLanguage = {}): AnsweredRecord {
  return failedRecord(line, id, failure('internal', requestMessages.failedRecord), scope);
}

type RecordRequest =
  | { readonly ok: true; readonly id?: RecordId; readonly operation: BulkOperation; readonly input: JsonObject }
  | { readonly ok: false; readonly id?: RecordId; readonly error: ErrorBody };

function documentRequest(
  text: string,
  { operation = 'build', shared }: BulkOptions,
  { limits }: BulkScope,
): RecordRequest {
  const read = readJson(text, limits);
  if (read.ok) return checked(operation, shared ? { ...shared, data: read.value } : { data: read.value }, limits);
  return isXml(text) ? xmlLine() : refusal(requestMessages.lineNotJson, read.faults);
}

/** A file has line breaks, so it comes as a JSON string. */
const isXml = (text: string): boolean => /^\s*</.test(text);

function xmlLine(): RecordRequest {
  const description = requestMessages.lineIsXml;
  return refusal(sentence(description), [requestFault('SYNTAX', 'request', description)]);
}

function recordRequest(text: string, { shared }: BulkOptions, { limits }: BulkScope): RecordRequest {
  const read = readJsonBody(text, limits);
  if (!read.ok) return isXml(text) ? xmlLine() : { ok: false, error: read.error, ...named(idIn(text)) };
  const { id, op, ...members } = read.value;
  if (id !== undefined && !isId(id)) {
    return refusal(requestMessages.badId, [requestFault('TYPE', 'request.id', requestMessages.otherId)]);
  }
  if (!isOperation(op)) {
    const description = requestMessages.unknownOperation({ operations: BULK_OPERATIONS });
    return { ...refusal(sentence(description), [requestFault('OPERATION', 'request.op', description)]), ...named(id) };
  }
  return { ...checked(op, { ...shared, ...members }, limits), ...named(id) };
}

function checked(operation: BulkOperation, members: JsonObject, limits: BulkScope['limits']): RecordRequest {
  const read = readRequest(operation, members, limits);
  if (!read.ok || !WITH_SHORT_ANSWERS.has(operation))
    return read.ok ? { ok: true, operation, input: read.value } : read;
  const flags = knownMembers(BulkFlags, members);
  const faults = checkMembers(BulkFlags, flags);
  if (faults.length === 0) return { ok: true, operation, input: { ...read.value, ...flags } };
  return { ok: false, error: writeError(400, 'input', requestMessages.wrongMembers, faults) };
}

/** The operations with a short answer. */
export const WITH_SHORT_ANSWERS: ReadonlySet<BulkOperation> = new Set(['import', 'export']);

function refusal(message: Message, faults: OperationError['faults']): RecordRequest {
  return { ok: false, error: writeError(400, 'input', message, faults) };
}

function isOperation(op: Json | undefined): op is BulkOperation {
  return typeof op === 'string' && (BULK_OPERATIONS as readonly string[]).includes(op);
}

const named = (id: RecordId | undefined): { readonly id?: RecordId } => (id === undefined ? {} : { id });

/** The id in the text of a record, even if the engine's reader refuses the record. */
export function idIn(text: string): RecordId | undefined {
  for (const { name, text: value } of topMembers(text)) {
    if (name !== 'id') continue;
    const read = readJson(value);
    return read.ok && isId(read.value) ? read.value : undefined;
  }
  return undefined;
}

function isId(id: Json): id is RecordId {
  if (id instanceof JsonNumber) return id.text.length <= LONGEST_ID;
  return typeof id === 'number' || (typeof id === 'string' && id.length <= LONGEST_ID);
}

/** The JSON of an answer with its warnings, if any. */
function withWarnings(answer: string, warnings: readonly Fault[] = []): string {
  return warnings.length === 0 ? answer : withMember(answer, 'warnings', JSON.stringify(writeWarnings(warnings)));
}

function failedRecord(
  line: number,
  id: RecordId | undefined,
  outcome: Outcome<never>,
  { translator }: InLanguage,
): AnsweredRecord {
  return writeRecord(line, id, answerOf(translator ? translator.outcome('build', outcome) : outcome));
}

/** The line of an answer. */
export function writeRecord(
  line: number,
  id: RecordId | undefined,
  { status, text, warnings }: Pick<Answer, 'status' | 'text' | 'warnings'>,
): AnsweredRecord {
  const ok = status === 200;
  return { ok, text: withWarnings(`${head(line, id)},"ok":${ok},"${ok ? 'result' : 'error'}":${text}}`, warnings) };
}

/** The start of the answer to a line. */
export function head(line: number, id: RecordId | undefined): string {
  if (id === undefined) return `{"line":${line}`;
  return `{"line":${line},"id":${id instanceof JsonNumber ? id.text : JSON.stringify(id)}`;
}
