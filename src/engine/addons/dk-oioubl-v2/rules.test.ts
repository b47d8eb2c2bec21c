import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import type { JsonObject } from '../../core/json/json.ts';
import { Charge } from '../../documents/bill/charge.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { LineCharge } from '../../documents/bill/line.ts';
import { Instructions } from '../../documents/pay/instructions.ts';
import { TaxCombo } from '../../documents/tax/set.ts';
import { oioubl } from './dk-oioubl-v2.ts';

const vat = { taxes: [{ cat: 'VAT', rate: 'general' }] };
const other = { taxes: [{ cat: 'PIT' }] };
const typed = (code: string) => ({ tax: { ext: { 'untdid-document-type': code } } });
const lines = (taxes: JsonObject) => ({
  lines: [
    { quantity: '1', ...vat },
    { quantity: '1', ...taxes },
  ],
});
const charges = (...list: readonly JsonObject[]) => ({ charges: [{ amount: '1.00', ...vat }, ...list] });
const by = (code: string) => ({ key: 'other', ext: { 'untdid-payment-means': code } });

const duty = { key: 'excise', reason: 'Chokoladeafgift', amount: '1.00', ext: { 'dk-oioubl-duty-code': '16' } };
const { reason: _reason, ...unnamed } = duty;
const { ext: _ext, ...uncoded } = duty;

describeRules('rules of OIOUBL', ruleBench({ rules: oioubl.rules ?? [] }), {
  'GOBL-DK-OIOUBL-BILL-INVOICE-01': [
    ...['325', '380', '393', '381'].map((code) => ({
      type: Invoice,
      accepts: typed(code),
      rejects: typed('384'),
      at: '$.tax.ext',
    })),
    { type: Invoice, accepts: { tax: {} }, rejects: typed('326'), at: '$.tax.ext' },
  ],
  'GOBL-DK-OIOUBL-BILL-INVOICE-02': [
    {
      type: Invoice,
      accepts: { tax: { rounding: 'currency' } },
      rejects: { tax: { rounding: 'precise' } },
      at: '$.tax.rounding',
    },
    { type: Invoice, accepts: { tax: {} }, rejects: { tax: { rounding: 'precise' } }, at: '$.tax.rounding' },
  ],
  'GOBL-DK-OIOUBL-BILL-INVOICE-03': [
    {
      type: Invoice,
      accepts: { customer: { endpoints: [{ uri: 'DK:CVR:88146328' }] } },
      rejects: { customer: { name: 'Ada' } },
      at: '$.customer.endpoints',
    },
    { type: Invoice, spares: {}, rejects: { customer: { endpoints: [] } }, at: '$.customer.endpoints' },
  ],
  'GOBL-DK-OIOUBL-BILL-INVOICE-04': [
    { type: Invoice, accepts: lines(vat), rejects: lines({}), at: '$.lines[1]' },
    { type: Invoice, accepts: lines(vat), rejects: lines(other), at: '$.lines[1]' },
  ],
  'GOBL-DK-OIOUBL-BILL-INVOICE-05': [
    {
      type: Invoice,
      accepts: charges({ amount: '1.00', ...vat }),
      rejects: charges({ amount: '1.00', ...other }),
      at: '$.charges[1].taxes',
    },
    { type: Invoice, spares: { charges: [duty] }, rejects: charges({ amount: '1.00' }), at: '$.charges[1].taxes' },
  ],
  'GOBL-DK-OIOUBL-BILL-CHARGE-01': [
    { type: Charge, accepts: { ...duty, ...vat }, rejects: { ...unnamed, ...vat }, at: '$.reason' },
    { type: Charge, spares: { amount: '1.00' }, rejects: { ...unnamed, ...vat }, at: '$.reason' },
  ],
  'GOBL-DK-OIOUBL-BILL-CHARGE-02': [
    { type: Charge, accepts: { ...duty, ...vat }, rejects: { ...duty, ...other }, at: '$.taxes' },
    { type: Charge, spares: { key: 'tax', amount: '1.00' }, rejects: duty, at: '$.taxes' },
  ],
  'GOBL-DK-OIOUBL-BILL-CHARGE-03': [
    { type: Charge, accepts: { ...duty, ...vat }, rejects: { ...uncoded, ...vat }, at: '$.ext' },
    { type: Charge, spares: { key: 'tax', amount: '1.00' }, rejects: { ...uncoded, ...vat }, at: '$.ext' },
  ],
  'GOBL-DK-OIOUBL-BILL-LINECHARGE-01': [
    { type: LineCharge, accepts: duty, rejects: unnamed, at: '$.reason' },
    { type: LineCharge, spares: { amount: '1.00' }, rejects: unnamed, at: '$.reason' },
  ],
  'GOBL-DK-OIOUBL-BILL-LINECHARGE-02': [
    { type: LineCharge, accepts: duty, rejects: uncoded, at: '$.ext' },
    { type: LineCharge, spares: { amount: '1.00' }, rejects: uncoded, at: '$.ext' },
  ],
  'GOBL-DK-OIOUBL-TAX-COMBO-01': [
    { type: TaxCombo, accepts: { cat: 'VAT', key: 'zero' }, rejects: { cat: 'VAT', key: 'exempt' }, at: '$.key' },
    { type: TaxCombo, accepts: { cat: 'VAT' }, rejects: { cat: 'VAT', key: 'exempt' }, at: '$.key' },
  ],
  'GOBL-DK-OIOUBL-PAY-INSTRUCTIONS-01': [
    ...['1', '10', '20', '31', '42', '48', '49', '50', '58', '59', '93', '97'].map((code) => ({
      type: Instructions,
      accepts: by(code),
      rejects: by('30'),
      at: '$.ext',
    })),
    { type: Instructions, accepts: { key: 'other' }, rejects: by('68'), at: '$.ext' },
  ],
  'GOBL-DK-OIOUBL-PAY-INSTRUCTIONS-02': [
    ...[{}, { clearing: '123' }, { clearing: '12345' }, { clearing: '123A' }].map((account) => ({
      type: Instructions,
      accepts: { ...by('42'), credit_transfer: [{ number: '1', clearing: '1234' }] },
      rejects: { ...by('42'), credit_transfer: [{ number: '1', ...account }] },
      at: '$.credit_transfer[0].clearing',
    })),
    {
      type: Instructions,
      spares: { ...by('31'), credit_transfer: [{ number: '1' }] },
      rejects: { ...by('42'), credit_transfer: [{ number: '1' }] },
      at: '$.credit_transfer[0].clearing',
    },
  ],
});
