import { refusalOf, type Answer, type AnswerScope } from '../../operations/answer.ts';
import { answerRecord } from '../../operations/bulk/answer-record.ts';
import { readWants } from '../../operations/bulk/read-wants.ts';
import { requestFault } from '../../operations/requests/request-fault.ts';
import { writeError } from '../../operations/write-error.ts';

export { bulkWork } from '../../operations/bulk/answer-record.ts';

/** Answers lines of JSON like the service, but all at once and always in order. */
export async function answerLines(query: URLSearchParams, body: string, scope: AnswerScope): Promise<Answer> {
  const wants = readWants(query);
  if (!wants.ok) {
    const { message, place } = wants;
    return refusalOf(writeError(400, 'input', message, [requestFault('VALUE', place, message)]), scope);
  }
  const { operation, shared } = wants;
  let text = '';
  for (const [index, line] of body.split('\n').entries()) {
    if (/\S/.test(line)) text += `${(await answerRecord(line, index + 1, { operation, shared }, scope)).text}\n`;
  }
  return { status: 200, text };
}
