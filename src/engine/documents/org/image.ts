import { optional } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { base64, integer, text } from '../../core/schema/primitives.ts';
import { meta } from '../cbc/meta.ts';
import { Digest } from '../dsig/digest.ts';
import { uuid } from '../uuid/uuid.ts';

export const Image = defineType('org/image', {
  about: 'A logo or picture, linked by address or embedded as data.',
  fields: {
    uuid: optional(uuid, 'Identifier of this image, in canonical UUID form. Optional.'),
    label: optional(text, 'Short name that tells the image from the others.'),
    url: optional(text, 'Web address of the image file.'),
    data: optional(base64, 'The image file in Base64, in place of an address. Meant for small files only.'),
    mime: optional(text, 'Media type of the image, such as image/svg+xml or image/png.'),
    description: optional(text, 'What can be seen in the image.'),
    alt: optional(text, 'Text shown or read aloud where the image cannot be displayed.'),
    height: optional(integer, 'Height for display, in pixels.'),
    width: optional(integer, 'Width for display, in pixels.'),
    digest: optional(Digest, 'Hash of the file behind the address, so that a changed image is noticed.'),
    meta: optional(meta, 'Custom string values about the image, by key.'),
  },
});
export interface Image extends TypeOf<typeof Image> {}
