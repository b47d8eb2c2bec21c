import { defineMessages } from '../../engine/values.ts';

/** Why a document is not written as XML, and what its XML cannot hold. */
export const exportMessages = defineMessages('export', {
  noRetained: 'EN 16931 has no tax withheld by the buyer',
  noPlace: 'The format has no place here for {term}',
  cannotRead: 'It cannot be read',
  profileAsFormat: '`{format}` is a profile: ask for the format {formats} with the profile `{profile}`',
  unknownFormat: 'There is no format `{format}`; there are {written}',
  noNumber: 'The invoice has no number; give it one as `code`',
  isDraft: 'Without it the file is a draft: do not send it',
  needsContext: 'A file of {format} needs more than its document: see `context`.',
  breaksSchema: 'The XML would break the schema of {format}.',
  onlyRead: '{format} can be read but not written; use `cii`',
  noProfile: '{format} has no profile `{profile}`; `GET /v0/formats` lists those that there are',
  profileLike: '{format} has no profile `{profile}`; is {profiles} meant?',
  cannotSayAll:
    'The format has no place for values that matter. Change them as told, or leave them out with `allow_loss` (on the command line `--allow-loss`).',
  noDocument: 'There is no document to write',
  onlyInvoices: 'EN 16931 covers only invoices and credit notes',
  cannotWrite: 'The document cannot be written as {profile}.',
  namedGroup: '{name} {own}',
  noTerm: 'EN 16931 has no term for it',
});
