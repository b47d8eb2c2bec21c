import { isUnit } from '../../codelists/units.ts';
import type { RuleSet } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { satisfy } from '../../core/rules/constraint.ts';
import { beBetween, bePresent, beUrl, beZeroOrMore, whereGiven } from '../../core/rules/constraints.ts';
import { EN_16931, OWN_FORM, UNECE_UNITS, WEB_ADDRESS } from '../norms.ts';
import { Image } from './image.ts';
import { Item } from './item.ts';
import { unit } from './unit.ts';

const SMALLEST_IMAGE = 64;
const LARGEST_IMAGE = 2048;
const beImageSize = beBetween(SMALLEST_IMAGE, LARGEST_IMAGE);

export const itemRules: readonly RuleSet[] = [
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
  }),
  defineRules(unit, 'ORG-UNIT', {
    '01': {
      must: whereGiven(satisfy<string>('be a known unit or a UN/ECE code', isUnit)),
      say: 'A unit is one of the listed keys or a UN/ECE code of two or three capitals and digits',
      cite: [UNECE_UNITS('code lists'), EN_16931('BR-CL-23')],
    },
  }),
];
