import { refusalOf } from '../operations/answer.ts';
import { writeError } from '../operations/write-error.ts';
import type { ErrorBody } from '../api/schemas/error-body.ts';
import { serviceMessages } from '../api/service-messages.ts';
import type { Translator } from '../operations/translator.ts';
import type { PackedReply, Reply } from './exchange.ts';

/** The reply with the reason of a refusal, in the published form. */
export function refuse(...parts: Parameters<typeof writeError>): Reply {
  return refusalOf(writeError(...parts));
}

/** A refusal in the language of the request. */
export function refusalIn(translator: Translator | undefined, reply: Reply | PackedReply): Reply | PackedReply {
  if (!translator || !('text' in reply) || reply.key === undefined) return reply;
  return { ...reply, text: JSON.stringify(translator.report(JSON.parse(reply.text) as ErrorBody)) };
}

/** The reply when there is no room for a request; it says when to retry. */
export function refuseBusy(): Reply {
  const reply = refuse(503, 'busy', serviceMessages.busy);
  return { ...reply, headers: { 'Retry-After': '1' } };
}
