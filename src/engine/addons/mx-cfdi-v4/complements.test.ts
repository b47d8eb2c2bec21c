import { describe, expect, it } from 'vitest';
import type { Json } from '../../core/json/json.ts';
import type { ObjectType } from '../../core/schema/object-type.ts';
import { SCHEMA_ROOT } from '../../core/schema/kind.ts';
import { DocumentReader } from '../../core/schema/reader.ts';
import type { AnyBehaviour, CalculationContext } from '../../documents/behaviour.ts';
import { createStandardEngine } from '../../standard.ts';
import { FoodVouchers, foodVouchers } from './food-vouchers.ts';
import { FuelAccountBalance, fuelAccountBalance } from './fuel-account-balance.ts';

/** Complements depend only on themselves. */
const NOTHING = {} as CalculationContext;

function calculated<T>(type: ObjectType<T>, behaviour: AnyBehaviour, json: Json): Json {
  const document = type.decode(json, new DocumentReader(() => undefined)) as T;
  return type.encode(behaviour.steps.reduce((given, step) => step(given as never, NOTHING), document));
}

const fuel = (...lines: readonly Json[]) => calculated(FuelAccountBalance, fuelAccountBalance, { lines });

describe('calculation of fuel accounts', () => {
  it('works out taxes by percentage and by unit, rounding one by one', () => {
    const taxes = [
      { cat: 'VAT', percent: '16%' },
      { cat: 'IEPS', rate: '0.5451' },
    ];
    expect(fuel({ quantity: '9.661', item: { price: '12.743' }, taxes })).toMatchObject({
      lines: [{ i: 1, total: '123.11', taxes: [{ amount: '19.70' }, { amount: '5.27' }] }],
      subtotal: '123.11',
      total: '148.08',
    });
  });

  it('raises quantity and price to three decimals and keeps more', () => {
    expect(fuel({ quantity: '10', item: { price: '20.1234' }, taxes: [] })).toMatchObject({
      lines: [{ quantity: '10.000', item: { price: '20.1234' }, total: '201.23' }],
    });
  });

  it('adds up lines and their taxes', () => {
    const line = (price: string) => ({ quantity: '2', item: { price }, taxes: [{ cat: 'VAT', percent: '16%' }] });
    expect(fuel(line('10'), line('20'))).toMatchObject({
      lines: [
        { i: 1, total: '20.00', taxes: [{ amount: '3.20' }] },
        { i: 2, total: '40.00', taxes: [{ amount: '6.40' }] },
      ],
      subtotal: '60.00',
      total: '69.60',
    });
  });

  it('takes the percentage of a tax before its rate', () => {
    const taxes = [{ cat: 'VAT', percent: '16%', rate: '5' }];
    expect(fuel({ quantity: '1', item: { price: '100' }, taxes })).toMatchObject({ total: '116.00' });
  });

  it('comes to zero without lines', () => {
    expect(fuel()).toMatchObject({ subtotal: '0.00', total: '0.00' });
  });
});

describe('calculation of food vouchers', () => {
  it.each<[fact: string, amounts: readonly string[], rounded: readonly string[], total: string]>([
    ['adds up the vouchers', ['10.50', '20'], ['10.50', '20.00'], '30.50'],
    ['rounds each voucher, not their sum', ['0.004', '0.004', '0.004'], ['0.00', '0.00', '0.00'], '0.00'],
    ['rounds half away from zero', ['0.005', '1.115'], ['0.01', '1.12'], '1.13'],
    ['comes to zero without vouchers', [], [], '0.00'],
  ])('%s', (_fact, amounts, rounded, total) => {
    const lines = amounts.map((amount) => ({ amount }));
    const result = calculated(FoodVouchers, foodVouchers, { lines });
    expect(result).toMatchObject({ lines: rounded.map((amount, index) => ({ i: index + 1, amount })), total });
  });
});

describe('members of complements', () => {
  const engine = createStandardEngine();
  const context = { now: () => new Date('2026-03-14T12:00:00Z'), newId: () => '019f9a11-4c7b-7dde-9f11-000000000001' };

  it('are calculated as they are written, so that a code with blanks around it is a fault', () => {
    const data = { $schema: `${SCHEMA_ROOT}regimes/mx/food-vouchers`, lines: [{ e_wallet_id: ' 1 ', amount: '1' }] };
    const outcome = engine.build({ data }, context);
    const faults = outcome.ok ? [] : outcome.error.faults;
    expect(faults).toContainEqual(
      expect.objectContaining({ code: 'GOBL-CBC-CODE-02', properties: ['$.lines[0].e_wallet_id'] }),
    );
  });
});
