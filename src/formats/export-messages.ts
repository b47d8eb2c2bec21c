import { defineMessages } from '../engine/values.ts';

/** Why a document is not written as XML, and what its XML cannot hold. */
export const exportMessages = defineMessages('export', {
  noRetained: 'EN 16931 knows no tax that the buyer retains',
  noPlace: 'The format has no place here for {term}',
  cannotRead: 'It cannot be read',
  unknownFormat: 'There is no format `{format}`; there are {written}',
  noNumber: 'The invoice has no number; give it one as `code`',
  breaksSchema: 'What would be written does not keep to the schema of {format}.',
  onlyRead: '{format} is read and not written; write `cii` instead',
  noProfile: '{format} has no profile `{profile}`',
  cannotSayAll: 'The format cannot say all that the document says.',
  noDocument: 'There is no document to write',
  onlyInvoices: 'EN 16931 is about invoices and credit notes alone',
  cannotWrite: 'The document cannot be written as {profile}.',
  namedGroup: '{name} {own}',
  noTerm: 'EN 16931 has no term for it',
});
