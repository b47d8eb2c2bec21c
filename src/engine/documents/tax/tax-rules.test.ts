import { defineAddon } from '../../core/tax/addon.ts';
import { vatKeys } from '../../core/tax/global-categories.ts';
import { defineRegime } from '../../core/tax/regime.ts';
import { describeRules } from '../../../testing/rules/rule-cases.ts';
import { ruleBench } from '../../../testing/rules/rule-bench.ts';
import { Invoice } from '../bill/invoice.ts';
import { Line } from '../bill/line.ts';
import { comboRules } from './combo-rules.ts';
import { taxIdentityRules } from './identity-rules.ts';
import { TaxIdentity } from './identity.ts';
import { TaxNote } from './note.ts';
import { taxSetRules } from './set-rules.ts';
import { TaxCombo, taxSet } from './set.ts';

/** An invented tax law: VAT with keys and a rate, and a withheld tax with neither. */
const regime = defineRegime({
  country: 'AA',
  alternatives: ['AB'],
  name: { en: 'Testland' },
  timeZone: 'UTC',
  currency: 'EUR',
  categories: [
    {
      code: 'VAT',
      name: { en: 'VAT' },
      keys: vatKeys,
      rates: [{ rate: 'general', keys: ['standard'], name: { en: 'General' }, values: [{ percent: '20%' }] }],
    },
    { code: 'WHT', name: { en: 'Withheld' }, retained: true, rates: [{ rate: 'pro', name: { en: 'Professionals' } }] },
  ],
});
const addon = defineAddon({ key: 'aa-test-v1', name: { en: 'Test' } });
const extensions = [{ key: 'aa-reason', name: { en: 'Reason' } }];

const here = { type: TaxCombo, regime: 'AA', at: '$' };
const nowhere = { type: TaxCombo, regime: '', at: '$' };
const vat = { cat: 'VAT', key: 'standard', rate: 'general', percent: '20%' };
const bench = { regimes: [regime], addons: [addon], extensions };

describeRules('rules of taxes on a line', ruleBench({ rules: [comboRules], ...bench }), {
  'GOBL-TAX-COMBO-01': [
    { ...here, accepts: vat, rejects: { cat: 'GST' } },
    // Without a regime a tax cannot be compared with anything, not even with the global categories.
    { ...nowhere, accepts: { cat: 'FOO' }, rejects: { cat: 'FOO', country: 'AA' } },
    { ...here, accepts: { cat: 'FOO', country: 'ZZ' }, rejects: { cat: 'FOO', country: 'AB' } },
    { ...here, accepts: { cat: 'WHT' }, rejects: {} },
    { type: Line, regime: 'AA', accepts: { taxes: [vat] }, rejects: { taxes: [vat, { cat: 'X' }] }, at: '$.taxes[1]' },
    { type: Invoice, spares: {}, rejects: { $regime: 'AA', lines: [{ taxes: [{}] }] }, at: '$.lines[0].taxes[0]' },
  ],
  'GOBL-TAX-COMBO-02': [
    { ...here, accepts: vat, rejects: { cat: 'VAT', key: 'free' } },
    { ...here, accepts: { cat: 'VAT' }, rejects: { cat: 'WHT', key: 'standard' } },
    { ...here, accepts: { cat: 'FOO', key: 'free' }, rejects: { ...vat, key: 'Standard' } },
    { ...nowhere, accepts: { cat: 'VAT', key: 'free' }, rejects: { cat: 'VAT', key: 'free', country: 'AA' } },
  ],
  'GOBL-TAX-COMBO-03': [
    { ...here, accepts: vat, rejects: { ...vat, rate: 'reduced' } },
    { ...here, accepts: { ...vat, rate: 'general+x' }, rejects: { ...vat, key: 'zero' } },
    { ...here, accepts: { cat: 'WHT', rate: 'pro' }, rejects: { cat: 'VAT', rate: 'general' } },
    { ...here, accepts: { cat: 'FOO', rate: 'x' }, rejects: { cat: 'WHT', rate: 'x' } },
  ],
  'GOBL-TAX-COMBO-04': [
    { ...here, accepts: vat, rejects: { cat: 'VAT', key: 'standard' } },
    { ...here, accepts: { cat: 'VAT', key: 'exempt' }, rejects: { cat: 'VAT', key: 'exempt', percent: '0%' } },
    { ...here, accepts: { cat: 'WHT', percent: '0%' }, rejects: { cat: 'WHT' } },
    { ...here, accepts: { cat: 'VAT', key: 'free' }, rejects: { cat: 'VAT' } },
    { ...nowhere, accepts: { cat: 'VAT' }, rejects: { cat: 'VAT' }, rejectedIn: { regime: 'AA' } },
  ],
  'GOBL-TAX-COMBO-05': [
    { ...here, accepts: { ...vat, surcharge: '1%' }, rejects: { cat: 'VAT', surcharge: '1%' } },
    { ...nowhere, accepts: { cat: 'VAT' }, rejects: { cat: 'FOO', surcharge: '1%' } },
  ],
  'GOBL-TAX-COMBO-06': [
    { ...here, accepts: { ext: { 'aa-reason': 'x' } }, rejects: { ext: { 'aa-reason': 'x', 'aa-other': 'x' } } },
    { ...nowhere, accepts: {}, rejects: { ext: { 'aa-other': 'x' } } },
  ],
});

describeRules('rules of tax sets, notes and addons', ruleBench({ rules: taxSetRules, ...bench }), {
  'GOBL-TAX-SET-01': [
    { type: taxSet, accepts: [{ cat: 'VAT' }, { cat: 'WHT' }], rejects: [{ cat: 'VAT' }, { cat: 'VAT' }], at: '$' },
    { type: Line, accepts: { taxes: [{}] }, rejects: { taxes: [{ cat: 'A' }, {}, {}] }, at: '$.taxes' },
  ],
  'GOBL-TAX-NOTE-01': [
    { type: TaxNote, accepts: { text: 'x' }, rejects: {}, at: '$.text' },
    { type: Invoice, spares: { tax: {} }, rejects: { tax: { notes: [{}] } }, at: '$.tax.notes[0].text' },
  ],
  'GOBL-TAX-ADDONS-01': {
    type: Invoice,
    accepts: { $addons: ['aa-test-v1'] },
    rejects: { $addons: ['aa-test-v1', 'aa-test-v2'] },
    at: '$.$addons[1]',
  },
});

describeRules('rules of tax numbers', ruleBench({ rules: [taxIdentityRules] }), {
  'GOBL-TAX-IDENTITY-01': [
    { type: TaxIdentity, accepts: { country: 'ES' }, rejects: { code: 'X' }, at: '$.country' },
    {
      type: Invoice,
      spares: { supplier: {} },
      rejects: { supplier: { tax_id: {} } },
      at: '$.supplier.tax_id.country',
    },
  ],
  'GOBL-TAX-IDENTITY-02': [
    { type: TaxIdentity, accepts: { code: 'AÑ&1' }, rejects: { code: 'A-1' }, at: '$.code' },
    { type: TaxIdentity, accepts: {}, rejects: { code: 'a1' }, at: '$.code' },
  ],
  'GOBL-TAX-IDENTITY-03': [
    { type: TaxIdentity, accepts: { scheme: 'a-B.1' }, rejects: { scheme: 'a--b' }, at: '$.scheme' },
    { type: TaxIdentity, accepts: {}, rejects: { scheme: '-' }, at: '$.scheme' },
  ],
});
