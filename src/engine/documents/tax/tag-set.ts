import { list } from '../../core/schema/composites.ts';
import { required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { text } from '../../core/schema/primitives.ts';
import { Definition } from '../cbc/definition.ts';

export const TagSet = defineType('tax/tag-set', {
  about: 'The tags that one kind of document may carry.',
  fields: {
    schema: required(text, 'Document schema they belong to.'),
    list: required(list(Definition), 'The tags with their names.'),
  },
});
export interface TagSet extends TypeOf<typeof TagSet> {}
