import type { LeafRow } from '../en16931/document/leaf-rows.ts';
import type { PartyTerms } from '../en16931/document/parties.ts';

/** Where the terms of an answer stand in a document. */

export const HEADER_LEAVES: readonly LeafRow[] = [
  { term: 'X-StatusDate', at: 'issue_date', as: 'date' },
  { term: 'X-StatusNote', at: 'notes[].text' },
];

export const LINE_LEAVES: readonly LeafRow[] = [
  { term: 'X-StatusText', at: 'description' },
  { term: 'X-StatusEffect', at: 'date', as: 'date' },
  { term: 'X-StatusDocumentDate', at: 'doc.issue_date', as: 'date' },
  { term: 'X-StatusDocumentType', at: 'doc.ext.untdid-document-type', as: 'code' },
  { term: 'X-StatusDocumentVersion', at: 'doc.meta.version' },
];

export const REASON_LEAVES: readonly LeafRow[] = [{ term: 'X-StatusReasonText', at: 'description' }];

export const DETAIL_LEAVES: readonly LeafRow[] = [
  { term: 'X-StatusDetailCode', at: 'code', as: 'code' },
  { term: 'X-StatusDetailText', at: 'message' },
];

/** Who sold is answered, and who bought answers. */
export const SELLER: PartyTerms = { name: 'BT-27', identifier: 'BT-29', endpoint: 'BT-34' };
export const BUYER: PartyTerms = {
  name: 'BT-44',
  identifier: 'BT-46',
  endpoint: 'BT-49',
  contact: 'BG-9',
  contactTerms: ['BT-56', 'BT-57', 'BT-58'],
};

/** Seller and buyer of the document, where others answer or are answered. */
export const OTHERS: readonly (readonly [group: string, member: 'seller' | 'buyer', terms: PartyTerms])[] = [
  ['X-StatusSeller', 'seller', { name: 'X-StatusSellerName', identifier: 'X-StatusSellerId' }],
  ['X-StatusBuyer', 'buyer', { name: 'X-StatusBuyerName', identifier: 'X-StatusBuyerId' }],
];

/** Where a document keeps that it is accepted on conditions, and the time zone of its time. */
export const CONDITION_MEMBER = 'status';
export const ZONE_MEMBER = 'zone';
/** Faults that a message is not refused for, and where a fault without a place stands. */
export const WARNING = 'BW';
export const NO_PLACE = 'NA';
