import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../core/json/json.ts';
import type { CalculationContext } from '../../behaviour.ts';
import { trialContext } from '../../../../testing/calculation/trial-context.ts';
import { decoded, encoded, knowing } from '../../../../testing/calculation/trial-scope.ts';
import type { CalculationTrouble } from '../../tax/calculation/scope.ts';
import { Payment } from '../payment.ts';
import { setPaymentCurrency } from './currency.ts';
import { calculatePaymentFigures } from './figures.ts';
import { withoutPhrases } from '../../../../testing/without-phrases.ts';

const BASE = { $regime: 'ES', currency: 'EUR', issue_date: '2026-01-15' };

function figured(json: JsonObject, change: Partial<CalculationContext> = {}): JsonObject {
  return encoded(Payment, calculatePaymentFigures(decoded(Payment, { ...BASE, ...json }), trialContext(change)));
}

function troublesOf(work: (context: CalculationContext) => unknown): readonly Partial<CalculationTrouble>[] {
  const found: CalculationTrouble[] = [];
  work(trialContext({ report: (trouble) => found.push(trouble) }));
  return found.map(({ code, path, value }) => ({ code, path, ...(value === undefined ? {} : { value }) }));
}

const VAT = { code: 'VAT', rates: [{ base: '33.33', percent: '10%' }] };
const taxed = (code: string) => ({ amount: '1', document: { code, payable: '1', tax: { categories: [VAT] } } });

describe('the total of a payment', () => {
  test.each<[string, readonly JsonObject[], string]>([
    ['is what the lines add up to', [{ amount: '1.50' }, { amount: '2.25' }], '3.75'],
    ['subtracts refunds', [{ amount: '10.00' }, { amount: '2.50', refund: true }], '7.50'],
    ['of refunds alone is negative', [{ amount: '2.50', refund: true }], '-2.50'],
    [
      'has the decimals of the first, to which each is rounded as it comes',
      [{ amount: '0.0' }, { amount: '0.04' }, { amount: '0.06' }],
      '0.1',
    ],
  ])('%s', (_, lines, total) => {
    expect(figured({ lines, total: '99' })).toMatchObject({ total });
  });

  test('stays as it is without lines', () => {
    expect(figured({ total: '99.00' })).toMatchObject({ total: '99.00', lines: null });
    expect(figured({ total: '99.00', lines: [] })).toMatchObject({ total: '99.00', lines: [] });
  });

  test('is in the trace, refunds as negative', () => {
    const traced: unknown[] = [];
    const lines = [{ amount: '10.00' }, { amount: '2.50', refund: true }];
    figured(
      { lines },
      { trace: ({ exact, value, ...figure }) => traced.push({ ...figure, figure: `${exact}/${value}` }) },
    );
    expect(withoutPhrases(traced)).toEqual([
      {
        path: '$.total',
        rule: 'sum of the lines',
        operands: [
          { path: '$.lines[0].amount', value: '10.00' },
          { path: '$.lines[1].amount', value: '-2.50' },
        ],
        figure: '7.50/7.50',
      },
    ]);
    traced.length = 0;
    figured({ lines: [] }, { trace: (figure) => traced.push(figure) });
    expect(traced).toEqual([]);
  });
});

describe('the methods of a payment', () => {
  const lines = [{ amount: '10.00' }];

  test.each<[string, readonly JsonObject[], readonly JsonObject[]]>([
    ['that say nothing of an amount carry the total', [{ key: 'card' }], [{ amount: '10.00' }]],
    ['that say an amount keep it', [{ key: 'card', amount: '3.00' }], [{ amount: '3.00' }]],
    [
      'in a currency of their own carry nothing that was not said',
      [{ key: 'card', currency: 'USD' }],
      [{ amount: '0' }],
    ],
    ['that are several carry what was said', [{ key: 'card' }, { key: 'cash' }], [{ amount: '0' }, { amount: '0' }]],
    [
      'by percentage carry their share of the total',
      [
        { key: 'card', percent: '33.3%', amount: '1' },
        { key: 'cash', percent: '66.7%' },
      ],
      [{ amount: '3.33' }, { amount: '6.67' }],
    ],
    ['by percentage may be one', [{ key: 'card', percent: '25%' }], [{ amount: '2.50' }]],
  ])('%s', (_, methods, expected) => {
    expect(figured({ lines, methods })).toMatchObject({ methods: expected });
  });

  test('are not made up', () => {
    expect(figured({ lines })).toMatchObject({ methods: null });
  });
});

describe('the lines of a payment', () => {
  test('are numbered and worked out, each at its place', () => {
    const usd = { amount: '1', document: { code: '1', currency: 'USD' } };
    const work = (context: CalculationContext) =>
      calculatePaymentFigures(decoded(Payment, { ...BASE, lines: [{ amount: '1', payable: '3' }, usd] }), context);
    expect(troublesOf(work)).toEqual([{ code: 'EXCHANGE-RATE', path: '$.lines[1].document.currency', value: 'USD' }]);
    expect(encoded(Payment, work(trialContext()))).toMatchObject({ lines: [{ i: 1, due: '2' }, { i: 2 }] });
  });

  test('are at the decimals of the currency', () => {
    expect(figured({ currency: 'BHD', lines: [taxed('1')] })).toMatchObject({
      lines: [{ document: { tax: { sum: '3.330' } } }],
    });
  });

  test('are exchanged at the rates of the payment', () => {
    const exchange_rates = [{ from: 'USD', to: 'EUR', amount: '0.5' }];
    const lines = [{ amount: '1', document: { code: '1', currency: 'USD', payable: '4' } }];
    expect(figured({ exchange_rates, lines })).toMatchObject({ lines: [{ payable: '2.00', due: '1.00' }] });
  });

  test.each<[string, JsonObject, string]>([
    ['are precise unless the regime says otherwise', {}, '0.0198'],
    ['are rounded as the regime says', { rounding: 'currency' }, '0.02'],
    ['are precise without a regime', { $regime: '' }, '0.0198'],
  ])('%s', (_, { $regime = 'ES', ...regime }, sum) => {
    // 10 % of 0.0660 and of 0.1320, which in model `currency` are 0.01 each
    const rates = [
      { base: '0.0660', percent: '10%' },
      { base: '0.1320', percent: '10%' },
    ];
    const lines = [{ amount: '1', tax: { categories: [{ code: 'VAT', rates }] } }];
    const change = { knowledge: knowing(regime as { rounding?: 'currency' }) };
    expect(figured({ $regime, lines }, change)).toMatchObject({ lines: [{ tax: { sum } }] });
  });

  test('in a currency nobody knows are numbered only, and said so when they need its decimals', () => {
    const given = (line: JsonObject) => decoded(Payment, { ...BASE, currency: 'ZZZ', lines: [line] });
    const trouble = [{ code: 'CURRENCY', path: '$.currency', value: 'ZZZ' }];
    const tax = { categories: [VAT] };
    for (const line of [
      { amount: '5', tax },
      { amount: '5', document: { code: '1', tax } },
      { amount: '5', document: { code: '1', currency: 'USD' } },
    ]) {
      expect(troublesOf((context) => calculatePaymentFigures(given(line), context))).toEqual(trouble);
      expect(encoded(Payment, calculatePaymentFigures(given(line), trialContext()))).toMatchObject({
        lines: [{ ...line, i: 1 }],
        total: '5',
      });
    }
    for (const line of [
      { amount: '5', payable: '7' },
      { amount: '5', payable: '7', document: { code: '1' } },
    ]) {
      expect(troublesOf((context) => calculatePaymentFigures(given(line), context))).toEqual([]);
      expect(encoded(Payment, calculatePaymentFigures(given(line), trialContext()))).toMatchObject({
        lines: [{ due: '2' }],
      });
    }
  });

  test('are left alone without a currency', () => {
    const given = decoded(Payment, { ...BASE, currency: '', lines: [{ amount: '1' }] });
    expect(calculatePaymentFigures(given, trialContext())).toBe(given);
  });
});

describe('the currency of a payment', () => {
  test.each<[string, JsonObject, string]>([
    ['stays when there is one', { $regime: 'SE', currency: 'EUR' }, 'EUR'],
    ['stays when nobody knows it', { $regime: 'SE', currency: 'ZZZ' }, 'ZZZ'],
    ['is that of the regime when there is none', { $regime: 'SE' }, 'SEK'],
  ])('%s', (_, json, currency) => {
    const knowledge = knowing({ country: 'SE', currency: 'SEK' });
    expect(setPaymentCurrency(decoded(Payment, json), trialContext({ knowledge })).currency).toBe(currency);
  });

  test.each([
    ['without a regime', {}],
    ['under a regime nobody knows', { $regime: 'AQ' }],
  ])('is missing %s', (_, json) => {
    const payment = decoded(Payment, json);
    expect(setPaymentCurrency(payment, trialContext())).toBe(payment);
    expect(troublesOf((context) => setPaymentCurrency(payment, context))).toEqual([
      { code: 'CURRENCY', path: '$.currency' },
    ]);
  });
});
