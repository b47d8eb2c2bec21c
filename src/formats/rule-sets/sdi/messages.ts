import { defineMessages } from '../../../engine/values.ts';

/** Sentences of conditions that no verb has. */
export const sdiMessages = defineMessages('sdi', {
  twice: 'Two invoices of the file have the same number in the same year.',
  once: 'A number is there once a year, among invoices and among credit notes',
  fewSummaries: 'There are more rates on lines and funds than summaries.',
  summaries: 'Each rate on lines and funds has a summary',
  otherLength: 'The code of the recipient has 6 characters with FPA12 and 7 with FPR12.',
  tooMuch: 'A simplified invoice is above 400.00 EUR, and the supplier is neither RF19 nor RF20.',
  limit: 'A simplified invoice is at most 400.00 EUR, unless the supplier is RF19 or RF20',
  toItself: 'Supplier and customer are the same person, which this kind of document does not allow.',
  toAnother: 'Supplier and customer are two persons',
  fromOther: 'Supplier and customer are not the same person, which TD21 and TD27 require.',
  fromItself: 'With TD21 and TD27, supplier and customer are the same person',
  italianSupplier:
    'The country of the supplier does not fit the kind of document: TD17, TD18, TD19 and TD28 are for suppliers abroad, TD29 for Italian ones.',
  supplierFits: 'The supplier is abroad with TD17, TD18, TD19 and TD28, and Italian with TD29',
});
