import { list } from '../../core/schema/composites.ts';
import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { defineType } from '../../core/schema/object-type.ts';
import { Definition } from '../cbc/definition.ts';
import { key } from '../cbc/key.ts';
import { Source } from '../cbc/source.ts';
import { i18nString } from '../i18n/string.ts';
import { correctionSet } from './correction-set.ts';
import { ScenarioSet } from './scenario-set.ts';
import { TagSet } from './tag-set.ts';
import { ThresholdDef } from './threshold-def.ts';

export const AddonDef = defineType('tax/addon-def', {
  about: 'Describes an add-on: the extensions, tags, scenarios and corrections that it brings to a document.',
  fields: {
    key: required(key, 'Key by which documents list the add-on in `$addons`, with its version.'),
    requires: optional(list(key), 'Other add-ons that this one builds on. They are inserted before it in `$addons`.'),
    name: required(i18nString, 'Name of the add-on, by language.'),
    description: optional(i18nString, 'What the add-on is for, by language.'),
    sources: optional(list(Source), 'Laws and specifications that the add-on follows.'),
    extensions: required(list(Definition), 'Extension keys that the add-on defines, with their accepted codes.'),
    tags: optional(list(TagSet), 'Tags that the add-on allows, by document schema.'),
    scenarios: required(
      list(ScenarioSet),
      'Conditions under which the add-on adds notes or extension codes to a document.',
    ),
    identities: optional(list(Definition), 'Kinds of identity that the add-on knows.'),
    inboxes: optional(list(Definition), 'Inbox keys that the add-on knows.'),
    thresholds: optional(list(ThresholdDef), 'Limits that amounts of documents are compared with.', { pending: true }),
    corrections: required(
      correctionSet,
      'How documents may be corrected under the add-on. Joined with what the regime allows.',
    ),
  },
});
export interface AddonDef extends TypeOf<typeof AddonDef> {}
