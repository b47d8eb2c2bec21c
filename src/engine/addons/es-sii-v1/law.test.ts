import { describeAddonLaw } from '../../../testing/law/describe-law.ts';
import { published } from '../../../testing/law/source.ts';
import { spain } from '../../regimes/es/es.ts';
import { sii } from './es-sii-v1.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { TaxCombo } from '../../documents/tax/set.ts';

const itself = (value: object) => value as Readonly<Record<string, string>>;

/** VAT under a key with a code, `key/code`. */
const under = (words: string) => {
  const [key, code = ''] = words.split('/');
  return { cat: 'VAT', key, ...(code !== '' && { ext: { 'es-sii-exempt': code } }) };
};

type Coded = { readonly ext?: Record<string, string> };
const taxOf = (invoice: object) => (invoice as { readonly tax?: Coded }).tax?.ext;
const identityOf = (invoice: object) =>
  (invoice as { readonly customer?: { readonly identities?: readonly Coded[] } }).customer?.identities?.[0]?.ext;

describeAddonLaw(sii, {
  source: published('data/addons/es-sii-v1.json'),
  regime: spain,
  states: {
    key: 'es-sii-v1',
    scenarios: [
      'standard: es-sii-doc-type=F1',
      'standard + simplified: es-sii-doc-type=F2',
      'standard + replacement: es-sii-doc-type=F3',
      'corrective/credit-note/debit-note + simplified: es-sii-doc-type=R5',
    ],
    tags: { 'bill/invoice': 'replacement' },
    extensions: {
      'es-sii-doc-type': 'F1 F2 F3 F4 F5 F6 R1 R2 R3 R4 R5 AJ LC',
      'es-sii-correction-type': 'S I',
      'es-sii-exempt': 'E1 E2 E3 E4 E5 E6',
      'es-sii-outside-scope': 'other location',
      'es-sii-regime': '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 16 17',
      'es-sii-identity-type': '02 03 04 05 06 07',
      'es-sii-simplified-art7273': 'S N',
      'es-sii-third-party-issuer': 'S N',
      'es-sii-product': 'goods services',
    },
    corrections: [{ schema: 'bill/invoice', copyTax: true, extensions: 'es-sii-doc-type' }],
  },
  scenarios: [
    { type: 'standard', ext: { 'es-sii-doc-type': 'F1' } },
    { type: 'standard', tags: 'simplified', ext: { 'es-sii-doc-type': 'F2' } },
    { type: 'standard', tags: 'replacement', ext: { 'es-sii-doc-type': 'F3' } },
    { type: 'corrective', tags: 'simplified', ext: { 'es-sii-doc-type': 'R5' } },
    { type: 'credit-note', tags: 'simplified', ext: { 'es-sii-doc-type': 'R5' } },
    { type: 'debit-note', tags: 'simplified', ext: { 'es-sii-doc-type': 'R5' } },
  ],
  choices: {
    'GOBL-ES-SII-BILL-INVOICE-10': 'es-sii-doc-type: F1 F2 F3',
    'GOBL-ES-SII-BILL-INVOICE-11': 'es-sii-doc-type: R1 R2 R3 R4 R5',
  },
  derived: [
    {
      type: TaxCombo,
      ext: 'key',
      given: (code) => under(`/${code}`),
      read: itself,
      codes: 'E1=exempt E2=export E3=export E4=export E5=intra-community E6=exempt',
    },
    {
      type: TaxCombo,
      ext: 'es-sii-exempt',
      given: under,
      codes: `
      exempt=E1 exempt/E1=E1 exempt/E6=E6 exempt/E2=E1 export=E2 export/E2=E2 export/E3=E3 export/E4=E4 export/E1=E2 intra-community=E5 intra-community/E5=E5 intra-community/E1=E5 standard/E1= zero/E1= reverse-charge/E1= outside-scope/E1=
    `,
    },
    {
      type: TaxCombo,
      ext: 'es-sii-outside-scope',
      given: (words) => {
        const [key, code = ''] = words.split('/');
        return { cat: 'VAT', key, ext: { 'es-sii-outside-scope': code } };
      },
      codes: `
      outside-scope/x=location outside-scope/location=location outside-scope/other=other exempt/other= export/other= intra-community/other=
    `,
    },
    {
      type: TaxCombo,
      ext: 'es-sii-regime',
      given: (key) => ({ cat: 'VAT', key }),
      codes: 'standard=01 export=02 exempt=01',
    },
    {
      type: TaxCombo,
      ext: 'es-sii-outside-scope',
      given: (country) => ({ cat: 'VAT', key: 'standard', country }),
      codes: 'FR=location ES=',
    },
    {
      type: TaxCombo,
      ext: 'es-sii-exempt',
      given: (country) => ({ cat: 'VAT', key: 'exempt', country, ext: { 'es-sii-exempt': 'E1' } }),
      codes: 'FR= ES=E1',
    },
    {
      type: Invoice,
      ext: 'es-sii-correction-type',
      given: (type) => ({ type }),
      read: taxOf,
      codes: 'corrective=S credit-note=I debit-note=I standard= proforma=',
    },
    {
      type: Invoice,
      ext: 'es-sii-doc-type',
      given: (code) => ({ type: 'corrective', tax: { ext: { 'es-sii-doc-type': code } } }),
      read: taxOf,
      codes: 'F1=R1 R1=R1 R2=R2 R3=R3 R4=R4 R5=R5',
    },
    {
      type: Invoice,
      ext: 'es-sii-identity-type',
      given: (key) => ({ type: 'standard', customer: { identities: [{ key, code: '1' }] } }),
      read: identityOf,
      codes: 'passport=03 foreign=04 resident=05 other=06 unknown=',
    },
    {
      type: Invoice,
      ext: 'es-sii-identity-type',
      given: (country) => ({
        type: 'standard',
        customer: { tax_id: { country, code: '1' }, identities: [{ key: 'passport', code: '1' }] },
      }),
      read: identityOf,
      codes: 'ES= FR=03',
    },
  ],
});
