import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { Charge } from './charge.ts';
import { Discount } from './discount.ts';
import { Invoice } from './invoice.ts';
import { lineRules } from './line-rules.ts';
import { Line, LineCharge, LineDiscount, SubLine } from './line.ts';

const priced = { item: { name: 'Chair', price: '10.00' } };
const unpriced = { item: { name: 'Chair' } };

describeRules('rules of lines', ruleBench({ rules: lineRules }), {
  'GOBL-BILL-LINE-01': [
    { type: Line, accepts: { i: 1 }, rejects: {}, at: '$.i' },
    { type: Invoice, accepts: { lines: [{ i: 1 }] }, rejects: { lines: [{ i: 1 }, {}] }, at: '$.lines[1].i' },
  ],
  'GOBL-BILL-LINE-03': { type: Line, accepts: { item: {} }, rejects: {}, at: '$.item' },
  'GOBL-BILL-LINE-04': [
    { type: Line, accepts: { ...priced, sum: '10.00' }, rejects: priced, at: '$.sum' },
    { type: Line, spares: unpriced, rejects: { item: { name: 'Gift', price: '0' } }, at: '$.sum' },
  ],
  'GOBL-BILL-LINE-05': [
    { type: Line, accepts: { ...priced, total: '10.00' }, rejects: { ...priced, sum: '10.00' }, at: '$.total' },
    { type: Line, spares: {}, rejects: priced, at: '$.total' },
  ],
  'GOBL-BILL-SUBLINE-01': [
    { type: SubLine, accepts: { i: 1 }, rejects: {}, at: '$.i' },
    { type: Line, accepts: { breakdown: [{ i: 1 }] }, rejects: { breakdown: [{}] }, at: '$.breakdown[0].i' },
    { type: Line, accepts: { substituted: [{ i: 1 }] }, rejects: { substituted: [{}] }, at: '$.substituted[0].i' },
  ],
  'GOBL-BILL-SUBLINE-03': { type: SubLine, accepts: { item: {} }, rejects: {}, at: '$.item' },
  'GOBL-BILL-SUBLINE-04': { type: SubLine, accepts: { ...priced, sum: '0' }, rejects: priced, at: '$.sum' },
  'GOBL-BILL-SUBLINE-05': { type: SubLine, accepts: { ...priced, total: '0' }, rejects: priced, at: '$.total' },
  'GOBL-BILL-LINEDISCOUNT-01': [
    { type: LineDiscount, accepts: { base: '1', percent: '1%' }, rejects: { base: '1' }, at: '$.percent' },
    {
      type: Line,
      spares: { discounts: [{ amount: '1' }] },
      rejects: { discounts: [{ base: '0', amount: '1' }] },
      at: '$.discounts[0].percent',
    },
  ],
  'GOBL-BILL-LINECHARGE-01': {
    type: LineCharge,
    accepts: { base: '1', percent: '0%' },
    rejects: { base: '1' },
    at: '$.percent',
  },
  'GOBL-BILL-LINECHARGE-02': [
    { type: LineCharge, accepts: { base: '1' }, rejects: { base: '1', quantity: '1' }, at: '$.quantity' },
    { type: LineCharge, spares: { quantity: '1' }, rejects: { percent: '1%', quantity: '0' }, at: '$.quantity' },
  ],
  'GOBL-BILL-LINECHARGE-03': [
    { type: LineCharge, accepts: { base: '1' }, rejects: { base: '1', rate: '1' }, at: '$.rate' },
    { type: LineCharge, spares: { rate: '1' }, rejects: { percent: '1%', rate: '0' }, at: '$.rate' },
  ],
  'GOBL-BILL-LINECHARGE-04': [
    { type: LineCharge, accepts: {}, rejects: { unit: 'kg' }, at: '$.unit' },
    { type: LineCharge, spares: { quantity: '1', unit: 'kg' }, rejects: { unit: 'kg' }, at: '$.unit' },
  ],
  'GOBL-BILL-LINECHARGE-05': [
    { type: LineCharge, accepts: { quantity: '1', rate: '2' }, rejects: { quantity: '1' }, at: '$.rate' },
    { type: LineCharge, spares: {}, rejects: { quantity: '0' }, at: '$.rate' },
  ],
  'GOBL-BILL-DISCOUNT-01': {
    type: Discount,
    accepts: { base: '1', percent: '1%' },
    rejects: { base: '1' },
    at: '$.percent',
  },
  'GOBL-BILL-CHARGE-01': {
    type: Invoice,
    accepts: { charges: [{ base: '1', percent: '1%' }] },
    rejects: { charges: [{ base: '1' }] },
    at: '$.charges[0].percent',
  },
  'ASSAY-BILL-CHARGE-01': {
    type: Invoice,
    accepts: {
      charges: [
        { amount: '2', informative: true },
        { amount: '1', taxes: [{ cat: 'VAT' }] },
      ],
    },
    rejects: { charges: [{ amount: '2', informative: true, taxes: [{ cat: 'VAT' }] }] },
    at: '$.charges[0].taxes',
  },
});

describeRules('rules of charges alone', ruleBench({ rules: lineRules.filter(({ type }) => type === Charge.named) }), {
  'GOBL-BILL-CHARGE-01': [
    { type: Charge, accepts: { base: '1', percent: '1%' }, rejects: { base: '1' }, at: '$.percent' },
    { type: Charge, spares: { amount: '1' }, rejects: { base: '1' }, at: '$.percent' },
  ],
  'ASSAY-BILL-CHARGE-01': [
    {
      type: Charge,
      accepts: { amount: '2', informative: true },
      rejects: { amount: '2', informative: true, taxes: [{ cat: 'VAT' }] },
      at: '$.taxes',
    },
    {
      type: Charge,
      spares: { amount: '2', taxes: [{ cat: 'VAT' }] },
      rejects: { amount: '2', informative: true, taxes: [{ cat: 'VAT' }] },
      at: '$.taxes',
    },
  ],
});
