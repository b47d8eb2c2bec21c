import { describeAddonLaw } from '../../../testing/law/describe-law.ts';
import { published } from '../../../testing/law/source.ts';
import { portugal } from '../../regimes/pt/pt.ts';
import { saft } from './pt-saft-v1.ts';

describeAddonLaw(saft, {
  source: published('data/addons/pt-saft-v1.json'),
  regime: portugal,
  states: {
    key: 'pt-saft-v1',
    scenarios: [
      'standard: pt-saft-invoice-type=FT',
      'standard + simplified: pt-saft-invoice-type=FS',
      'standard + cash-vat: pt-saft-cash-vat=1',
      'standard: pt-saft-invoice-type=FR',
      'debit-note: pt-saft-invoice-type=ND',
      'credit-note: pt-saft-invoice-type=NC',
      'proforma: pt-saft-work-type=PF',
    ],
    tags: { 'bill/delivery': 'return', 'bill/invoice': 'cash-vat', 'bill/payment': 'cash-vat' },
    extensions: {
      'pt-saft-invoice-type': 'FT FS FR ND NC',
      'pt-saft-payment-type': 'RC RG',
      'pt-saft-tax-rate': 'RED INT NOR ISE OUT',
      'pt-saft-exemption': `
      M01 M02 M04 M05 M06 M07 M09 M10 M11 M12 M13 M14 M15 M16 M19 M20 M21 M25 M26 M30 M31 M32 M33 M34 M40
      M41 M42 M43 M44 M45 M46 M99
    `,
      'pt-saft-product-type': 'P S O E I',
      'pt-saft-work-type': 'CM CC FC FO NE OU OR PF DC RP RE CS LD RA',
      'pt-saft-payment-means': 'CC CD CH CI CO CS DE LC MB NU OU PR TB TR',
      'pt-saft-source': 'P I M',
      'pt-saft-source-ref': '',
      'pt-saft-movement-type': 'GR GT GA GC GD',
      'pt-saft-cash-vat': '0 1',
    },
    corrections: [{ schema: 'bill/invoice', reasonRequired: true }],
  },
  scenarios: [
    { type: 'standard', ext: { 'pt-saft-invoice-type': 'FT' } },
    { type: 'standard', tags: 'invoice-receipt', ext: { 'pt-saft-invoice-type': 'FR' } },
    {
      type: 'standard',
      with: { payment: { advances: [{ description: 'Sinal', amount: '110.00' }] } },
      ext: { 'pt-saft-invoice-type': 'FR' },
    },
    {
      type: 'standard',
      with: { payment: { advances: [{ description: 'Sinal', amount: '109.99' }] } },
      ext: { 'pt-saft-invoice-type': 'FT' },
    },
    { type: 'standard', tags: 'simplified', ext: { 'pt-saft-invoice-type': 'FS' } },
    { type: 'standard', tags: 'cash-vat', ext: { 'pt-saft-invoice-type': 'FT', 'pt-saft-cash-vat': '1' } },
    { type: 'debit-note', ext: { 'pt-saft-invoice-type': 'ND' } },
    { type: 'credit-note', ext: { 'pt-saft-invoice-type': 'NC' } },
    { type: 'proforma', ext: { 'pt-saft-work-type': 'PF' } },
  ],
});
