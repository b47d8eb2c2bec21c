import { isUnit } from '../../codelists/units.ts';
import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { satisfy, when } from '../../core/rules/constraint.ts';
import { beBetween, beMoreThanZero, bePresent, beUrl, beZeroOrMore, whereGiven } from '../../core/rules/constraints.ts';
import { EN_16931, OWN_CHOICE, OWN_FORM, OWN_MEMBER, UNECE_UNITS, WEB_ADDRESS } from '../norms.ts';
import { Attribute } from './attribute.ts';
import { Image } from './image.ts';
import { Item } from './item.ts';
import { unit } from './unit.ts';

const beNamedOnce = satisfy<Attribute>('have a key or a type, or a label in their place', ({ key, type, label }) =>
  key || type ? !(key && type) : Boolean(label),
);
const haveValue = satisfy<Attribute>('have a text, a code, an amount or a date', ({ text, code, amount, date }) =>
  Boolean(text ?? code ?? amount ?? date),
);
const hasUnit = when<Attribute>('it has a unit', ({ unit: given }) => Boolean(given));
const haveUniqueKeys = satisfy<readonly Attribute[]>('have each key once', (attributes) => {
  const keys = attributes.flatMap(({ key }) => (key ? [key] : []));
  return new Set(keys).size === keys.length;
});

const SMALLEST_IMAGE = 64;
const LARGEST_IMAGE = 2048;
const beImageSize = beBetween(SMALLEST_IMAGE, LARGEST_IMAGE);

export const itemRules: readonly TypeRules[] = [
  defineRules(Image, 'ORG-IMAGE', {
    '01': { at: 'url', must: whereGiven(beUrl), say: 'The link to an image is a full web address', cite: WEB_ADDRESS },
    '02': {
      at: 'height',
      must: beImageSize,
      say: `An image is ${SMALLEST_IMAGE} to ${LARGEST_IMAGE} pixels high`,
      uncited: OWN_FORM,
    },
    '03': {
      at: 'width',
      must: beImageSize,
      say: `An image is ${SMALLEST_IMAGE} to ${LARGEST_IMAGE} pixels wide`,
      uncited: OWN_FORM,
    },
  }),
  defineRules(Item, 'ORG-ITEM', {
    '01': { at: 'name', must: bePresent, say: 'Every item needs a name', cite: EN_16931('BR-25') },
    '02': {
      at: 'price',
      must: beZeroOrMore,
      say: 'Item prices are not negative; a negative quantity gives money back',
      cite: EN_16931('BR-27'),
    },
    '03': {
      at: 'attributes',
      must: haveUniqueKeys,
      say: 'No two attributes of an item have the same key',
      uncited: OWN_CHOICE,
    },
    '05': {
      at: 'per',
      must: beMoreThanZero,
      say: 'The number of units that a price is for is more than zero',
      cite: EN_16931('BT-149'),
    },
    '06': {
      at: 'list',
      must: beZeroOrMore,
      say: 'The price of the list is not negative',
      cite: EN_16931('BR-28'),
    },
    '07': {
      at: 'discount',
      must: beZeroOrMore,
      say: 'The reduction of a price is not negative',
      cite: EN_16931('BT-147'),
    },
    '08': {
      must: satisfy<Item>(
        'have a price of the list with a reduction',
        ({ list, discount }) => !discount || Boolean(list),
        {
          kind: 'present',
          like: { list: '' },
        },
      ),
      say: 'The reduction of a price needs the price of the list',
      cite: EN_16931('BT-147, BT-148'),
    },
    '09': {
      must: satisfy<Item>(
        'have a reduction within the price of the list',
        ({ list, discount }) => !list || !discount || discount.compare(list) <= 0,
      ),
      say: 'The reduction of a price is not more than the price of the list',
      cite: EN_16931('BT-147, BT-148'),
    },
  }),
  defineRules(Attribute, 'ORG-ATTRIBUTE', {
    '01': {
      must: beNamedOnce,
      say: 'An attribute has a key or a type, not both; a label is enough where it has neither',
      uncited: OWN_CHOICE,
    },
    '02': {
      must: haveValue,
      say: 'An attribute needs a value: a text, a code, an amount or a date',
      cite: EN_16931('BR-54'),
    },
    '03': {
      when: hasUnit,
      at: 'amount',
      must: bePresent,
      say: 'The unit of an attribute goes with an amount',
      uncited: OWN_MEMBER,
    },
  }),
  defineRules(unit, 'ORG-UNIT', {
    '01': {
      must: whereGiven(satisfy<string>('be a known unit or a UN/ECE code', isUnit)),
      say: 'A unit is one of the listed keys or a UN/ECE code of two or three capitals and digits',
      cite: [UNECE_UNITS('code lists'), EN_16931('BR-CL-23')],
    },
  }),
];
