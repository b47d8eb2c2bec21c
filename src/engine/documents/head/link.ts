import type { Choice } from '../../core/schema/fields.ts';
import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { text, textOf } from '../../core/schema/primitives.ts';
import { code } from '../cbc/code.ts';
import { key } from '../cbc/key.ts';
import { meta } from '../cbc/meta.ts';
import { Digest } from '../dsig/digest.ts';
import { uuid } from '../uuid/uuid.ts';

const linkCategorys: readonly Choice[] = [
  {
    value: 'format',
    title: 'Format',
    about: 'The same document rendered in another file format, for instance a PDF or an XML file.',
  },
  {
    value: 'portal',
    title: 'Portal',
    about: 'A web page where the document can be seen or changes to it can be asked for.',
  },
  { value: 'request', title: 'Request', about: 'The message sent to an external system about this document.' },
  { value: 'response', title: 'Response', about: 'The answer an external system returned about this document.' },
  { value: 'agreement', title: 'Agreement', about: 'A contract or other agreement on which the document is based.' },
  { value: 'verification', title: 'Verification', about: 'A page or file that proves the document is genuine.' },
  {
    value: 'attachment',
    title: 'Attachment',
    about: 'Supporting material, such as a time sheet, specification or letter.',
  },
];

export const Link = defineType('head/link', {
  about:
    'Pointer from the envelope to a file or page on the web. Category and key together must be unique in the header.',
  fields: {
    uuid: optional(uuid, 'Identifier of this link, in UUID format.'),
    category: optional(key, 'What kind of resource the link leads to. Optional; tells a recipient how to offer it.', {
      oneOf: linkCategorys,
    }),
    key: required(key, 'Name of the link. Unique among the links of the same category.'),
    code: optional(code, 'Reference number or code of the linked resource.'),
    title: optional(text, 'Name of the resource as shown to a reader.'),
    description: optional(text, 'What the resource contains, as shown to a reader.'),
    mime: optional(
      textOf({ format: 'mime' }),
      'Media type of the linked file, from the closed list of permitted types. Needed when a digest is given.',
    ),
    digest: optional(
      Digest,
      'Hash of the linked file, to check a download against. Requires the media type to be set.',
    ),
    url: required(textOf({ format: 'uri' }), 'Web address where the resource is found.'),
    meta: optional(meta, 'Custom string values about the link, by key.'),
  },
});
export interface Link extends TypeOf<typeof Link> {}
