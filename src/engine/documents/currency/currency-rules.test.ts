import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { Invoice } from '../bill/invoice.ts';
import { CurrencyAmount } from './amount.ts';
import { currencyRules } from './currency-rules.ts';
import { ExchangeRate } from './exchange-rate.ts';

describeRules('rules of currencies', ruleBench({ rules: currencyRules }), {
  'GOBL-CURRENCY-CODE-01': [
    { type: Invoice, accepts: { currency: 'JPY' }, rejects: { currency: 'EURO' }, at: '$.currency' },
    { type: Invoice, accepts: {}, rejects: { currency: 'eur' }, at: '$.currency' },
    { type: ExchangeRate, accepts: { from: 'USD' }, rejects: { from: 'ZZZ' }, at: '$.from' },
  ],
  'GOBL-CURRENCY-AMOUNT-01': { type: CurrencyAmount, accepts: { currency: 'EUR' }, rejects: {}, at: '$.currency' },
  'GOBL-CURRENCY-EXCHANGERATE-01': { type: ExchangeRate, accepts: { from: 'EUR' }, rejects: {}, at: '$.from' },
  'GOBL-CURRENCY-EXCHANGERATE-02': { type: ExchangeRate, accepts: { to: 'EUR' }, rejects: {}, at: '$.to' },
  'GOBL-CURRENCY-EXCHANGERATE-03': [
    {
      type: ExchangeRate,
      accepts: { at: '2026-01-31T00:00:00' },
      rejects: { at: '0000-00-00T00:00:00' },
      at: '$.at',
    },
    { type: ExchangeRate, accepts: {}, rejects: { at: '0000-00-00T00:00:00' }, at: '$.at' },
  ],
  'GOBL-CURRENCY-EXCHANGERATE-04': [
    { type: ExchangeRate, accepts: { amount: '0.01' }, rejects: { amount: '0.00' }, at: '$.amount' },
    { type: ExchangeRate, accepts: { amount: '1' }, rejects: { amount: '-1' }, at: '$.amount' },
  ],
});
