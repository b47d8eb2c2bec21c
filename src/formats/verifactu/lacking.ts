import type { Lack } from '../members/member-table.ts';
import type { WritingContext } from '../members/member-writing.ts';
import { momentOf } from './moment.ts';
import { verifactuMessages } from './messages.ts';

const { software: needed, issuerAsProducer, notForSending, moment, print, record } = verifactuMessages;

/** What a record says of its program, and of the record before. */
const PROGRAM = ['system', 'id', 'installation', 'only_verifactu', 'multi', 'several'] as const;
const PREVIOUS = ['issuer', 'num_series', 'fingerprint'] as const;

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
  for (const member of software ? PROGRAM : []) {
    if (software?.[member] === undefined) found.push({ at: `context.software.${member}`, why: needed });
  }
  for (const member of previous ? PREVIOUS : []) {
    if (previous?.[member] === undefined) found.push({ at: `context.previous.${member}`, why: record });
  }
  if (timestamp !== undefined && momentOf(timestamp) === undefined)
    found.push({ at: 'context.timestamp', why: moment });
  if (previous?.fingerprint !== undefined && !/^[0-9A-F]{64}$/.test(previous.fingerprint)) {
    found.push({ at: 'context.previous.fingerprint', why: print });
  }
  return found;
}
