import type { LeafRow } from '../en16931/document/leaf-rows.ts';
import type { PartyTerms } from '../en16931/document/parties.ts';

/** Places of a response's terms in a document. */

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

/** The seller receives the response of the buyer. */
export const SELLER: PartyTerms = { name: 'BT-27', identifier: 'BT-29', endpoint: 'BT-34' };
export const BUYER: PartyTerms = {
  name: 'BT-44',
  identifier: 'BT-46',
  endpoint: 'BT-49',
  contact: 'BG-9',
  contactTerms: ['BT-56', 'BT-57', 'BT-58'],
};

/** Seller and buyer of the document, if others send or receive the response. */
export const OTHERS: readonly (readonly [group: string, member: 'seller' | 'buyer', terms: PartyTerms])[] = [
  ['X-StatusSeller', 'seller', { name: 'X-StatusSellerName', identifier: 'X-StatusSellerId' }],
  ['X-StatusBuyer', 'buyer', { name: 'X-StatusBuyerName', identifier: 'X-StatusBuyerId' }],
];

/** Places for conditional acceptance and for the time zone in a document. */
export const CONDITION_MEMBER = 'status';
export const ZONE_MEMBER = 'zone';
/** Faults that do not refuse the message, and the place of a fault without one. */
export const WARNING = 'BW';
export const NO_PLACE = 'NA';
