import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../core/json/json.ts';
import type { CalculationScope, CalculationTrouble } from '../../tax/calculation/scope.ts';
import { decoded, encoded, trialScope } from '../../../../testing/calculation/trial-scope.ts';
import { ExchangeRate } from '../../currency/exchange-rate.ts';
import { PaymentLine } from '../payment.ts';
import { calculatePaymentLine } from './lines.ts';
import { withoutPhrases } from '../../../../testing/without-phrases.ts';

const exchangeRates = [
  { from: 'USD', to: 'GBP', amount: '3' },
  { from: 'CHF', to: 'EUR', amount: '4' },
  { from: 'USD', to: 'EUR', amount: '0.9' },
].map((rate) => decoded(ExchangeRate, rate));

function settled(line: JsonObject, change: Partial<CalculationScope> = {}): JsonObject {
  const { scope, troubles } = trialScope({ exchangeRates, ...change });
  const result = encoded(PaymentLine, calculatePaymentLine(decoded(PaymentLine, line), '$.lines[2]', scope));
  expect(troubles).toEqual([]);
  return result;
}

const VAT = { code: 'VAT', rates: [{ base: '100.00', percent: '21%' }] };
const tax = { categories: [VAT] };

describe('what is still due', () => {
  test.each<[string, JsonObject, string]>([
    ['is what is payable less the amount', { payable: '30.00', amount: '10' }, '20.00'],
    ['is less the advances, too', { payable: '30.00', advances: '5.5', amount: '10' }, '14.50'],
    [
      'is what the document says is payable',
      { payable: '1', amount: '10', document: { code: '1', payable: '30' } },
      '20',
    ],
    [
      'is what the line says is payable where its document does not',
      { payable: '30', amount: '10', document: { code: '1' } },
      '20',
    ],
    // 33.33 × 0.9 = 29.997, at two decimals 30.00
    [
      'is in the currency of the payment',
      { amount: '10', document: { code: '1', currency: 'USD', payable: '33.33' } },
      '20.00',
    ],
    [
      'is not exchanged when only the line says what is payable',
      { payable: '30', amount: '10', document: { code: '1', currency: 'USD' } },
      '20',
    ],
  ])('%s', (_, line, due) => {
    expect(settled(line)).toMatchObject({ due });
  });

  test('is unknown when nothing says what is payable', () => {
    expect(settled({ amount: '10', advances: '3' })).not.toHaveProperty('due');
    expect(settled({ amount: '10', document: { code: '1' } })).not.toHaveProperty('due');
  });
});

describe('the taxes in a payment', () => {
  // 60.50 of 121.00 is half
  const half = { categories: [{ code: 'VAT', rates: [{ base: '50.00', amount: '10.50' }] }], sum: '10.50' };

  test.each<[string, JsonObject, unknown]>([
    [
      'are the share of the document’s that is paid',
      { amount: '60.50', document: { code: '1', payable: '121.00', tax } },
      half,
    ],
    [
      'are the share of the document’s, whatever the line says',
      { amount: '60.50', tax: { categories: [] }, document: { code: '1', payable: '121.00', tax } },
      half,
    ],
    [
      'are those of the line, worked out anew, without a document',
      { amount: '60.50', payable: '121.00', tax },
      { sum: '21.00' },
    ],
    ['are those of the line when nothing is payable', { amount: '60.50', tax }, { sum: '21.00' }],
    [
      'are those of the line when its document has none',
      { amount: '60.50', tax, document: { code: '1', payable: '121.00' } },
      { sum: '21.00' },
    ],
    [
      // 100.00 × 0.9 = 90.00, half of it
      'are in the currency of the payment',
      { amount: '54.45', document: { code: '1', currency: 'USD', payable: '121.00', tax } },
      { categories: [{ rates: [{ base: '45.00', amount: '9.45' }] }], sum: '9.45' },
    ],
    [
      // 100.00 ÷ 300.00 at four decimals is 0.3333
      'are a share of four decimals beyond those of a whole amount',
      { amount: '100.00', document: { code: '1', payable: '300.00', tax } },
      { categories: [{ rates: [{ base: '33.33', amount: '7.00' }] }] },
    ],
    [
      'are all of them when nothing is paid',
      { amount: '0.00', document: { code: '1', payable: '121.00', tax } },
      { categories: [{ rates: [{ base: '100.00', amount: '21.00' }] }] },
    ],
  ])('%s', (_, line, expected) => {
    expect(settled(line)).toMatchObject({ tax: expected });
  });

  test('are none where neither line nor document has any', () => {
    expect(settled({ amount: '1', payable: '2' })).not.toHaveProperty('tax');
    expect(settled({ amount: '1', document: { code: '1', payable: '2' } })).not.toHaveProperty('tax');
    expect(settled({ amount: '1', document: { code: '1', tax } })).not.toHaveProperty('tax');
  });

  test('of the document are worked out anew, at the decimals of the payment', () => {
    const fine = { categories: [{ code: 'VAT', rates: [{ base: '33.3333', percent: '10%' }] }], sum: '9' };
    expect(settled({ amount: '1', document: { code: '1', tax: fine } })).toMatchObject({
      document: { tax: { categories: [{ rates: [{ base: '33.33', amount: '3.33' }] }], sum: '3.33' } },
    });
    expect(settled({ amount: '1', document: { code: '1' } })['document']).toEqual({ code: '1' });
  });

  test('of categories without rates are nothing', () => {
    const empty = { categories: [{ code: 'VAT', rates: [] }] };
    expect(settled({ amount: '60.50', document: { code: '1', payable: '121.00', tax: empty } })).toMatchObject({
      tax: { categories: [{ code: 'VAT', rates: [], amount: '0.00' }], sum: '0.00' },
    });
    expect(settled({ amount: '60.50', document: { code: '1', payable: '121.00', tax: {} } })).toMatchObject({
      tax: { sum: '0.00' },
    });
  });
});

describe('a document in a currency of its own', () => {
  test.each<[string, string, Partial<CalculationTrouble>]>([
    [
      'needs a rate into that of the payment',
      'SEK',
      { code: 'EXCHANGE-RATE', path: '$.lines[2].document.currency', value: 'SEK' },
    ],
    [
      'must not be the payment’s',
      'EUR',
      {
        code: 'EXCHANGE-RATE',
        path: '$.lines[2].document.currency',
        value: 'EUR',
        expected: { kind: 'absent' },
        fixes: [
          {
            title: 'Remove the currency of the document',
            safe: true,
            edits: [{ op: 'remove', path: '$.lines[2].document.currency' }],
          },
        ],
      },
    ],
  ])('%s', (_, currency, expected) => {
    const found: CalculationTrouble[] = [];
    const { scope } = trialScope({ exchangeRates, report: (trouble) => found.push(trouble) });
    const line = decoded(PaymentLine, { amount: '1', document: { code: '1', currency, payable: '2', tax } });
    expect(calculatePaymentLine(line, '$.lines[2]', scope)).toBe(line);
    expect(found).toMatchObject([expected]);
    expect(found).toHaveLength(1);
  });

  test('is not exchanged at a rate from another, nor into another', () => {
    const { scope, troubles } = trialScope({ exchangeRates: exchangeRates.slice(0, 2) });
    const line = decoded(PaymentLine, { amount: '1', document: { code: '1', currency: 'USD', payable: '2' } });
    calculatePaymentLine(line, '$.lines[0]', scope);
    expect(troubles).toEqual(['EXCHANGE-RATE $.lines[0].document.currency']);
  });
});

describe('the trace of what is due', () => {
  function traced(line: JsonObject): readonly string[] {
    const { scope, figures } = trialScope({ traced: true });
    calculatePaymentLine(decoded(PaymentLine, line), '$.lines[2]', scope);
    return figures;
  }

  test('shows payable, advances and amount', () => {
    expect(withoutPhrases(traced({ payable: '30.00', advances: '5.5', amount: '10' }))).toEqual([
      '$.lines[2].due: payable − advances − amount = 14.50 → 14.50 ' +
        '($.lines[2].payable 30.00, $.lines[2].advances -5.5, $.lines[2].amount -10)',
    ]);
    expect(traced({ payable: '30.00', amount: '10' })).toEqual([
      '$.lines[2].due: payable − advances − amount = 20.00 → 20.00 ($.lines[2].payable 30.00, $.lines[2].amount -10)',
    ]);
    expect(traced({ amount: '10' })).toEqual([]);
  });
});
