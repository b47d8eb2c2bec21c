import { beAChoice } from '../../core/rules/choices.ts';
import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { all } from '../../core/rules/constraint.ts';
import { beOneOf, bePresent, beUrl, notBeZero, whereGiven } from '../../core/rules/constraints.ts';
import { EN_16931, OWN_FORM, OWN_LIST, OWN_MEMBER, WEB_ADDRESS } from '../norms.ts';
import { Attachment } from './attachment.ts';
import { DocumentRef } from './document-ref.ts';
import { Note } from './note.ts';

/** Media types that EN 16931 allows for supporting documents (BT-125-1). */
const attachedMediaTypes = [
  'application/pdf',
  'image/jpeg',
  'image/png',
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
];

export const referenceRules: readonly TypeRules[] = [
  defineRules(Attachment, 'ORG-ATTACHMENT', {
    '01': {
      at: 'url',
      must: all(bePresent, beUrl),
      say: 'An attachment needs the full web address of its file',
      uncited: OWN_MEMBER,
    },
    '02': {
      at: 'mime',
      must: whereGiven(beOneOf(attachedMediaTypes)),
      say: 'Attachments are of a media type that EN 16931 accepts: PDF, JPEG, PNG, CSV, or an Excel or OpenDocument spreadsheet',
      cite: EN_16931('BT-125-1, BR-CL-24'),
    },
  }),
  defineRules(DocumentRef, 'ORG-DOCUMENTREF', {
    '01': {
      at: 'code',
      must: bePresent,
      say: 'A reference needs the code of the document it points to',
      cite: EN_16931('BR-55'),
    },
    '02': {
      at: 'issue_date',
      must: notBeZero,
      say: 'The issue date of a referenced document, when stated, is an actual date',
      uncited: OWN_FORM,
    },
    '03': {
      at: 'url',
      must: whereGiven(beUrl),
      say: 'The link to a referenced document is a full web address',
      cite: WEB_ADDRESS,
    },
  }),
  defineRules(Note, 'ORG-NOTE', {
    '01': { at: 'text', must: bePresent, say: 'A note needs a text', cite: EN_16931('BT-22') },
    '02': {
      at: 'key',
      must: whereGiven(beAChoice(Note, 'key')),
      say: 'The key of a note is one of the listed subjects',
      uncited: OWN_LIST,
    },
  }),
];
