import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../core/json/json.ts';
import { decoded, encoded, trialScope } from '../../../../testing/calculation/trial-scope.ts';
import { PaymentDetails } from '../payment-details.ts';
import { Totals } from '../totals.ts';
import { calculatePayment } from './payment-terms.ts';
import { withoutPhrases } from '../../../../testing/without-phrases.ts';

const TOTALS = {
  sum: '100.00',
  total: '100.00',
  taxes: {
    categories: [
      {
        code: 'VAT',
        rates: [
          {
            key: 'standard',
            base: '80.00',
            percent: '20%',
            amount: '16.00',
            surcharge: { percent: '5%', amount: '4.00' },
          },
          { key: 'standard', ext: { 'x-kind': 'b' }, base: '20.00', percent: '25%', amount: '5.00' },
          { key: 'exempt', base: '5.00', amount: '0.00' },
        ],
        amount: '21.00',
      },
      { code: 'IRPF', retained: true, rates: [{ base: '10.00', percent: '15%', amount: '1.50' }], amount: '1.50' },
    ],
    sum: '21.00',
  },
  tax: '21.00',
  total_with_tax: '121.00',
  payable: '121.05',
};

function paid(payment: JsonObject): JsonObject {
  const { scope } = trialScope();
  const result = calculatePayment(decoded(PaymentDetails, payment), decoded(Totals, TOTALS), scope);
  const { advance, due } = encoded(Totals, result.totals);
  return { ...encoded(PaymentDetails, result.payment), ...(advance && { advance }), ...(due && { due }) };
}

describe('the payment of a document', () => {
  test.each<[string, JsonObject, JsonObject]>([
    ['may be nothing that is calculated', { terms: { notes: 'Soon' } }, { terms: { notes: 'Soon' } }],
    [
      'takes advances off what is payable',
      { advances: [{ amount: '10' }, { amount: '5.125' }] },
      { advances: [{ amount: '10.00' }, { amount: '5.13' }], advance: '15.13', due: '105.92' },
    ],
    [
      // 121.05 × 33.3 % = 40.30965
      'takes shares of what is payable, whatever amount stands beside them',
      { advances: [{ percent: '33.3%', amount: '1' }] },
      { advances: [{ percent: '33.3%', amount: '40.31' }], advance: '40.31', due: '80.74' },
    ],
    [
      'of no per cent in advance is nothing',
      { advances: [{ percent: '0%', amount: '7' }] },
      { advances: [{ percent: '0%', amount: '0.00' }], advance: '0.00', due: '121.05' },
    ],
    [
      'takes what stands for taxes from the rows of the totals, each once and without its surcharge',
      {
        advances: [
          { key: 'waiver+vat-refund', taxes: [{ cat: 'VAT', key: 'standard' }, { cat: 'VAT' }] },
          { taxes: [{ cat: 'VAT', key: 'exempt' }], amount: '9' },
          { taxes: [{ cat: 'VAT', ext: { 'x-kind': 'b' } }] },
          { taxes: [{ cat: 'IRPF' }] },
          { taxes: [{ cat: 'GST' }], amount: '9' },
        ],
      },
      {
        advances: [
          { key: 'waiver+vat-refund', taxes: [{ cat: 'VAT', key: 'standard' }, { cat: 'VAT' }], amount: '21.00' },
          { taxes: [{ cat: 'VAT', key: 'exempt' }], amount: '0.00' },
          { taxes: [{ cat: 'VAT', ext: { 'x-kind': 'b' } }], amount: '5.00' },
          { taxes: [{ cat: 'IRPF' }], amount: '1.50' },
          { taxes: [{ cat: 'GST' }], amount: '0.00' },
        ],
        advance: '27.50',
        due: '93.55',
      },
    ],
    ['with an empty list of advances owes nothing in particular', { advances: [] }, {}],
    [
      // 121.05 × 50 % = 60.525
      'falls due by shares of what is payable',
      {
        terms: {
          key: 'due-date',
          notes: 'In two parts',
          due_dates: [
            { date: '2026-02-01', percent: '50%', amount: '1' },
            { date: '2026-03-01', amount: '60.524' },
          ],
        },
      },
      {
        terms: {
          key: 'due-date',
          notes: 'In two parts',
          due_dates: [
            { date: '2026-02-01', percent: '50%', amount: '60.53' },
            { date: '2026-03-01', amount: '60.52' },
          ],
        },
      },
    ],
    [
      'may fall due without saying how much',
      { terms: { due_dates: [{ date: '2026-02-01' }, { date: '2026-03-01', percent: '0%' }] } },
      { terms: { due_dates: [{ date: '2026-02-01' }, { date: '2026-03-01', percent: '0%' }] } },
    ],
    [
      'that falls due by no per cent keeps the amount',
      { terms: { due_dates: [{ date: '2026-02-01', percent: '0%', amount: '7' }] } },
      { terms: { due_dates: [{ date: '2026-02-01', percent: '0%', amount: '7.00' }] } },
    ],
  ])('%s', (_, payment, expected) => {
    expect(paid(payment)).toEqual({ ...expected });
  });
});

test('what is due is traced to what is payable and to each advance', () => {
  const { scope, figures } = trialScope({ traced: true });
  const given = { advances: [{ amount: '10' }, { amount: '5.125' }] };
  calculatePayment(decoded(PaymentDetails, given), decoded(Totals, TOTALS), scope);
  expect(withoutPhrases(figures)).toEqual([
    '$.totals.advance: sum of the advances = 15.13 → 15.13 ($.payment.advances[0].amount 10.00, $.payment.advances[1].amount 5.13)',
    '$.totals.due: payable − advances = 105.92 → 105.92 ($.totals.payable 121.05, $.totals.advance -15.13)',
  ]);
});
