import type { PostedOperation } from '../../contract/bodies.ts';
import { withMember, writeWarnings } from '../../handlers/write-error.ts';
import type { Reply } from '../exchange.ts';

/** The reply with warnings in its text, if requested. A built document has no place for them. */
export function toldWarnings(operation: PostedOperation, { warnings, ...reply }: Reply): Reply {
  if (!warnings) return reply;
  const object =
    (operation === 'build' || operation === 'sign') && reply.status === 200 ? `{"document":${reply.text}}` : reply.text;
  return { ...reply, text: withMember(object, 'warnings', JSON.stringify(writeWarnings(warnings))) };
}
