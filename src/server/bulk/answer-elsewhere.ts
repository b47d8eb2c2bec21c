import { internal, isId, TELLING_BRIEFLY, writeRecord } from '../../handlers/bulk/answer-record.ts';
import { readJsonBody, type BodyLimits } from '../../handlers/requests/read-json-body.ts';
import { BULK_OPERATIONS, type BulkOperation } from '../../contract/schemas/bulk.ts';
import { isJsonObject } from '../../engine/values.ts';
import type { Json, JsonObject } from '../../engine/index.ts';
import type { TakeWork } from '../answer-route.ts';
import { expands } from '../work/expands.ts';
import { textOf } from '../work/told-warnings.ts';

/** Shorter records are not worth sending elsewhere, unless they expand. */
const SMALL = 64 * 1024;

/**
 * Signs that a small record may need much work, whatever its operation: a page to draw, a file to unpack, or escapes
 * that may hide one.
 */
const GROWING = /render|export|base64|%PDF-|\\u/;

interface Asked {
  /** The operation of every line; each line is then a document. */
  readonly operation?: BulkOperation | undefined;
  /** Request members for every line. */
  readonly shared?: JsonObject | undefined;
  readonly lang?: string;
  readonly small?: number;
  readonly limits?: BodyLimits;
}

/**
 * The answer to a record that is large or may expand, made off this thread; undefined if it is to be answered here,
 * which also reports its errors.
 */
export function answerElsewhere(
  text: string,
  line: number,
  takeWork: TakeWork,
  { operation, shared, small = SMALL, limits, ...language }: Asked = {},
): Promise<string> | undefined {
  const isLarge = text.length >= small;
  if (!isLarge && operation !== 'render' && operation !== 'export' && !GROWING.test(text)) return undefined;
  const record = recordOf(text, operation);
  if (record === undefined) return undefined;
  const { op, id: given, brief } = operation ? { op: operation, id: undefined, brief: shared?.['brief'] } : record;
  if (!isOperation(op)) return undefined;
  if (TELLING_BRIEFLY.has(op) && brief !== undefined && typeof brief !== 'boolean') return undefined;
  const id = isRounded(given) ? writtenId(text, limits) : given;
  if (id !== undefined && !isId(id)) return undefined;
  // A record is the body of its request; unknown members, such as `op`, are ignored.
  const bytes = new TextEncoder().encode(operation ? bodyOf(text, shared) : text);
  if (!isLarge && !expands(op, bytes)) return undefined;
  const reply = takeWork(op, { bytes }, { warnings: true, ...(brief && { brief: true }), ...language });
  if (!reply) return undefined;
  return reply.then(
    (answer) => writeRecord(line, id, { ...answer, text: textOf(answer) }).text,
    () => internal(line, id).text,
  );
}

/** Inserts the document as written, which keeps every digit. */
function bodyOf(text: string, shared: JsonObject = {}): string {
  return `${JSON.stringify({ ...shared, data: null }).slice(0, -'null}'.length)}${text}}`;
}

interface Named {
  readonly op?: Json;
  readonly id?: Json;
  readonly brief?: Json;
}

/** Undefined for invalid JSON, and for JSON that is no record; a document may also be the text of a file. */
function recordOf(text: string, operation: BulkOperation | undefined): Named | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (isJsonObject(value)) return value;
    return operation && typeof value === 'string' ? {} : undefined;
  } catch {
    return undefined;
  }
}

function isOperation(op: unknown): op is BulkOperation {
  return typeof op === 'string' && (BULK_OPERATIONS as readonly string[]).includes(op);
}

/** Whether a number may have other digits than those of its text. */
const isRounded = (id: Json | undefined): boolean => typeof id === 'number' && !Number.isSafeInteger(id);

/** The id with its written digits; null if the engine's reader refuses the record. */
function writtenId(text: string, limits?: BodyLimits): Json | undefined {
  const read = readJsonBody(text, limits);
  return read.ok ? read.value['id'] : null;
}
