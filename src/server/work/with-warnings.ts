import type { PostedOperation } from '../../api/bodies.ts';
import { withMember, writeWarnings } from '../../operations/write-error.ts';
import { WARNINGS_HEADER } from '../../api/headers.ts';
import type { Reply } from '../exchange.ts';

/**
 * The reply with the number of its warnings as a header, and with them in its text if requested. A built document has no
 * place for them.
 */
export function withWarnings(operation: PostedOperation, { warnings, ...counted }: Reply, isAsked: boolean): Reply {
  if (!warnings) return counted;
  const reply = { ...counted, headers: { ...counted.headers, [WARNINGS_HEADER]: String(warnings.length) } };
  if (!isAsked) return reply;
  const object =
    (operation === 'build' || operation === 'sign') && reply.status === 200 ? `{"document":${reply.text}}` : reply.text;
  return { ...reply, text: withMember(object, 'warnings', JSON.stringify(writeWarnings(warnings))) };
}
