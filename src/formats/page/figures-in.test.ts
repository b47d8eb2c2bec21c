import { expect, it } from 'vitest';
import { amountIn, moneyIn, percentIn } from './figures-in.ts';

/** With plain spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

it.each([
  ['1234.50', '1,234.50', '1.234,50 €', '1234.50'],
  ['-0.10', '-0.10', '-0,10 €', '-0.10'],
  ['90071992547409931.07', '90,071,992,547,409,931.07', '90.071.992.547.409.931,07 €', '90071992547409931.07'],
  ['0.123456789012345678901', '0.123456789012345678901', '0.123456789012345678901 EUR', '0.123456789012345678901'],
  ['twelve', 'twelve', 'twelve', 'twelve'],
  ['9'.repeat(400), '9'.repeat(400), `${'9'.repeat(400)} EUR`, '9'.repeat(400)],
])('%s keeps all its digits, or stays as it is', (value, english, german, percent) => {
  expect(amountIn('en', value)).toBe(english);
  expect(plain(moneyIn('de', value, 'EUR'))).toBe(german);
  expect(percentIn('es', value)).toBe(percent);
});

it.each([
  ['21.0%', '21,0 %'],
  ['0%', '0 %'],
  ['-5.25%', '-5,25 %'],
  ['1.123456789012345678901%', '1.123456789012345678901%'],
  ['%', '%'],
  [`${'9'.repeat(400)}%`, `${'9'.repeat(400)}%`],
])('%s is a percentage with all its digits', (value, spanish) => {
  expect(plain(percentIn('es', value))).toBe(spanish);
});
