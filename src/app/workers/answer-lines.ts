import { refusalOf, type Answer, type AnswerScope } from '../../handlers/answer.ts';
import { answerRecord } from '../../handlers/bulk/answer-record.ts';
import { BULK_OPERATIONS } from '../../contract/schemas/bulk.ts';
import { writeError } from '../../handlers/write-error.ts';

export { bulkWork } from '../../handlers/bulk/answer-record.ts';

/** Answers lines of JSON as the service does; all at once, and always in their order. */
export async function answerLines(query: URLSearchParams, body: string, scope: AnswerScope): Promise<Answer> {
  const operation = BULK_OPERATIONS.find((one) => one === query.get('op'));
  if (query.has('op') && !operation) return refused(`\`op\` must be one of ${BULK_OPERATIONS.join(', ')}.`);
  let text = '';
  for (const [index, line] of body.split('\n').entries()) {
    if (/\S/.test(line)) text += `${(await answerRecord(line, index + 1, { operation }, scope)).text}\n`;
  }
  return { status: 200, text };
}

function refused(message: string): Answer {
  return refusalOf(writeError(400, 'input', message));
}
