import { describe, expect, it } from 'vitest';
import { DocumentReader } from '../../core/schema/reader.ts';
import { setExtension } from '../../core/tax/extension-changes.ts';
import { Line } from '../../documents/bill/line.ts';
import { changeVatExtensions } from './vat-of-line.ts';

function lineOf(json: object): Line {
  return Line.decode(json as never, new DocumentReader(() => undefined)) as Line;
}

describe('the VAT on a line', () => {
  const set = setExtension('x-product', 'goods');

  it('alone is changed', () => {
    const line = lineOf({ taxes: [{ cat: 'IRPF' }, { cat: 'VAT' }] });
    const { taxes } = changeVatExtensions(line, set);
    expect(taxes?.[0]).toBe(line.taxes?.[0]);
    expect(taxes?.[1]?.ext).toEqual({ 'x-product': 'goods' });
  });

  it.each([[{}], [{ taxes: [{ cat: 'IGIC' }] }], [{ taxes: [{ cat: 'VAT', ext: { 'x-product': 'goods' } }] }]])(
    'makes no new line of %j',
    (json) => {
      const line = lineOf(json);
      expect(changeVatExtensions(line, set)).toBe(line);
    },
  );
});
