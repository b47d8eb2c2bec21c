import type { LeafRow } from '../en16931/document/leaf-rows.ts';
import type { PartyTerms } from '../en16931/document/parties.ts';
import { CONDITION } from './cdar-codes.ts';

/** Places of the terms of a life cycle message in a document. */

const party = (id: string): PartyTerms => ({ name: `${id}Name`, identifier: `${id}Id`, endpoint: `${id}Endpoint` });
export const ANSWERER = party('X-Answerer');
export const ANSWERED = party('X-Answered');

export const DOCUMENT_LEAVES: readonly LeafRow[] = [
  { term: 'X-StatusDocumentDate', at: 'doc.issue_date', as: 'date' },
  { term: 'X-StatusDocumentType', at: 'doc.ext.untdid-document-type', as: 'code' },
];

export const REASON_LEAVES: readonly LeafRow[] = [{ term: 'X-StatusReasonText', at: 'description' }];
export const ACTION_LEAVES: readonly LeafRow[] = [{ term: 'X-StatusActionText', at: 'description' }];

export const DETAIL_LEAVES: readonly LeafRow[] = [
  { term: 'X-StatusDetailCode', at: 'code', as: 'code' },
  { term: 'X-StatusDetailText', at: 'message' },
  { term: 'X-StatusDetailPlace', at: 'paths[0]' },
];

/** What the first value of a reason is: invalid, expected, or to be used. */
export const KIND_LEAVES: readonly LeafRow[] = [{ term: 'X-StatusDetailKind', at: `ext.${CONDITION}`, as: 'code' }];

/** Time of day of a state, for which a line has no member. */
export const TIME_MEMBER = 'time';
