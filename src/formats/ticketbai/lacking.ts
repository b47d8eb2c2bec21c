import type { JsonObject } from '../../engine/index.ts';
import type { Lack } from '../members/member-table.ts';
import type { WritingContext } from '../members/member-writing.ts';
import { momentOf } from '../verifactu/moment.ts';
import { verifactuMessages } from '../verifactu/messages.ts';
import { REGION } from './codes.ts';
import { ticketBaiMessages } from './messages.ts';

/** What the request for a file must still say, or says wrongly. */
export function lacking(
  { software, timestamp, previous, signature_value: signature = '' }: Partial<WritingContext>,
  { tax }: JsonObject,
): readonly Lack[] {
  const { license, before, territory, noAddress } = ticketBaiMessages;
  const { ext } = (tax ?? {}) as { readonly ext?: JsonObject };
  const { software: needed, issuerAsProducer, notForSending, moment } = verifactuMessages;
  return [
    ...(software
      ? []
      : [{ at: 'context.software', why: needed, inDraft: { why: issuerAsProducer, reason: notForSending } }]),
    ...(software && software.license === undefined ? [{ at: 'context.software.license', why: license }] : []),
    ...(timestamp !== undefined && momentOf(timestamp) === undefined ? [{ at: 'context.timestamp', why: moment }] : []),
    ...(previous && (previous.code === undefined || previous.signature === undefined)
      ? [{ at: 'context.previous', why: before }]
      : []),
    ...(signature !== '' && ext?.[REGION] === undefined
      ? [{ at: 'context.signature_value', why: territory, inDraft: { why: noAddress, reason: territory } }]
      : []),
  ];
}
