import { describeAddonLaw } from '../../../testing/law/describe-law.ts';
import { published } from '../../../testing/law/source.ts';
import { ticket } from './it-ticket-v1.ts';
import { TaxCombo } from '../../documents/tax/set.ts';

const itself = (value: object) => value as Readonly<Record<string, string>>;

/** VAT under a key with a code, `key/code`. */
const under = (words: string) => {
  const [key, code = ''] = words.split('/');
  return { cat: 'VAT', key, ...(code !== '' && { ext: { 'it-ticket-exempt': code } }) };
};

describeAddonLaw(ticket, {
  source: published('data/addons/it-ticket-v1.json'),
  states: {
    key: 'it-ticket-v1',
    extensions: {
      'it-ticket-exempt': 'N1 N2 N3 N4 N5 N6',
      'it-ticket-product': 'goods services',
      'it-ticket-lottery': '/^[A-Z0-9]{8}$/',
      'it-ticket-line-ref': '',
    },
    corrections: [{ schema: 'bill/invoice', types: 'corrective', stamps: 'ade-ref' }],
  },
  choices: {
    'GOBL-IT-TICKET-BILL-INVOICE-03': 'VAT',
  },
  derived: [
    {
      type: TaxCombo,
      ext: 'key',
      given: (code) => under(`/${code}`),
      read: itself,
      codes: 'N1=outside-scope N2=outside-scope N3=export N4=exempt N5=exempt N6=reverse-charge',
    },
    {
      type: TaxCombo,
      ext: 'it-ticket-exempt',
      given: under,
      codes: `
      standard/N4= zero/N4= outside-scope=N1 outside-scope/N1=N1 outside-scope/N2=N2 outside-scope/N4=N1 export=N3 export/N3=N3 export/N4=N3 intra-community=N3 intra-community/N3=N3 intra-community/N4=N3 exempt=N4 exempt/N4=N4 exempt/N5=N5 exempt/N1=N4 reverse-charge=N6 reverse-charge/N6=N6 reverse-charge/N4=N6
    `,
    },
    {
      type: TaxCombo,
      ext: 'it-ticket-exempt',
      given: (country) => ({ cat: 'VAT', key: 'standard', country }),
      codes: 'FR=N2 US=N2 IT=',
    },
  ],
});
