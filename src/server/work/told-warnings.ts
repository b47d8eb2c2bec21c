import type { RouteDefinition } from '../../contract/define-route.ts';
import { withMember, writeWarnings } from '../../handlers/write-error.ts';
import type { PackedReply, Reply } from '../exchange.ts';

/** The reply with warnings in its text, if requested. A built document has no place for them. */
export function toldWarnings({ operationId }: RouteDefinition, reply: PackedReply | Reply): PackedReply | Reply {
  const { warnings, ...rest } = reply;
  if (!warnings) return rest;
  const { status, headers, key } = rest;
  const answer = textOf(rest);
  const object =
    (operationId === 'build' || operationId === 'sign') && status === 200 ? `{"document":${answer}}` : answer;
  const text = withMember(object, 'warnings', JSON.stringify(writeWarnings(warnings)));
  return { status, text, ...(headers && { headers }), ...(key !== undefined && { key }) };
}

/** The JSON of a reply, without the line feed of one written elsewhere. */
export function textOf(reply: PackedReply | Reply): string {
  return 'bytes' in reply ? new TextDecoder().decode(reply.bytes).trimEnd() : reply.text;
}
