import { expect, test } from 'vitest';
import { haveTax, includeTax } from './line-taxes.ts';

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

test.each([
  [[{ cat: 'VAT' }], true],
  [[{ cat: 'IRPF' }, { cat: 'VAT' }], true],
  [[{ cat: 'IRPF' }], false],
  [[], false],
  [undefined, false],
])('%j include VAT: %s', (taxes, holds) => {
  expect(includeTax('VAT').holds(taxes, {} as never)).toBe(holds);
});

test('what a line, or a set of taxes, would need is shown', () => {
  expect(haveTax('VAT').expected).toEqual({ kind: 'present', like: { taxes: [{ cat: 'VAT' }] } });
  expect(includeTax('IVA').expected).toEqual({ kind: 'present', like: [{ cat: 'IVA' }] });
});
