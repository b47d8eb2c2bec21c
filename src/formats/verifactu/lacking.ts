import type { Message } from '../../engine/index.ts';
import type { WritingContext } from '../members/member-writing.ts';
import { momentOf } from './chain.ts';
import { verifactuMessages } from './messages.ts';

/** What the request for a record must still say, or says wrongly: the record of an issuer without a program is none. */
export function lacking(
  context: Partial<WritingContext>,
  isDraft: boolean,
): readonly (readonly [at: string, why: Message])[] {
  const { software, timestamp, previous } = context;
  return [
    ...(software || isDraft ? [] : [['context.software', verifactuMessages.software] as const]),
    ...(timestamp === undefined || momentOf(timestamp) !== undefined
      ? []
      : [['context.timestamp', verifactuMessages.moment] as const]),
    ...(previous && !/^[0-9A-F]{64}$/.test(previous.fingerprint)
      ? [['context.previous.fingerprint', verifactuMessages.print] as const]
      : []),
  ];
}
