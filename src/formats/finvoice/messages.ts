import { defineMessages } from '../../engine/values.ts';

/** What a document does not say of a message. */
export const finvoiceMessages = defineMessages('finvoice', {
  otherKind: 'It is not the code of an invoice, a credit note, a pro forma invoice or a self-billed invoice',
  notOriginal: 'A document does not say that the file is a copy or a cancellation of an invoice',
});
