import { answerRecord } from '../../contract/bulk/answer-record.ts';
import { BULK_OPERATIONS } from '../../contract/schemas/bulk.ts';
import { writeError } from '../../contract/write-error.ts';
import type { Engine, OperationContext } from '../../engine/index.ts';
import { JSON_LIMITS } from '../../engine/values.ts';
import type { Answer } from './messages.ts';

/** Answers lines of JSON as the service does; all at once, and always in their order. */
export async function answerLines(
  query: URLSearchParams,
  body: string,
  engine: Engine,
  context: OperationContext,
): Promise<Answer> {
  const operation = BULK_OPERATIONS.find((one) => one === query.get('op'));
  if (query.has('op') && !operation) return refused(`\`op\` must be one of ${BULK_OPERATIONS.join(', ')}.`);
  const scope = { engine, context, limits: JSON_LIMITS };
  let text = '';
  for (const [index, line] of body.split('\n').entries()) {
    if (/\S/.test(line)) text += `${(await answerRecord(line, index + 1, { operation }, scope)).text}\n`;
  }
  return { status: 200, text };
}

function refused(message: string): Answer {
  return { status: 400, text: JSON.stringify(writeError(400, 'input', message, [])) };
}
