import { defineMessages } from '../engine/values.ts';

/** Why a document is not written as XML, and what its XML cannot say. */
export const exportMessages = defineMessages('export', {
  en16931KnowsNo: 'EN 16931 knows no tax that the buyer retains',
  formatNoPlaceHere: 'The format has no place here for {term}',
  cannotRead: 'It cannot be read',
  thereNoFormatThere: 'There is no format `{format}`; there are {written}',
  readNotWrittenWrite: '{format} is read and not written; write `cii` instead',
  noProfile: '{format} has no profile `{profile}`',
  formatCannotSayAll: 'The format cannot say all that the document says.',
  thereNoDocumentWrite: 'There is no document to write',
  en16931AboutInvoices: 'EN 16931 is about invoices and credit notes alone',
  documentCannotWrittenAs: 'The document cannot be written as {profile}.',
  namedGroup: '{name} {own}',
  en16931NoTerm: 'EN 16931 has no term for it',
});
