import { idIn, internal, writeRecord } from '../../operations/bulk/answer-record.ts';
import type { Translator } from '../../operations/translator.ts';
import type { ErrorBody } from '../../api/schemas/error-body.ts';
import type { PackedReply, Reply } from '../exchange.ts';
import type { RecordJob, TakeWork } from '../work/job.ts';

/** The answer to a record that is not made on this thread; undefined if it is to be made here. */
export function answerElsewhere(
  job: RecordJob,
  takeWork: TakeWork,
  translator?: Translator,
): Promise<string> | undefined {
  const reply = takeWork(job);
  if (!reply) return undefined;
  const { line, operation } = job;
  const id = () => (operation ? undefined : idIn(new TextDecoder().decode(job.body)));
  return reply.then(
    (answer) => (answer.status === 200 ? textOf(answer) : writeRecord(line, id(), refused(answer, translator)).text),
    () => internal(line, id(), { translator }).text,
  );
}

/** Why no worker has answered, in the language of the request. */
function refused(reply: PackedReply | Reply, translator: Translator | undefined): Reply {
  const text = textOf(reply);
  return {
    status: reply.status,
    text: translator ? JSON.stringify(translator.report(JSON.parse(text) as ErrorBody)) : text,
  };
}

/** The JSON of a reply, without the line feed of one written elsewhere. */
function textOf(reply: PackedReply | Reply): string {
  return 'bytes' in reply ? new TextDecoder().decode(reply.bytes).trimEnd() : reply.text;
}
