import { expect, test } from 'vitest';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import type { Json } from '../../core/json/json.ts';
import type { AnyKind } from '../../core/schema/kind.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { Terms } from '../../documents/pay/terms.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { en16931 } from '../eu-en16931-v2017/eu-en16931-v2017.ts';
import { oioubl } from './dk-oioubl-v2.ts';

const european = ruleBench({ rules: en16931.rules ?? [] });
const danish = ruleBench({ rules: [...(en16931.rules ?? []), ...(oioubl.rules ?? [])] });
const due = { type: 'standard', totals: { payable: '10.00', due: '10.00' } };

test.each<[code: string, type: AnyKind, value: Json]>([
  ['GOBL-EU-EN16931-BILL-INVOICE-06', Invoice, due],
  ['GOBL-EU-EN16931-BILL-INVOICE-07', Invoice, { ...due, payment: {} }],
  ['GOBL-EU-EN16931-PAY-TERMS-01', Terms, {}],
  ['GOBL-EU-EN16931-TAX-COMBO-01', TaxCombo, { cat: 'VAT' }],
  ['GOBL-EU-EN16931-TAX-COMBO-02', TaxCombo, { cat: 'VAT', ext: { 'untdid-tax-category': 'B' } }],
])('%s of EN 16931 does not hold in Denmark', (code, type, value) => {
  expect(european.judge(type, value).map((fault) => fault.code)).toContain(code);
  expect(danish.judge(type, value).map((fault) => fault.code)).not.toContain(code);
});
