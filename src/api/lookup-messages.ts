import { defineMessages } from '../engine/values.ts';

/** Why a look-up found nothing, and how a finding compares with a document. */
export const lookupMessages = defineMessages('lookup', {
  noSchema: 'There is no schema `{name}`.',
  noRegime: 'There is no regime `{name}`.',
  noAddon: 'There is no addon `{name}`.',
  noRule: 'There is no rule `{name}`.',
  codeOfOwn:
    '`{name}` is not a rule but a code of Assay. The guide explains it at `/guide/{page}`, the command line with `assay explain {name}`.',
  codeOfAuthority: '`{name}` is not a rule but a code of {authority}. `POST /v0/refusal` explains it.',
  noSet: 'There is no rule set, regime or addon `{name}`.',
  limitRange: '`limit` takes a number from 1 to {most}.',
  searchLength: '`search` takes at most {most} characters.',
  offsetRange: '`offset` takes a number from 0 on.',
  noAuthority: 'There is no authority `{name}`.',
  noCode: '{authority} has no known code `{code}`.',
  noText: 'Send `text`, or `data` with the bytes of a file',
  textTooLong: 'The text has {count} characters; the limit is {maxLength}',
  findsSame: 'Assay finds the same error in the document.',
  findsNear: 'Assay finds an error in the same place.',
  findsNothing: 'Assay finds no such error in the document.',
  noOwnRule: 'Assay did not check this: no rule for it applies to the document.',
  mendHere: 'Correct the document at the places that Assay shows, and send it again.',
  keepsRule: 'The open document keeps this rule. Compare it with the file that was sent: it may be an older version.',
  openSentXml: 'Open the XML that was sent: Assay judges it by the rules of its own format.',
  openOtherXml: 'The open file has a format that this rule does not judge. Open the file that was sent.',
  openReadable: 'Open the document that was refused, as XML or JSON.',
  inRegister: 'Assay cannot see this: the authority compares with its own register.',
  inSending: 'Assay cannot see this: it is about how the file was sent, not about what it says.',
  unreadable: 'Assay cannot read the document, so it cannot be compared.',
});
