import { internal, writeRecord } from '../../handlers/bulk/answer-record.ts';
import { BULK_OPERATIONS, LONGEST_ID, type BulkOperation } from '../../contract/schemas/bulk.ts';
import { isJsonObject } from '../../engine/values.ts';
import type { TakeWork } from '../answer-route.ts';
import { textOf } from '../work/told-warnings.ts';

/** Shorter records are not worth sending elsewhere. */
const SMALL = 64 * 1024;

/**
 * The answer to a large record, made off this thread; undefined if it is to be answered here, which also reports its
 * errors.
 */
export function answerElsewhere(
  text: string,
  line: number,
  operation: BulkOperation | undefined,
  takeWork: TakeWork,
  { small = SMALL, ...language }: { readonly lang?: string; readonly small?: number } = {},
): Promise<string> | undefined {
  if (text.length < small) return undefined;
  const record = recordOf(text);
  if (record === undefined) return undefined;
  const { op, id } = operation ? { op: operation, id: undefined } : record;
  if (!isOperation(op) || !isPlainId(id)) return undefined;
  // A record is the body of its request; unknown members, such as `op`, are ignored.
  const body = operation ? `{"data":${text}}` : text;
  const reply = takeWork(op, { bytes: new TextEncoder().encode(body) }, { warnings: true, ...language });
  if (!reply) return undefined;
  return reply.then(
    (answer) => writeRecord(line, id, { ...answer, text: textOf(answer) }).text,
    () => internal(line, id).text,
  );
}

/** Undefined for invalid JSON, and for JSON that is no record. */
function recordOf(text: string): { readonly op?: unknown; readonly id?: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isJsonObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isOperation(op: unknown): op is BulkOperation {
  return typeof op === 'string' && (BULK_OPERATIONS as readonly string[]).includes(op);
}

/** Other numbers keep their digits when the engine's reader parses the record. */
function isPlainId(id: unknown): id is string | number | undefined {
  return id === undefined || Number.isSafeInteger(id) || (typeof id === 'string' && id.length <= LONGEST_ID);
}
