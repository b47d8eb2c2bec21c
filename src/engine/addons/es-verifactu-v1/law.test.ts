import { describeAddonLaw } from '../../../testing/law/describe-law.ts';
import { published } from '../../../testing/law/source.ts';
import { spain } from '../../regimes/es/es.ts';
import { verifactu } from './es-verifactu-v1.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { TaxCombo } from '../../documents/tax/set.ts';

const itself = (value: object) => value as Readonly<Record<string, string>>;

/** VAT under a key with a code, `key/code`. */
const under = (words: string) => {
  const [key, code = ''] = words.split('/');
  return { cat: 'VAT', key, ...(code !== '' && { ext: { 'es-verifactu-exempt': code } }) };
};

type Coded = { readonly ext?: Record<string, string> };
const taxOf = (invoice: object) => (invoice as { readonly tax?: Coded }).tax?.ext;
const identityOf = (invoice: object) =>
  (invoice as { readonly customer?: { readonly identities?: readonly Coded[] } }).customer?.identities?.[0]?.ext;

describeAddonLaw(verifactu, {
  source: published('data/addons/es-verifactu-v1.json'),
  regime: spain,
  states: {
    key: 'es-verifactu-v1',
    scenarios: [
      'standard: es-verifactu-doc-type=F1',
      'standard + simplified: es-verifactu-doc-type=F2',
      'standard + replacement: es-verifactu-doc-type=F3',
      'corrective/credit-note/debit-note + simplified: es-verifactu-doc-type=R5',
    ],
    tags: { 'bill/invoice': 'replacement' },
    extensions: {
      'es-verifactu-doc-type': 'F1 F2 F3 R1 R2 R3 R4 R5',
      'es-verifactu-correction-type': 'S I',
      'es-verifactu-op-class': 'S1 S2 N1 N2',
      'es-verifactu-exempt': 'E1 E2 E3 E4 E5 E6',
      'es-verifactu-regime': '01 02 03 04 05 06 07 08 09 10 11 14 15 17 18 19 20',
      'es-verifactu-identity-type': '02 03 04 05 06 07',
      'es-verifactu-simplified-art7273': 'S N',
      'es-verifactu-issuer-type': 'T D',
    },
    corrections: [{ schema: 'bill/invoice', copyTax: true, extensions: 'es-verifactu-doc-type' }],
  },
  scenarios: [
    { type: 'standard', ext: { 'es-verifactu-doc-type': 'F1' } },
    { type: 'standard', tags: 'simplified', ext: { 'es-verifactu-doc-type': 'F2' } },
    { type: 'standard', tags: 'replacement', ext: { 'es-verifactu-doc-type': 'F3' } },
    { type: 'corrective', tags: 'simplified', ext: { 'es-verifactu-doc-type': 'R5' } },
    { type: 'credit-note', tags: 'simplified', ext: { 'es-verifactu-doc-type': 'R5' } },
    { type: 'debit-note', tags: 'simplified', ext: { 'es-verifactu-doc-type': 'R5' } },
  ],
  choices: {
    'GOBL-ES-VERIFACTU-BILL-INVOICE-11': 'es-verifactu-doc-type: F1 F2 F3',
    'GOBL-ES-VERIFACTU-BILL-INVOICE-12': 'es-verifactu-doc-type: R1 R2 R3 R4 R5',
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
      ext: 'key',
      given: (code) => ({ cat: 'VAT', ext: { 'es-verifactu-op-class': code } }),
      read: itself,
      codes: 'S1=standard S2=reverse-charge N1=outside-scope N2=outside-scope',
    },
    {
      type: TaxCombo,
      ext: 'es-verifactu-exempt',
      given: under,
      codes: `
      exempt=E1 exempt/E1=E1 exempt/E6=E6 exempt/E2=E1 export=E2 export/E2=E2 export/E3=E3 export/E4=E4 export/E1=E2 intra-community=E5 intra-community/E5=E5 intra-community/E1=E5 standard/E1= zero/E1= reverse-charge/E1= outside-scope/E1=
    `,
    },
    {
      type: TaxCombo,
      ext: 'es-verifactu-op-class',
      given: (words) => {
        const [key, code = ''] = words.split('/');
        return { cat: 'VAT', key, ext: { 'es-verifactu-op-class': code } };
      },
      codes: `
      standard/N1=S1 zero/N1=S1 reverse-charge/S1=S2 outside-scope/S1=N2 outside-scope/N1=N1 outside-scope/N2=N2 exempt/S1= export/S1= intra-community/S1=
    `,
    },
    {
      type: TaxCombo,
      ext: 'es-verifactu-op-class',
      given: (country) => ({ cat: 'VAT', key: 'standard', country }),
      codes: 'FR=N2 ES=S1',
    },
    {
      type: TaxCombo,
      ext: 'es-verifactu-regime',
      given: (key) => ({ cat: 'VAT', key }),
      codes: 'standard=01 export=02 exempt=01',
    },
    {
      type: Invoice,
      ext: 'es-verifactu-correction-type',
      given: (type) => ({ type }),
      read: taxOf,
      codes: 'corrective=S credit-note=I debit-note=I standard= proforma=',
    },
    {
      type: Invoice,
      ext: 'es-verifactu-doc-type',
      given: (code) => ({ type: 'corrective', tax: { ext: { 'es-verifactu-doc-type': code } } }),
      read: taxOf,
      codes: 'F1=R1 R1=R1 R2=R2 R3=R3 R4=R4 R5=R5',
    },
    {
      type: Invoice,
      ext: 'es-verifactu-identity-type',
      given: (key) => ({ type: 'standard', customer: { identities: [{ key, code: '1' }] } }),
      read: identityOf,
      codes: 'passport=03 foreign=04 resident=05 other=06 unknown=',
    },
    {
      type: Invoice,
      ext: 'es-verifactu-identity-type',
      given: (country) => ({
        type: 'standard',
        customer: { tax_id: { country, code: '1' }, identities: [{ key: 'passport', code: '1' }] },
      }),
      read: identityOf,
      codes: 'ES= FR=03',
    },
  ],
});
