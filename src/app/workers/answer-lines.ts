import { answerRecord } from '../../contract/bulk/answer-record.ts';
import { BULK_OPERATIONS, type BulkOperation } from '../../contract/schemas/bulk.ts';
import { writeError } from '../../contract/write-error.ts';
import type { Json, OnDemandEngine, OperationContext } from '../../engine/index.ts';
import { JSON_LIMITS, readJson } from '../../engine/values.ts';
import type { Answer } from './messages.ts';

/** Answers lines of JSON as the service does; all at once, and always in their order. */
export async function answerLines(
  query: URLSearchParams,
  body: string,
  engines: OnDemandEngine,
  context: OperationContext,
): Promise<Answer> {
  const operation = BULK_OPERATIONS.find((one) => one === query.get('op'));
  if (query.has('op') && !operation) return refused(`\`op\` must be one of ${BULK_OPERATIONS.join(', ')}.`);
  let text = '';
  for (const [index, line] of body.split('\n').entries()) {
    if (/\S/.test(line)) text += `${await answerLine(line, index + 1, operation, engines, context)}\n`;
  }
  return { status: 200, text };
}

async function answerLine(
  line: string,
  number: number,
  operation: BulkOperation | undefined,
  engines: OnDemandEngine,
  context: OperationContext,
): Promise<string> {
  const engine = await engines.engineFor(namedIn(line));
  const scope = { engine, context, limits: JSON_LIMITS };
  return (await answerRecord(line, number, { operation }, scope)).text;
}

/** What the engine has to know; a line that is no JSON names nothing. */
function namedIn(line: string): Json {
  const read = readJson(line, JSON_LIMITS);
  return read.ok ? read.value : null;
}

function refused(message: string): Answer {
  return { status: 400, text: JSON.stringify(writeError(400, 'input', message, [])) };
}
