import { isPaymentMeans, isWaiver, PAYMENT_MEANS, WAIVER } from '../../codelists/payment-means.ts';
import { beAChoice } from '../../core/rules/choices.ts';
import type { TypeRules } from '../../core/rules/define-rules.ts';
import { defineRules } from '../../core/rules/define-rules.ts';
import { all, satisfy, when } from '../../core/rules/constraint.ts';
import { beEmpty, bePresent, beUrl, notBeZero, whereGiven } from '../../core/rules/constraints.ts';
import { CODE_MAX_BYTES, isCodeLength } from '../../core/text/code.ts';
import { ARITHMETIC, EN_16931, OWN_FORM, OWN_LIST, OWN_MEMBER } from '../norms.ts';
import { TaxFilter } from '../tax/filter.ts';
import { DirectDebit } from './direct-debit.ts';
import { Instructions } from './instructions.ts';
import { Online } from './online.ts';
import { Record } from './record.ts';
import { DueDate, Terms } from './terms.ts';

const beMeansOfPayment = whereGiven(
  satisfy<string>('start with a known means of payment', isPaymentMeans, {
    kind: 'oneOf',
    values: PAYMENT_MEANS.map(({ key }) => key),
  }),
);

const beMeansOfPaymentMade = whereGiven(
  satisfy<string>('start with a known means of payment', (key) => isPaymentMeans(key) || isWaiver(key), {
    kind: 'oneOf',
    values: [...PAYMENT_MEANS, WAIVER].map(({ key }) => key),
  }),
);

const hasPercentage = when<Record>('it states a percentage', ({ percent }) => percent !== undefined);

const beAsShortAsACode = satisfy<string>(`take at most ${CODE_MAX_BYTES} bytes`, isCodeLength);

export const payRules: readonly TypeRules[] = [
  defineRules(DueDate, 'PAY-DUEDATE', {
    '01': {
      at: 'date',
      must: bePresent,
      say: 'Every instalment needs the day on which it falls due',
      uncited: OWN_MEMBER,
    },
    '02': {
      at: 'amount',
      must: notBeZero,
      say: 'An instalment whose amount is given cannot be of zero',
      uncited: OWN_MEMBER,
    },
  }),
  defineRules(Instructions, 'PAY-INSTRUCTIONS', {
    '01': { at: 'key', must: bePresent, say: 'Payment instructions need a means of payment', cite: EN_16931('BR-49') },
    '02': {
      at: 'key',
      must: beMeansOfPayment,
      say: 'The means of payment is one of the listed keys or starts with one',
      uncited: OWN_LIST,
    },
  }),
  defineRules(Online, 'PAY-ONLINE', {
    '01': {
      at: 'url',
      must: all(bePresent, beUrl),
      say: 'Online payment needs the full web address of the payment page',
      uncited: OWN_MEMBER,
    },
  }),
  defineRules(Record, 'PAY-RECORD', {
    '01': {
      at: 'key',
      must: beMeansOfPaymentMade,
      say: 'The means of a payment is one of the listed keys or starts with one',
      uncited: OWN_LIST,
    },
  }),
  // From an unreleased version, which changes them to codes; no rule has a code for that.
  defineRules(
    Record,
    'PAY-RECORD',
    {
      '01': {
        at: 'ref',
        must: beAsShortAsACode,
        say: `The reference of a payment is at most ${CODE_MAX_BYTES} characters long`,
        uncited: OWN_FORM,
      },
      '02': {
        when: hasPercentage,
        at: 'taxes',
        must: beEmpty,
        say: 'A payment states a percentage or taxes, not both',
        uncited: ARITHMETIC,
      },
    },
    { own: true },
  ),
  defineRules(TaxFilter, 'TAX-FILTER', {
    '01': { at: 'cat', must: bePresent, say: 'A choice of taxes needs their category', uncited: OWN_MEMBER },
  }),
  defineRules(
    DirectDebit,
    'PAY-DIRECTDEBIT',
    {
      '01': {
        at: 'ref',
        must: beAsShortAsACode,
        say: `The reference of a mandate is at most ${CODE_MAX_BYTES} characters long`,
        uncited: OWN_FORM,
      },
    },
    { own: true },
  ),
  defineRules(Terms, 'PAY-TERMS', {
    '01': {
      at: 'key',
      must: whereGiven(beAChoice(Terms, 'key')),
      say: 'The key of the payment terms is one of the listed terms',
      uncited: OWN_LIST,
    },
  }),
];
