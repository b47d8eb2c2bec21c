import { defineMessages } from '../../engine/values.ts';

/** What a file of TicketBAI needs besides its invoice. */
export const ticketBaiMessages = defineMessages('ticketbai', {
  license: 'A file names the licence of the program that makes it: give `license`',
  before: 'It tells which invoice was made before: give `code`, `issue_date` and `signature`',
  territory: 'The address of its QR code depends on the territory: give `tax.ext.es-tbai-region` in the document',
  noAddress: 'The answer has no address of a QR code',
});
