import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { when } from '../../core/rules/constraint.ts';
import { beEmpty, bePresent, settledByReading } from '../../core/rules/constraints.ts';
import { CALCULATED, EN_16931, OWN_CHOICE, OWN_FORM, PEPPOL } from '../norms.ts';
import { Charge } from './charge.ts';
import { Discount } from './discount.ts';
import { Line, LineCharge, LineDiscount, SubLine } from './line.ts';
import { ruleMessages } from '../../core/rules/messages.ts';

const isPriced = when<Line | SubLine>('the item has a price', ({ item }) => item?.price !== undefined);

/** Rules of lines and of their rows. */
const rowRules = {
  '01': {
    at: 'i',
    must: bePresent,
    say: 'Every line needs its position number; building the document fills it in',
    cite: EN_16931('BR-21'),
  },
  '02': {
    at: 'quantity',
    must: settledByReading(ruleMessages.bePresent),
    say: 'Every line needs a quantity',
    cite: EN_16931('BR-22'),
  },
  '03': { at: 'item', must: bePresent, say: 'Every line needs an item', cite: EN_16931('BG-31, BR-25') },
  '04': {
    when: isPriced,
    at: 'sum',
    must: bePresent,
    say: 'A line with a priced item needs its sum; building the document calculates it',
    uncited: CALCULATED,
  },
  '05': {
    when: isPriced,
    at: 'total',
    must: bePresent,
    say: 'A line with a priced item needs its total; building the document calculates it',
    cite: EN_16931('BR-24'),
  },
};

interface WithBase {
  readonly base?: unknown;
}

const hasBase = when<WithBase>('there is a base', ({ base }) => base !== undefined);

const isPercentage = when<LineCharge>(
  'there is a base or a percentage',
  ({ base, percent }) => base !== undefined || percent !== undefined,
);
const hasQuantity = when<LineCharge>('there is a quantity', ({ quantity }) => quantity !== undefined);
const hasNoQuantity = when<LineCharge>('there is no quantity', ({ quantity }) => quantity === undefined);

export const lineRules: readonly TypeRules[] = [
  defineRules(Line, 'BILL-LINE', rowRules),
  defineRules(SubLine, 'BILL-SUBLINE', rowRules),
  defineRules(LineDiscount, 'BILL-LINEDISCOUNT', {
    '01': {
      when: hasBase,
      at: 'percent',
      must: bePresent,
      say: 'A line discount that states a base also states a percentage',
      cite: PEPPOL('PEPPOL-EN16931-R042'),
    },
  }),
  defineRules(LineCharge, 'BILL-LINECHARGE', {
    '01': {
      when: hasBase,
      at: 'percent',
      must: bePresent,
      say: 'A line charge that states a base also states a percentage',
      cite: PEPPOL('PEPPOL-EN16931-R042'),
    },
    '02': {
      when: isPercentage,
      at: 'quantity',
      must: beEmpty,
      say: 'A line charge taken as a percentage has no quantity',
      uncited: OWN_CHOICE,
    },
    '03': {
      when: isPercentage,
      at: 'rate',
      must: beEmpty,
      say: 'A line charge taken as a percentage has no rate per unit',
      uncited: OWN_CHOICE,
    },
    '04': {
      when: hasNoQuantity,
      at: 'unit',
      must: beEmpty,
      say: 'A line charge states a unit only together with a quantity',
      uncited: OWN_FORM,
    },
    '05': {
      when: hasQuantity,
      at: 'rate',
      must: bePresent,
      say: 'A line charge with a quantity needs a rate per unit',
      uncited: OWN_FORM,
    },
  }),
  defineRules(Discount, 'BILL-DISCOUNT', {
    '01': {
      when: hasBase,
      at: 'percent',
      must: bePresent,
      say: 'A discount that states a base also states a percentage',
      cite: PEPPOL('PEPPOL-EN16931-R042'),
    },
  }),
  defineRules(Charge, 'BILL-CHARGE', {
    '01': {
      when: hasBase,
      at: 'percent',
      must: bePresent,
      say: 'A charge that states a base also states a percentage',
      cite: PEPPOL('PEPPOL-EN16931-R042'),
    },
  }),
  // From an unreleased version, whose code for it is not published.
  defineRules(
    Charge,
    'BILL-CHARGE',
    {
      '01': {
        when: when<Charge>('it is informative', ({ informative }) => informative === true),
        at: 'taxes',
        must: beEmpty,
        say: 'An informative charge leaves the totals unchanged and has no taxes',
        uncited: OWN_CHOICE,
      },
    },
    { own: true },
  ),
];
