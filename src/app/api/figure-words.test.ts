import { describe, expect, it } from 'vitest';
import { figureWords } from './figure-words.ts';

const invoice = {
  lines: [
    { item: { name: 'Brake pads' }, discounts: [{ percent: '5%' }] },
    { item: { name: '' }, charges: [{ amount: '1.00' }] },
    'no line',
  ],
  discounts: [{ reason: 'Loyalty', amount: '1.00' }],
  charges: [{ description: 'Freight' }],
  payment: { advances: [{ description: 'Deposit' }, {}] },
  totals: {
    taxes: {
      categories: [
        {
          code: 'VAT',
          rates: [{ percent: '21.0%', surcharge: { percent: '5.2%', amount: '1.00' } }, { base: '1.00' }],
        },
        { rates: [{ percent: '' }] },
      ],
    },
  },
};

describe('a figure by what people call it', () => {
  it.each([
    ['$.totals.sum', 'Sum of the lines'],
    ['$.totals.discount', 'Discounts'],
    ['$.totals.charge', 'Charges'],
    ['$.totals.tax_included', 'Tax that the prices include'],
    ['$.totals.total', 'Total without tax'],
    ['$.totals.tax', 'Tax'],
    ['$.totals.total_with_tax', 'Total with tax'],
    ['$.totals.retained_tax', 'Tax withheld'],
    ['$.totals.rounding', 'Rounding'],
    ['$.totals.payable', 'Payable'],
    ['$.totals.advance', 'Paid in advance'],
    ['$.totals.due', 'Due'],
    ['$.totals.unheard_of', 'totals.unheard_of'],
    ['$.total', 'Total'],
    ['$.totals.taxes.categories[0].rates[0].amount', 'VAT 21.0%'],
    ['$.totals.taxes.categories[0].rates[0].base', 'Base of VAT 21.0%'],
    ['$.totals.taxes.categories[0].rates[0].percent', 'VAT rate'],
    ['$.totals.taxes.categories[0].rates[0].surcharge.amount', 'Surcharge 5.2%'],
    [
      '$.totals.taxes.categories[0].rates[0].surcharge.percent',
      'totals.taxes.categories[0].rates[0].surcharge.percent',
    ],
    ['$.totals.taxes.categories[0].rates[1].amount', 'VAT'],
    ['$.totals.taxes.categories[0].rates[1].surcharge.amount', 'Surcharge'],
    ['$.totals.taxes.categories[1].rates[0].amount', 'Tax'],
    ['$.totals.taxes.categories[1].rates[0].percent', 'Tax rate'],
    ['$.totals.taxes.categories[7].rates[7].base', 'Base of Tax'],
    ['$.totals.taxes.categories[0].amount', 'totals.taxes.categories[0].amount'],
    ['$.lines[0]', 'Line 1: Brake pads'],
    ['$.lines[0].sum', 'Line 1: Brake pads'],
    ['$.lines[0].total', 'Line 1: Brake pads'],
    ['$.lines[1].total', 'Line 2'],
    ['$.lines[2].total', 'Line 3'],
    ['$.lines[9].total', 'Line 10'],
    ['$.lines[12].total', 'Line 13'],
    ['$.totals.taxes.categories[0].rates[0].amount[0]', 'totals.taxes.categories[0].rates[0].amount[0]'],
    ['$.lines[0].quantity', 'Quantity of line 1'],
    ['$.lines[0].item.price', 'Price of line 1'],
    ['$.lines[0].item.alt_prices', 'Alt_prices of line 1'],
    ['$.lines[0].discounts[0].amount', 'Discount 1 of line 1'],
    ['$.lines[1].charges[1].amount', 'Charge 2 of line 2'],
    ['$.discounts[0].amount', 'Discount 1: Loyalty'],
    ['$.charges[0].amount', 'Charge 1: Freight'],
    ['$.charges[4].amount', 'Charge 5'],
    ['$.payment.advances[0].amount', 'Advance 1: Deposit'],
    ['$.payment.advances[1]', 'Advance 2'],
    ['$.payment.terms', 'payment.terms'],
    ['$.other.lines[0].total', 'other.lines[0].total'],
  ])('%s is %s', (path, words) => {
    expect(figureWords(path, invoice)).toBe(words);
  });

  it('is the same in an envelope, and without a document follows from its path', () => {
    expect(figureWords('$.doc.lines[0].total', { doc: invoice })).toBe('Line 1: Brake pads');
    expect(figureWords('$.lines[0].total', undefined)).toBe('Line 1');
    expect(figureWords('$.lines[0].total', { lines: 'none' })).toBe('Line 1');
  });
});
