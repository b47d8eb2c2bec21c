import { describe, expect, it } from 'vitest';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { arca } from './ar-arca-v4.ts';

const bench = ruleBench({ rules: arca.rules ?? [] });

/** Every voucher type of the table of ARCA (RG 1415 and RG 4367), by kind. */
const A = '1 2 3 4 5 34 39 51 52 53 54 60 63 201 202 203'.split(' ');
const B = '6 7 8 9 10 35 40 61 64 206 207 208'.split(' ');
const C = '11 12 13 15 211 212 213'.split(' ');
const T = '195 196 197'.split(' ');
const USED_GOODS = '49';
const CREDIT_NOTES = '3 8 13 53 197 203 208 213'.split(' ');
const DEBIT_NOTES = '2 7 12 52 196 202 207 212'.split(' ');
const VOUCHERS = [...A, ...B, ...C, ...T, USED_GOODS];

const STATUSES = '1 4 5 6 7 8 9 10 13 15 16'.split(' ');
const STATUSES_OF_A = '1 6 13 16'.split(' ');

const breaks = (rule: string, voucher: string, more: JsonObject) =>
  bench
    .judge(Invoice, { tax: { ext: { 'ar-arca-doc-type': voucher } }, ...more })
    .some(({ code }) => code === `GOBL-AR-ARCA-BILL-INVOICE-${rule}`);

const customer = (status: string): JsonObject => ({ customer: { ext: { 'ar-arca-vat-status': status } } });

/** Vouchers that break a rule with a document. */
const cases: readonly (readonly [fact: string, rule: string, more: JsonObject, vouchers: readonly string[]])[] = [
  ['take a credit note', '05', { type: 'credit-note' }, VOUCHERS.filter((code) => !CREDIT_NOTES.includes(code))],
  ['take a debit note', '06', { type: 'debit-note' }, VOUCHERS.filter((code) => !DEBIT_NOTES.includes(code))],
  ['are for credit notes alone', '07', { type: 'standard' }, CREDIT_NOTES],
  ['are for debit notes alone', '08', { type: 'standard' }, DEBIT_NOTES],
  ['are right for credit notes', '07', { type: 'credit-note' }, []],
  ['are right for debit notes', '08', { type: 'debit-note' }, []],
  ['need a customer', '09', {}, [...A, ...C, ...T]],
  ['are bought from final consumers alone', '12', customer('1'), [USED_GOODS]],
  ['are not for final consumers', '13', customer('5'), A],
  ['are not for those who are registered', '14', customer('1'), B],
  ['have lines without taxes', '23', { lines: [{ taxes: [{ cat: 'VAT' }] }] }, C],
  ['need the relation of a tourist', '25', {}, T],
];

describe('types of vouchers of ARCA', () => {
  it.each(cases)('%s by rule %s', (_, rule, more, vouchers) => {
    const broken = VOUCHERS.filter((voucher) => breaks(rule, voucher, more));
    expect(broken.toSorted()).toEqual(vouchers.toSorted());
  });

  it('are of class A for the registered and for monotributo', () => {
    expect(STATUSES.filter((status) => !breaks('13', '1', customer(status)))).toEqual(STATUSES_OF_A);
    expect(STATUSES.filter((status) => breaks('14', '6', customer(status)))).toEqual(STATUSES_OF_A);
  });
});
