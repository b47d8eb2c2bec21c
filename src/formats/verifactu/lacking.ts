import type { Lack } from '../members/member-table.ts';
import type { WritingContext } from '../members/member-writing.ts';
import { momentOf } from './chain.ts';
import { verifactuMessages } from './messages.ts';

const { software: needed, issuerAsProducer, notForSending, moment, print } = verifactuMessages;

/** What the request for a record must still say, or says wrongly: the record of an issuer without a program is none. */
export function lacking({ software, timestamp, previous }: Partial<WritingContext>): readonly Lack[] {
  const found: Lack[] = [];
  if (!software) {
    found.push({
      at: 'context.software',
      why: needed,
      inDraft: { why: issuerAsProducer, reason: notForSending },
    });
  }
  if (timestamp !== undefined && momentOf(timestamp) === undefined)
    found.push({ at: 'context.timestamp', why: moment });
  if (previous && !/^[0-9A-F]{64}$/.test(previous.fingerprint)) {
    found.push({ at: 'context.previous.fingerprint', why: print });
  }
  return found;
}
