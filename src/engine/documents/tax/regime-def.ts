import { list } from '../../core/schema/composites.ts';
import { optional, required } from '../../core/schema/fields.ts';
import type { TypeOf } from '../../core/schema/object-type.ts';
import { definePart, defineType } from '../../core/schema/object-type.ts';
import { boolean, text } from '../../core/schema/primitives.ts';
import { date } from '../cal/date.ts';
import { codeMap } from '../cbc/code-map.ts';
import { code } from '../cbc/code.ts';
import { Definition } from '../cbc/definition.ts';
import { key } from '../cbc/key.ts';
import { meta } from '../cbc/meta.ts';
import { Source } from '../cbc/source.ts';
import { currencyCode } from '../currency/code.ts';
import { i18nString } from '../i18n/string.ts';
import { locationCode } from '../l10n/code.ts';
import { taxCountryCode } from '../l10n/tax-country-code.ts';
import { percentage } from '../num/percentage.ts';
import { correctionSet } from './correction-set.ts';
import { extensions } from './extensions.ts';
import { ScenarioSet } from './scenario-set.ts';
import { TagSet } from './tag-set.ts';
import { ThresholdDef } from './threshold-def.ts';

export const KeyDef = definePart('tax/key-def', {
  about: 'A treatment that a tax category knows, such as exempt or reverse charge.',
  fields: {
    key: optional(key, 'Key that documents use.'),
    name: optional(i18nString, 'Name of the treatment, by language.'),
    desc: optional(i18nString, 'When the treatment applies, by language.'),
    no_percent: optional(boolean, 'True when a tax with this key must not carry a percentage.'),
  },
});
export interface KeyDef extends TypeOf<typeof KeyDef> {}

export const RateValueDef = definePart('tax/rate-value-def', {
  about: 'The percentage of a rate from a certain day on.',
  fields: {
    ext: optional(extensions, 'Extension codes that the tax has to carry for this value to be chosen.'),
    since: optional(date, 'First day on which the value applies. Without it, the value has no beginning.'),
    percent: required(percentage, 'Percentage of the base.'),
    surcharge: optional(percentage, 'Percentage charged on top, for rates with a surcharge.'),
    disabled: optional(boolean, 'Marks a value that is no longer in force. Information only: the lookup goes by date.'),
  },
});
export interface RateValueDef extends TypeOf<typeof RateValueDef> {}

export const RateDef = definePart('tax/rate-def', {
  about: 'A named rate of a tax, with its percentages over time.',
  fields: {
    rate: required(key, 'Key that documents use in `rate`.'),
    keys: optional(list(key), 'Treatments under which the rate may be used. Empty: only without a key.'),
    name: required(i18nString, 'Name of the rate, by language.'),
    desc: optional(i18nString, 'What is taxed at this rate, by language.'),
    values: optional(list(RateValueDef), 'Percentages with the day each comes into force, newest first.'),
    meta: optional(meta, 'Custom string values about the rate, by key.'),
  },
});
export interface RateDef extends TypeOf<typeof RateDef> {}

export const CategoryDef = definePart('tax/category-def', {
  about: 'A tax that a regime knows, such as VAT or an income tax withheld by the buyer, with its keys and rates.',
  fields: {
    code: required(code, 'Code that documents use in `cat`.'),
    name: required(i18nString, 'Abbreviated name of the tax, by language.'),
    title: optional(i18nString, 'Full name of the tax, by language.'),
    desc: optional(i18nString, 'What the tax is and whom it concerns, by language.'),
    retained: optional(boolean, 'True when the buyer withholds the tax: it is subtracted from what is to be paid.'),
    informative: optional(
      boolean,
      'True when the tax is calculated and shown but leaves the totals unchanged. Excludes `retained`.',
    ),
    keys: optional(list(KeyDef), 'Treatments that the tax knows, such as standard, exempt or reverse-charge.'),
    rates: optional(list(RateDef), 'Named rates with their percentages over time.'),
    extensions: optional(list(key), 'Extension keys that make sense on a tax of this category.'),
    map: optional(codeMap, 'Codes for this category in other systems, by key.'),
    sources: optional(list(Source), 'Official publications from which category and rates are taken.'),
    ext: optional(extensions, 'Extension codes that every tax of this category receives.'),
    meta: optional(meta, 'Custom string values about the category, by key.'),
  },
});
export interface CategoryDef extends TypeOf<typeof CategoryDef> {}

export const RegimeDef = defineType('tax/regime-def', {
  about: 'Describes the taxes of a country and what its documents may and must contain.',
  fields: {
    name: required(i18nString, 'Name of the country or regime, by language.'),
    description: optional(i18nString, 'Introduction to the regime, by language.'),
    sources: optional(list(Source), 'Laws and official publications that the regime follows.'),
    time_zone: required(text, 'IANA time zone that decides which day today is when a document has no issue date.'),
    country: required(taxCountryCode, 'Tax country code, which is also the code of the regime.'),
    alt_country_codes: optional(list(locationCode), 'Other country codes that lead to this regime, such as GR to EL.'),
    zone: optional(locationCode, 'Area within the country, when the regime covers only part of it.'),
    currency: required(currencyCode, 'Currency that a document gets when it states none.'),
    tax_scheme: optional(code, 'Scheme that tax numbers of the country have unless they state another, such as VAT.'),
    calculator_rounding_rule: optional(
      key,
      'How totals are rounded when the document does not say: `precise` at the end, `currency` at each step. Without it, `precise`.',
    ),
    tags: optional(list(TagSet), 'Tags that the regime allows, by document schema.'),
    extensions: optional(list(Definition), 'Extension keys that the regime defines, with their accepted codes.'),
    identities: optional(list(Definition), 'Kinds of identity that the regime knows besides the tax number.'),
    payment_means_keys: optional(list(Definition), 'Means of payment that the regime adds to the general ones.'),
    inbox_keys: optional(list(Definition), 'Inbox keys that the regime knows.'),
    scenarios: optional(
      list(ScenarioSet),
      'Conditions under which the regime adds notes or extension codes to a document.',
    ),
    corrections: optional(correctionSet, 'How documents may be corrected under the regime.'),
    categories: required(list(CategoryDef), 'The taxes of the regime.'),
    thresholds: optional(list(ThresholdDef), 'Limits that amounts of documents are compared with.', { pending: true }),
  },
});
export interface RegimeDef extends TypeOf<typeof RegimeDef> {}
