import { expect, test } from 'vitest';
import type { Draft } from '../../engine/index.ts';
import { createStandardEngine } from '../../engine/index.ts';

const draft: Draft<'bill/invoice'> = {
  $schema: 'https://gobl.org/draft-0/bill/invoice',
  code: 'F-1',
  issue_date: '2026-01-15',
  supplier: { name: 'Marta Soler', tax_id: { country: 'ES', code: 'B98602642' } },
  customer: { name: 'Café Central' },
  lines: [{ quantity: '3', item: { name: 'Chair', price: '10.50' }, taxes: [{ cat: 'VAT', rate: 'general' }] }],
};

const engine = createStandardEngine();
const context = { now: () => new Date('2026-03-02T09:00:00Z'), newId: () => '019f9a11-4c7b-7dde-9f11-2b6a7e1d2c3b' };

test('what is built has the type of what is given', () => {
  const outcome = engine.build({ data: draft }, context);
  if (!outcome.ok) throw new Error(outcome.error.message);
  const payable: string = outcome.value.totals.payable;
  expect(payable).toBe('38.12');
});
