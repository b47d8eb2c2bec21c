import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../core/json/json.ts';
import { coreParts } from '../../core-parts.ts';
import { createEngine } from '../../create-engine.ts';
import { unitedStates } from './us.ts';

const engine = createEngine({ ...coreParts, regimes: [unitedStates], addons: [] });
const context = { now: () => new Date('2026-02-09T12:00:00Z'), newId: () => '019f9a11-4c7b-7dde-9f11-2b6a7e1d2c3b' };

function build(tax: JsonObject) {
  const data: JsonObject = {
    $schema: 'https://gobl.org/draft-0/bill/invoice',
    $regime: 'US',
    code: '1',
    supplier: { name: 'Hollis Creek Furniture LLC' },
    customer: { name: 'Marlow & Finch Architects Inc.' },
    lines: [{ quantity: '1', item: { name: 'Chair', price: '389.00' }, taxes: [tax] }],
  };
  return engine.build({ data }, context);
}

describe('sales tax of the United States', () => {
  it('is charged at the percentage of the line, to three decimals', () => {
    const outcome = build({ cat: 'ST', percent: '4.985%' });
    expect(outcome.ok && outcome.value['totals']).toMatchObject({ total: '389.00', tax: '19.39', payable: '408.39' });
  });

  it('is in dollars, with the date in the country’s middle time zone', () => {
    const outcome = build({ cat: 'ST', percent: '0.0%' });
    expect(outcome.ok && outcome.value).toMatchObject({ currency: 'USD', issue_date: '2026-02-09' });
  });

  it.each([
    ['a rate by name', { cat: 'ST', rate: 'general' }],
    ['a value added tax', { cat: 'VAT', percent: '20.0%' }],
  ])('knows no %s', (_, tax) => {
    expect(build(tax).ok).toBe(false);
  });
});
