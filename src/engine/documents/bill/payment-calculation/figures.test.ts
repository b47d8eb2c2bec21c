import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../core/json/json.ts';
import { createStandardEngine } from '../../../standard.ts';

const engine = createStandardEngine();
const context = { now: () => new Date('2026-01-15T23:30:00Z'), newId: () => '019f9a11-4c7b-7dde-9f11-2b6a7e1d2c3b' };

const BASE: JsonObject = {
  $schema: 'https://gobl.org/draft-0/bill/payment',
  issue_date: '2026-01-15',
  currency: 'EUR',
  supplier: { name: 'Marta Soler', tax_id: { country: 'ES', code: 'B98602642' } },
  methods: [{ key: 'credit-transfer' }],
};

const VAT = { code: 'VAT', rates: [{ base: '100.00', percent: '21%' }] };
const invoice = (more: JsonObject): JsonObject => ({ code: 'F-1', ...more });

function build(change: JsonObject): JsonObject {
  const outcome = engine.build({ data: { ...BASE, ...change } }, context);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
}

function firstLine(line: JsonObject, more: JsonObject = {}): unknown {
  return (build({ lines: [line], ...more })['lines'] as readonly JsonObject[])[0];
}

function faults(change: JsonObject): readonly string[] {
  const outcome = engine.build({ data: { ...BASE, ...change } }, context);
  return outcome.ok ? [] : outcome.error.faults.map(({ code, properties }) => `${code} ${properties.join(' ')}`);
}

describe('a line of a payment', () => {
  test('takes what is payable from its document, and its share of the taxes', () => {
    expect(
      firstLine({
        amount: '60.50',
        payable: '1',
        document: invoice({ payable: '121.00', tax: { categories: [VAT] } }),
      }),
    ).toMatchObject({
      i: 1,
      payable: '121.00',
      due: '60.50',
      document: { tax: { categories: [{ amount: '21.00' }], sum: '21.00' } },
      tax: {
        categories: [{ rates: [{ base: '50.00', percent: '21%', amount: '10.50' }], amount: '10.50' }],
        sum: '10.50',
      },
    });
  });

  test('owes what neither advances nor the amount cover', () => {
    expect(firstLine({ amount: '10', payable: '30.00', advances: '5.5' })).toMatchObject({ due: '14.50' });
  });

  test('keeps the share at four decimals of a factor with two-digit amounts', () => {
    const document = invoice({
      payable: '30.00',
      tax: { categories: [{ code: 'VAT', rates: [{ base: '24.79', percent: '21%' }] }] },
    });
    expect(firstLine({ amount: '10.00', document })).toMatchObject({
      due: '20.00',
      tax: { categories: [{ rates: [{ base: '8.26', amount: '1.73' }] }], sum: '1.73' },
    });
  });

  test('converts a document in another currency', () => {
    const document = invoice({ currency: 'USD', payable: '121.00', tax: { categories: [VAT] } });
    const exchange_rates = [{ from: 'USD', to: 'EUR', amount: '0.9' }];
    expect(firstLine({ amount: '54.45', document }, { exchange_rates })).toMatchObject({
      payable: '108.90',
      due: '54.45',
      tax: { categories: [{ rates: [{ base: '45.00', amount: '9.45' }] }], sum: '9.45' },
    });
  });

  test('works out anew what is retained, however often', () => {
    const retained = { code: 'IRPF', retained: true, rates: [{ base: '100.00', percent: '15%' }] };
    expect(
      firstLine({ amount: '53.00', document: invoice({ payable: '106.00', tax: { categories: [VAT, retained] } }) }),
    ).toMatchObject({ document: { tax: { retained: '15.00' } }, tax: { sum: '10.50', retained: '7.50' } });
  });

  test('without anything payable works out its own taxes only', () => {
    const tax = { categories: [VAT] };
    expect(firstLine({ amount: '5', tax, document: invoice({ tax }) })).toMatchObject({ tax: { sum: '21.00' } });
    expect(firstLine({ amount: '5', document: invoice({ tax }) })).not.toHaveProperty('tax');
  });

  test('forgets that a tax is informative only', () => {
    const tax = { categories: [{ ...VAT, informative: true }] };
    expect(firstLine({ amount: '121.00', document: invoice({ payable: '121.00', tax }) })).toMatchObject({
      document: { tax: { sum: '0.00' } },
      tax: { sum: '21.00' },
    });
  });
});

describe('a payment', () => {
  test.each<[string, readonly JsonObject[], string]>([
    ['adds its lines at the decimals of the first', [{ amount: '1' }, { amount: '0.555' }], '2'],
    [
      'rounds each line as it comes',
      [{ amount: '0.0' }, { amount: '0.04' }, { amount: '0.04' }, { amount: '0.1' }],
      '0.1',
    ],
    ['subtracts refunds', [{ amount: '10.00' }, { amount: '2.50', refund: true }], '7.50'],
  ])('%s', (_, lines, total) => {
    const data = { ...BASE, lines };
    expect(engine.inspect({ data }, context).document).toMatchObject({ total });
  });

  test('puts its total on a single method that states no amount', () => {
    expect(build({ lines: [{ amount: '7.25' }] })).toMatchObject({ methods: [{ amount: '7.25' }] });
  });

  test('shares its total out by the percentages of the methods', () => {
    const methods = [
      { key: 'cash', percent: '33.3%' },
      { key: 'card', percent: '66.7%' },
    ];
    expect(build({ lines: [{ amount: '10.00' }], methods })).toMatchObject({
      methods: [{ amount: '3.33' }, { amount: '6.67' }],
    });
  });

  test('takes date and currency from the regime of the supplier', () => {
    const { issue_date: _, currency: __, ...undated } = BASE;
    const outcome = engine.build({ data: { ...undated, lines: [{ amount: '1' }] } }, context);
    expect(outcome).toMatchObject({
      value: { $regime: 'ES', type: 'receipt', issue_date: '2026-01-16', currency: 'EUR' },
    });
  });

  test.each<[string, JsonObject, string]>([
    [
      'without a rate for its document',
      { lines: [{ amount: '1', document: invoice({ currency: 'USD' }) }] },
      'ASSAY-CALC-EXCHANGE-RATE $.lines[0].document.currency',
    ],
    [
      'whose document states the same currency',
      { lines: [{ amount: '1', document: invoice({ currency: 'EUR' }) }] },
      'ASSAY-CALC-EXCHANGE-RATE $.lines[0].document.currency',
    ],
    [
      'without any currency',
      { currency: '', supplier: { name: 'N' }, lines: [{ amount: '1' }] },
      'ASSAY-CALC-CURRENCY $.currency',
    ],
    [
      'with taxes in an unknown currency',
      { currency: 'ZZZ', lines: [{ amount: '1', tax: { categories: [VAT] } }] },
      'ASSAY-CALC-CURRENCY $.currency',
    ],
  ])('%s is not calculated', (_, change, fault) => {
    expect(faults(change)).toEqual([fault]);
  });

  test('of a sum alone may be in a currency nobody knows, until the rules judge it', () => {
    expect(faults({ currency: 'ZZZ', lines: [{ amount: '1' }] })).not.toContain('ASSAY-CALC-CURRENCY $.currency');
  });
});

describe('the envelope of a payment', () => {
  const at = (uri: string) => ({ endpoints: [{ uri }] });
  const parties = {
    supplier: { ...(BASE['supplier'] as JsonObject), ...at('peppol:s') },
    customer: { name: 'C', ...at('peppol:c') },
  };

  test.each([
    ['receipt', 'peppol:s', 'peppol:c'],
    ['request', 'peppol:s', 'peppol:c'],
    ['advice', 'peppol:c', 'peppol:s'],
  ])('of a %s goes from %s to %s', (type, from, to) => {
    const data = { ...BASE, ...parties, type, lines: [{ amount: '1' }] };
    const outcome = engine.build({ data, envelop: true }, context);
    expect(outcome).toMatchObject({ value: { head: { from, to } } });
  });
});
