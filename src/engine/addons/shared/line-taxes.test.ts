import { expect, test } from 'vitest';
import { haveTax } from './line-taxes.ts';

test.each([
  [{ taxes: [{ cat: 'VAT' }] }, true],
  [{ taxes: [{ cat: 'IRPF' }, { cat: 'VAT' }] }, true],
  [{ taxes: [{ cat: 'IRPF' }] }, false],
  [{ taxes: [] }, false],
  [{}, false],
  [undefined, true],
])('%j has VAT, or is no line: %s', (line, holds) => {
  expect(haveTax('VAT').holds(line, {} as never)).toBe(holds);
});
