import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { cleanText, cleanTextOf } from '../../core/schema/primitives.ts';
import { code } from '../cbc/code.ts';
import { key } from '../cbc/key.ts';
import { Digest } from '../dsig/digest.ts';
import { partUuid } from '../uuid/uuid.ts';

export const Attachment = defineType('org/attachment', {
  about: 'A file that accompanies the document, kept elsewhere and pointed to by its web address.',
  fields: {
    uuid: optional(partUuid, 'Identifier of this attachment, in canonical UUID form. Optional.'),
    key: optional(key, 'Short key that tells this attachment from the others of the document.'),
    code: optional(code, 'Number or reference of the attached file, such as the code of a timesheet.'),
    name: optional(
      cleanText,
      'File name to save or show the attachment under. Takes the place of the one in the address.',
    ),
    description: optional(cleanText, 'What the file contains and why it is attached.'),
    url: required(cleanTextOf({ format: 'uri' }), 'Web address from which the file is downloaded.'),
    digest: optional(Digest, 'Hash of the file, so that the receiver can tell whether the download is unchanged.'),
    mime: optional(cleanText, 'Media type of the file, such as application/pdf.'),
  },
});
export interface Attachment extends TypeOf<typeof Attachment> {}
