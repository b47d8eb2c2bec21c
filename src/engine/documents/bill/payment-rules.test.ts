import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { paymentRules } from './payment-rules.ts';
import { Payment, PaymentLine } from './payment.ts';

const usd = { from: 'USD', to: 'EUR', amount: '2' };
const split = { currency: 'EUR', methods: [{ amount: '1.234' }, { amount: '2.223', currency: 'USD' }] };

describeRules('rules of payments', ruleBench({ rules: paymentRules }), {
  'GOBL-BILL-PAYMENT-01': { type: Payment, accepts: { type: 'receipt' }, rejects: {}, at: '$.type' },
  'GOBL-BILL-PAYMENT-02': { type: Payment, accepts: { type: 'advice' }, rejects: { type: 'cash' }, at: '$.type' },
  'GOBL-BILL-PAYMENT-03': { type: Payment, accepts: { methods: [{}] }, rejects: { methods: [] }, at: '$.methods' },
  'GOBL-BILL-PAYMENT-05': { type: Payment, accepts: { currency: 'EUR' }, rejects: {}, at: '$.currency' },
  'GOBL-BILL-PAYMENT-06': { type: Payment, accepts: { supplier: {} }, rejects: {}, at: '$.supplier' },
  'GOBL-BILL-PAYMENT-07': { type: Payment, accepts: { lines: [{}] }, rejects: {}, at: '$.lines' },
  'GOBL-BILL-PAYMENT-08': [
    {
      type: Payment,
      accepts: { currency: 'EUR', methods: [{ amount: '1' }, { amount: '2' }], total: '3.00' },
      rejects: { currency: 'EUR', methods: [{ amount: '1' }, { amount: '2' }], total: '3.01' },
      at: '$',
    },
    {
      // A null pays nothing.
      type: Payment,
      accepts: { currency: 'EUR', methods: [], total: '3.00' },
      rejects: { currency: 'EUR', methods: [null], total: '3.00' },
      at: '$',
    },
    {
      // Converted and rounded individually to the currency's decimals: 1.23 + 4.45.
      type: Payment,
      accepts: { ...split, exchange_rates: [usd, { ...usd, amount: '3' }], total: '5.68' },
      rejects: { ...split, total: '5.68' },
      at: '$',
    },
    {
      // An unknown currency uses the decimals of the total.
      type: Payment,
      accepts: { currency: 'ZZZ', methods: [{ amount: '1.234' }], total: '1.234' },
      rejects: { currency: 'EUR', methods: [{ amount: '1.234' }], total: '1.234' },
      at: '$',
    },
    { type: Payment, accepts: { total: '3' }, rejects: { methods: [{ amount: '1' }] }, at: '$' },
  ],
  'GOBL-BILL-PAYMENT-09': {
    type: Payment,
    accepts: { methods: [{ key: 'cash' }] },
    rejects: { methods: [{ key: 'cash' }, {}] },
    at: '$.methods[1].key',
  },
  'GOBL-BILL-PAYMENTLINE-01': [
    { type: PaymentLine, accepts: { installment: 999 }, rejects: { installment: 1000 }, at: '$.installment' },
    { type: PaymentLine, accepts: { installment: 0 }, rejects: { installment: -1 }, at: '$.installment' },
  ],
  'GOBL-BILL-PAYMENTLINE-02': [
    { type: PaymentLine, accepts: { payable: '0.01' }, rejects: { payable: '0.00' }, at: '$.payable' },
    { type: PaymentLine, accepts: {}, rejects: { payable: '-1' }, at: '$.payable' },
  ],
  'GOBL-BILL-PAYMENTLINE-03': [
    { type: PaymentLine, accepts: { advances: '0' }, rejects: { advances: '-0.01' }, at: '$.advances' },
    { type: Payment, accepts: { lines: [{}] }, rejects: { lines: [{ advances: '-1' }] }, at: '$.lines[0].advances' },
  ],
  'GOBL-BILL-PAYMENTLINE-04': { type: PaymentLine, accepts: { amount: '1' }, rejects: {}, at: '$.amount' },
  'GOBL-BILL-PAYMENTLINE-05': { type: PaymentLine, accepts: { due: '0' }, rejects: { due: '-1' }, at: '$.due' },
  'GOBL-BILL-PAYMENTLINE-11': [
    {
      type: PaymentLine,
      accepts: { payable: '10', advances: '10.00' },
      rejects: { payable: '10', advances: '10.01' },
      at: '$',
    },
    { type: PaymentLine, accepts: { advances: '1' }, rejects: { payable: '0', advances: '1' }, at: '$' },
  ],
  'GOBL-BILL-PAYMENTLINE-12': [
    { type: PaymentLine, accepts: { payable: '10', amount: '10' }, rejects: { payable: '10', amount: '11' }, at: '$' },
    {
      type: PaymentLine,
      accepts: { payable: '10', advances: '4', amount: '6' },
      rejects: { payable: '10', advances: '4', amount: '6.01' },
      at: '$',
    },
    // Another rule covers advances beyond the payable amount.
    {
      type: PaymentLine,
      accepts: { payable: '10', advances: '11', amount: '6' },
      rejects: { payable: '10', advances: '10', amount: '6' },
      at: '$',
    },
  ],
});
