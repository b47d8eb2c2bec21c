import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import type { RuleCase } from '../../../testing/rules/rule-cases.ts';
import { describeRules, spared } from '../../../testing/rules/rule-cases.ts';
import type { JsonObject } from '../../core/json/json.ts';
import type { AnyKind } from '../../core/schema/kind.ts';
import { Line } from '../../documents/bill/line.ts';
import { Item } from '../../documents/org/item.ts';
import { Note } from '../../documents/org/note.ts';
import { TaxNote } from '../../documents/tax/note.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { CategoryTotal } from '../../documents/tax/total.ts';
import { partRules } from './part-rules.ts';

function casesOf(type: AnyKind) {
  return (accepts: JsonObject, rejects: JsonObject, at = '$'): RuleCase => ({ type, accepts, rejects, at });
}

const line = casesOf(Line);
const item = casesOf(Item);
const note = casesOf(Note);
const taxNote = casesOf(TaxNote);
const combo = casesOf(TaxCombo);
const total = casesOf(CategoryTotal);

const exemptBy = (exemption: string) => ({ taxes: [{ cat: 'VAT', ext: { 'pt-saft-exemption': exemption } }] });
const reason = (code: string) => ({ key: 'legal', src: 'pt-saft-exemption', code, text: 'Isento' });
const saying = (text: string) => ({ key: 'legal', src: 'pt-saft-exemption', text });

const inBand = (band: string, more: JsonObject = {}) => ({
  ext: { 'pt-region': 'PT-AC', 'pt-saft-tax-rate': band, ...more },
});
const M07 = { 'pt-saft-exemption': 'M07' };
const vat = (given: JsonObject) => ({ cat: 'VAT', ...given });
const sums = (code: string, ...rates: readonly JsonObject[]) => ({ code, rates });

describeRules('rules of SAF-T (PT) about lines and taxes', ruleBench({ rules: partRules }), {
  'GOBL-PT-SAFT-BILL-LINE-01': [
    line({ quantity: '0.5' }, { quantity: '0' }, '$.quantity'),
    line({ quantity: '1' }, { quantity: '-1' }, '$.quantity'),
  ],
  'GOBL-PT-SAFT-BILL-LINE-02': line({ sum: '0.00' }, { sum: '-0.01' }, '$.sum'),
  'GOBL-PT-SAFT-BILL-LINE-03': line({ total: '0.00' }, { total: '-0.01' }, '$.total'),
  'GOBL-PT-SAFT-BILL-LINE-04': line(
    { discounts: [{ amount: '0.00' }] },
    { discounts: [{ amount: '2.00' }, { amount: '-0.01' }] },
    '$.discounts[1].amount',
  ),
  'GOBL-PT-SAFT-BILL-LINE-05': [
    line({ ...exemptBy('M07'), notes: [reason('M07')] }, exemptBy('M07')),
    line({ notes: [{ key: 'legal', text: 'Isento' }] }, { notes: [reason('M07')] }),
    line({ taxes: [{ cat: 'VAT' }] }, { ...exemptBy('M07'), notes: [reason('M01')] }),
    line({}, { ...exemptBy('M07'), notes: [reason('M07'), reason('M07')] }),
    line(
      { taxes: [{ cat: 'IRS', ext: M07 }, { cat: 'VAT' }] },
      { taxes: [{ cat: 'IRS', ext: M07 }], notes: [reason('M07')] },
    ),
  ],
  'GOBL-PT-SAFT-ORG-ITEM-01': item({ unit: 'kg' }, { name: 'Azulejo' }, '$.unit'),
  'GOBL-PT-SAFT-ORG-ITEM-02': [
    item({ ext: { 'pt-saft-product-type': 'P' } }, { name: 'Azulejo' }, '$.ext'),
    item({ ext: { 'pt-saft-product-type': 'S' } }, { ext: M07 }, '$.ext'),
  ],
  'GOBL-PT-SAFT-ORG-NOTE-01': [
    note(saying('Isento'), saying('Isent'), '$.text'),
    note(saying('x'.repeat(60)), saying('x'.repeat(61)), '$.text'),
    note(saying('ç'.repeat(30)), saying('ç'.repeat(31)), '$.text'),
    spared(note({ key: 'legal', text: 'x' }, saying('x'), '$.text')),
    spared(note({ key: 'general', src: 'pt-saft-exemption', text: 'x' }, saying('x'), '$.text')),
  ],
  'GOBL-PT-SAFT-TAX-NOTE-02': [
    taxNote({ cat: 'IRS', text: 'x'.repeat(60) }, { cat: 'IRS', text: 'x'.repeat(61) }, '$.text'),
    spared(taxNote({ cat: 'VAT', text: 'x'.repeat(61) }, { cat: 'IRC', text: 'ã'.repeat(31) }, '$.text')),
  ],
  'GOBL-PT-SAFT-TAX-COMBO-01': [
    combo(vat(inBand('NOR')), vat({}), '$.ext'),
    spared(combo({ cat: 'IRS' }, vat({ ext: { 'pt-region': 'PT' } }), '$.ext')),
    combo(vat(inBand('OUT')), vat({ ext: { 'pt-saft-tax-rate': 'OUT' } }), '$.ext'),
  ],
  'GOBL-PT-SAFT-TAX-COMBO-02': [
    combo(vat(inBand('ISE', M07)), vat(inBand('ISE')), '$.ext'),
    combo(vat(inBand('RED')), vat({ ext: { 'pt-saft-tax-rate': 'ISE' } }), '$.ext'),
    spared(combo({ cat: 'IRC', ...inBand('ISE') }, vat(inBand('ISE')), '$.ext')),
  ],
  'GOBL-PT-SAFT-TAX-CATEGORYTOTAL-01': [
    total(sums('VAT', inBand('NOR')), sums('VAT', inBand('NOR'), {}), '$.rates[1].ext'),
    spared(total(sums('IRS', {}), sums('VAT', { ext: { 'pt-saft-tax-rate': 'INT' } }), '$.rates[0].ext')),
  ],
  'GOBL-PT-SAFT-TAX-CATEGORYTOTAL-02': [
    total(sums('VAT', inBand('ISE', M07)), sums('VAT', inBand('ISE')), '$.rates[0].ext'),
    spared(total(sums('IRS', inBand('ISE')), sums('VAT', inBand('INT'), inBand('ISE')), '$.rates[1].ext')),
  ],
});
