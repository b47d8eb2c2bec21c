import { writtenSign } from '../decimal.ts';
import type { InvoiceTerms, TermGroup } from '../term-tree.ts';
import {
  eachAllowance,
  eachCharge,
  eachGroup,
  eachValue,
  exists,
  isVat,
  oneExists,
  partExists,
  partPresent,
  present,
  valueIn,
} from './constraints.ts';
import { rule, splitRule, type TermRule } from './rule.ts';

const line = (
  code: string,
  term: string,
  say: string,
  must: (group: TermGroup, invoice: InvoiceTerms) => boolean,
): TermRule => rule(code, { terms: [term], say, on: eachGroup('BG-25'), must });

const atLeastZero = (group: TermGroup, term: string): boolean => {
  const sign = writtenSign(valueIn(group, term)?.text ?? '');
  return sign !== undefined && sign >= 0;
};

/** Amount, reason and reason code of an allowance or charge, with their rules. */
interface Adjustment {
  readonly on: ReturnType<typeof eachAllowance>;
  readonly what: string;
  readonly amount: readonly [code: string, term: string];
  readonly reason: readonly [code: string, alias: string, text: string, reasonCode: string];
  readonly category?: readonly [code: string, term: string, scheme: string];
}

const adjustments: readonly Adjustment[] = [
  {
    on: eachAllowance('BG-20'),
    what: 'An allowance on the whole invoice',
    amount: ['BR-31', 'BT-92'],
    category: ['BR-32', 'BT-95', 'BT-95-0'],
    reason: ['BR-33', 'BR-CO-21', 'BT-97', 'BT-98'],
  },
  {
    on: eachCharge('BG-21'),
    what: 'A charge on the whole invoice',
    amount: ['BR-36', 'BT-99'],
    category: ['BR-37', 'BT-102', 'BT-102-0'],
    reason: ['BR-38', 'BR-CO-22', 'BT-104', 'BT-105'],
  },
  {
    on: eachAllowance('BG-27'),
    what: 'An allowance on a line',
    amount: ['BR-41', 'BT-136'],
    reason: ['BR-42', 'BR-CO-23', 'BT-139', 'BT-140'],
  },
  {
    on: eachCharge('BG-28'),
    what: 'A charge on a line',
    amount: ['BR-43', 'BT-141'],
    reason: ['BR-44', 'BR-CO-24', 'BT-144', 'BT-145'],
  },
];

function rulesOf({ on, what, amount, reason, category }: Adjustment): TermRule[] {
  const [reasonRule, alias, text, code] = reason;
  const hasReason = { terms: [text, code], on, must: oneExists(text, code) };
  return [
    rule(amount[0], { terms: [amount[1]], say: `${what} has an amount`, on, must: exists(amount[1]) }),
    ...(category
      ? [
          rule(category[0], {
            terms: [category[1]],
            say: `${what} has a VAT category`,
            on,
            must: (group, { syntax }) => exists(category[1])(group) && isVat(valueIn(group, category[2]), syntax),
          }),
        ]
      : []),
    rule(reasonRule, { ...hasReason, say: `${what} says why, in words or by a code` }),
    rule(alias, { ...hasReason, say: `${what} has a reason, a reason code, or both` }),
  ];
}

/** Requirements for every line, allowance and charge. */
export const lineRules: readonly TermRule[] = [
  line('BR-21', 'BT-126', 'A line has an identifier', present('BT-126')),
  line('BR-22', 'BT-129', 'A line says how much is invoiced', exists('BT-129')),
  line('BR-23', 'BT-130', 'The quantity of a line has a unit', exists('BT-130')),
  line('BR-24', 'BT-131', 'A line has a net amount', exists('BT-131')),
  line('BR-25', 'BT-153', 'What a line invoices has a name', present('BT-153')),
  line('BR-26', 'BT-146', 'A line has a net price', exists('BT-146')),
  line('BR-27', 'BT-146', 'The net price of a line is not negative', (group) => atLeastZero(group, 'BT-146')),
  line(
    'BR-28',
    'BT-148',
    'The gross price of a line is not negative',
    (group) => !exists('BT-148')(group) || atLeastZero(group, 'BT-148'),
  ),
  line('BR-CO-04', 'BT-151', 'A line has a VAT category', (group, { syntax }) =>
    group.groupsOf('BG-30').some((tax) => tax.value('BT-151') && isVat(tax.value('BT-151-0'), syntax)),
  ),
  // CII does not accept a blank scheme.
  splitRule('BR-64', {
    terms: ['BT-157', 'BT-157-1'],
    say: 'A standard identifier of an item says its scheme',
    ubl: { on: eachValue('BT-157'), must: partExists('BT-157-1') },
    cii: { on: eachValue('BT-157'), must: partPresent('BT-157-1') },
  }),
  splitRule('BR-65', {
    terms: ['BT-158', 'BT-158-1'],
    say: 'A classification of an item says which one it is',
    ubl: { on: eachValue('BT-158'), must: partExists('BT-158-1') },
    cii: { on: eachValue('BT-158'), must: partPresent('BT-158-1') },
  }),
  ...adjustments.flatMap(rulesOf),
];
