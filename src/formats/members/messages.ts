import { defineMessages } from '../../engine/values.ts';

/** Why an element of an authority's own format has no member, or a member no element. */
export const memberMessages = defineMessages('member', {
  noMember: 'A document has no member for it',
  noPlace: 'The format has no element for it',
  unread: 'It is not what belongs here',
  oneHere: 'A document has only one value here',
  implied: 'It follows from the rest of the document',
  sentFile: 'It is the file that was sent: only its number and day are read here',
  ofTheFile: 'It is about the file, not about the document',
  onlyInvoices: 'The format holds invoices only',
  noNumber: 'The invoice has no number',
  otherFigure: 'The file says {was}',
});
