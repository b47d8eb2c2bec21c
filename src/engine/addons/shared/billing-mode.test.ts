import { describe, expect, it } from 'vitest';
import { DocumentReader } from '../../core/schema/reader.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { billingMode } from './billing-mode.codes.ts';
import { billingModeOf, documentTypeOf, FINAL_MODES, PAID_MODES, withBillingMode } from './billing-mode.ts';

function invoiceOf(json: object): Invoice {
  return Invoice.decode(json as never, new DocumentReader(() => undefined)) as Invoice;
}

const mode = (code: string) => ({ 'fr-ctc-billing-mode': code });

describe('the billing mode', () => {
  it.each([
    [{}, 'M1'],
    [{ payable: '0.00' }, 'M1'],
    [{ due: '0.01' }, 'M1'],
    [{ due: '-1.00' }, 'M1'],
    [{ due: '0.00' }, 'M2'],
  ])('with totals %j is %s', (totals, code) => {
    expect(withBillingMode({}, invoiceOf({ totals })).ext).toEqual(mode(code));
  });

  it('without totals is that of an invoice to be paid', () => {
    expect(withBillingMode({}, invoiceOf({})).ext).toEqual(mode('M1'));
  });

  it('stays as given', () => {
    const tax = { ext: mode('S4') };
    expect(withBillingMode(tax, invoiceOf({ totals: { due: '0.00' } }))).toBe(tax);
  });

  it('counts as not given when empty', () => {
    expect(withBillingMode({ ext: mode('') }, invoiceOf({})).ext).toEqual(mode('M1'));
  });

  it('leaves the other settings alone', () => {
    const tax = { rounding: 'currency', ext: { 'x-other': '1' } };
    expect(withBillingMode(tax, invoiceOf({}))).toEqual({ ...tax, ext: { 'x-other': '1', ...mode('M1') } });
  });

  it.each([[{}], [{ tax: {} }], [{ tax: { ext: { 'x-other': '1' } } }]])('of %j is the empty text', (json) => {
    expect(billingModeOf(invoiceOf(json))).toBe('');
    expect(documentTypeOf(invoiceOf(json))).toBe('');
  });

  it('is read beside the type of the document', () => {
    const invoice = invoiceOf({ tax: { ext: { ...mode('B2'), 'untdid-document-type': '380' } } });
    expect([billingModeOf(invoice), documentTypeOf(invoice)]).toEqual(['B2', '380']);
  });

  it('is a code of the list, in every group', () => {
    const codes = billingMode.values?.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining([...FINAL_MODES, ...PAID_MODES, 'M1']));
  });
});
