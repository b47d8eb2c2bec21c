import { refusalOf } from '../handlers/answer.ts';
import { writeError } from '../handlers/write-error.ts';
import type { ErrorBody } from '../contract/schemas/error-body.ts';
import { serviceMessages } from '../contract/service-messages.ts';
import type { Telling } from '../handlers/telling.ts';
import type { PackedReply, Reply } from './exchange.ts';

/** The reply that says why a request is refused, in the published form. */
export function refuse(...parts: Parameters<typeof writeError>): Reply {
  return refusalOf(writeError(...parts));
}

/** A refusal in the language that the request asks for. */
export function refusalIn(telling: Telling | undefined, reply: Reply | PackedReply): Reply | PackedReply {
  if (!telling || !('text' in reply) || reply.key === undefined) return reply;
  return { ...reply, text: JSON.stringify(telling.report(JSON.parse(reply.text) as ErrorBody)) };
}

/** The reply to a request that the service has no room for at the moment; the caller is told when to try again. */
export function refuseBusy(): Reply {
  const reply = refuse(503, 'busy', serviceMessages.busy);
  return { ...reply, headers: { 'Retry-After': '1' } };
}
