import { answerLine } from '../../operations/bulk/answer-record.ts';
import { translatorFor } from '../../operations/translator-for.ts';
import { refusalOf } from '../../operations/answer.ts';
import type { PackedReply, Reply } from '../exchange.ts';
import type { Scope } from '../operations/handler.ts';
import { answerAddress, answerPosted, answering } from './answer-body.ts';
import type { AddressJob, OperationJob, RecordJob } from './job.ts';

/** Does all work of a job, in any process. */
export async function answerJob(
  job: AddressJob | OperationJob | RecordJob,
  scope: Scope,
): Promise<Reply | PackedReply> {
  if (job.kind === 'operation') {
    return answerPosted(job.operation, { bytes: job.body, isFile: job.isFile, accept: job.accept }, scope, job.query);
  }
  const asked = await translatorFor(job.lang, job.kind === 'address' ? job.operation : undefined);
  if (!asked.ok) return refusalOf(asked.error);
  if (job.kind === 'address') return answerAddress(job.operation, job.input, scope, asked.translator);
  const { operation, shared } = job;
  const answered = await answerLine(job.body, job.line, { operation, shared }, answering(scope, asked.translator));
  return { status: 200, text: answered?.text ?? '' };
}
