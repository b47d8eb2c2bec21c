import type { RuleSet } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { when } from '../../core/rules/constraint.ts';
import { beEmpty, bePresent, settledByReading } from '../../core/rules/constraints.ts';
import { Charge } from './charge.ts';
import { Discount } from './discount.ts';
import { Line, LineCharge, LineDiscount, SubLine } from './line.ts';

const isPriced = when<Line | SubLine>('the item has a price', ({ item }) => item?.price !== undefined);

/** Lines and the rows inside them keep to the same rules. */
const rowRules = {
  '01': { at: 'i', must: bePresent, say: 'Every line needs its position number; building the document fills it in' },
  '02': { at: 'quantity', must: settledByReading('be present'), say: 'Every line needs a quantity' },
  '03': { at: 'item', must: bePresent, say: 'Every line needs an item' },
  '04': {
    when: isPriced,
    at: 'sum',
    must: bePresent,
    say: 'A line with a priced item needs its sum; building the document calculates it',
  },
  '05': {
    when: isPriced,
    at: 'total',
    must: bePresent,
    say: 'A line with a priced item needs its total; building the document calculates it',
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

export const lineRules: readonly RuleSet[] = [
  defineRules(Line, 'BILL-LINE', rowRules),
  defineRules(SubLine, 'BILL-SUBLINE', rowRules),
  defineRules(LineDiscount, 'BILL-LINEDISCOUNT', {
    '01': {
      when: hasBase,
      at: 'percent',
      must: bePresent,
      say: 'A line discount that states a base also states a percentage',
    },
  }),
  defineRules(LineCharge, 'BILL-LINECHARGE', {
    '01': {
      when: hasBase,
      at: 'percent',
      must: bePresent,
      say: 'A line charge that states a base also states a percentage',
    },
    '02': {
      when: isPercentage,
      at: 'quantity',
      must: beEmpty,
      say: 'A line charge taken as a percentage has no quantity',
    },
    '03': {
      when: isPercentage,
      at: 'rate',
      must: beEmpty,
      say: 'A line charge taken as a percentage has no rate per unit',
    },
    '04': {
      when: hasNoQuantity,
      at: 'unit',
      must: beEmpty,
      say: 'A line charge states a unit only together with a quantity',
    },
    '05': {
      when: hasQuantity,
      at: 'rate',
      must: bePresent,
      say: 'A line charge with a quantity needs a rate per unit',
    },
  }),
  defineRules(Discount, 'BILL-DISCOUNT', {
    '01': {
      when: hasBase,
      at: 'percent',
      must: bePresent,
      say: 'A discount that states a base also states a percentage',
    },
  }),
  defineRules(Charge, 'BILL-CHARGE', {
    '01': {
      when: hasBase,
      at: 'percent',
      must: bePresent,
      say: 'A charge that states a base also states a percentage',
    },
  }),
];
