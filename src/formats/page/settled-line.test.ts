import { expect, it } from 'vitest';
import { createStandardEngine } from '../../engine/standard.ts';
import { paperView } from './paper-view.ts';

const engine = createStandardEngine();
const context = { now: () => new Date('2026-01-15T12:00:00Z'), newId: () => '0190c9b4-0000-7000-8000-000000000000' };

it('a payment shows what it pays, which part, what is left, how and how much', () => {
  const payment = engine.inspect(
    {
      data: {
        $schema: 'https://gobl.org/draft-0/bill/payment',
        type: 'receipt',
        code: 'P-1',
        currency: 'EUR',
        issue_date: '2026-02-01',
        supplier: { name: 'Talleres Navalón', tax_id: { country: 'ES', code: 'B98602642' } },
        customer: { name: 'C' },
        methods: [{ key: 'credit-transfer', date: '2026-01-31', amount: '60.00' }],
        lines: [
          {
            document: { series: 'A', code: '17', issue_date: '2026-01-15' },
            installment: 2,
            payable: '100.00',
            amount: '60.00',
            description: 'Second part',
          },
          { document: { code: '16' }, amount: '10.00', refund: true },
        ],
      },
    },
    context,
  ).document;
  const page = paperView(payment ?? {}, 'en', new Map());
  const [line] = page?.lines ?? [];
  expect(page?.heads).toMatchObject({
    item: 'Document',
    quantity: 'Instalment',
    price: 'To pay',
    taxes: 'Left to pay',
  });
  expect([line?.item, line?.quantity, line?.price, line?.taxes, line?.amount].map((cell) => cell?.text)).toEqual([
    'A-17',
    '2',
    '€100.00',
    '€40.00',
    '€60.00',
  ]);
  expect(line?.below.map(({ text }) => text)).toEqual(['15 January 2026', 'Second part']);
  expect(page?.lines[1]?.amount.text).toBe('−€10.00');
  expect(page?.totals).toMatchObject([{ label: 'Paid', text: '€50.00', main: true }]);
  expect(page?.payment).toMatchObject([{ label: 'Method', text: 'Bank transfer, 31 January 2026, €60.00' }]);
});
