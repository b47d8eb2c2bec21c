import { describeAddonLaw } from '../../../testing/law/describe-law.ts';
import { published } from '../../../testing/law/source.ts';
import { ticketBai } from './es-tbai-v1.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { TaxCombo } from '../../documents/tax/set.ts';

const itself = (value: object) => value as Readonly<Record<string, string>>;

/** VAT under a key with a code, `key/code`. */
const under = (words: string) => {
  const [key, code = ''] = words.split('/');
  return { cat: 'VAT', key, ...(code !== '' && { ext: { 'es-tbai-exemption': code } }) };
};

describeAddonLaw(ticketBai, {
  source: published('data/addons/es-tbai-v1.json'),
  states: {
    key: 'es-tbai-v1',
    extensions: {
      'es-tbai-region': 'VI BI SS',
      'es-tbai-product': 'goods services resale',
      'es-tbai-exemption': 'E1 E2 E3 E4 E5 E6 OT RL VT IE S2',
      'es-tbai-correction': 'R1 R2 R3 R4 R5',
      'es-tbai-regime': '01 02 03 04 05 06 07 08 09 10 11 12 13 14 15 17 51 52 53',
      'es-tbai-bi-activity': '/^\\d{1,7}$/',
      'es-tbai-identity-type': '02 03 04 05 06',
      'es-tbai-simplified': 'S N',
    },
    corrections: [{ schema: 'bill/invoice', extensions: 'es-tbai-correction' }],
  },
  derived: [
    {
      type: Invoice,
      ext: 'es-tbai-region',
      given: (region) => ({ type: 'standard', supplier: { addresses: [{ region }] } }),
      read: (invoice) => (invoice as { tax?: { ext?: Record<string, string> } }).tax?.ext,
      codes: `
      alava=VI Álava=VI araba=VI vi=VI Bizkaia=BI vizcaya=BI BI=BI gipuzkoa=SS guipuzcoa=SS Guipúzcoa=SS ss=SS navarra=
    `,
    },
    {
      type: TaxCombo,
      ext: 'key',
      given: (code) => under(`/${code}`),
      read: itself,
      codes:
        'E1=exempt E6=exempt E2=export E3=export E4=export E5=intra-community S2=reverse-charge RL=outside-scope IE=outside-scope OT=outside-scope VT=outside-scope',
    },
    {
      type: TaxCombo,
      ext: 'es-tbai-exemption',
      given: under,
      codes: `
      exempt=E1 exempt/E1=E1 exempt/E6=E6 exempt/E2=E1 export=E2 export/E2=E2 export/E3=E3 export/E4=E4 export/E1=E2 intra-community=E5 intra-community/E5=E5 intra-community/E1=E5 reverse-charge=S2 reverse-charge/S2=S2 reverse-charge/E1=S2 outside-scope=RL outside-scope/RL=RL outside-scope/IE=IE outside-scope/OT=OT outside-scope/VT=VT outside-scope/E1=RL standard/E1= zero/E1=
    `,
    },
    {
      type: TaxCombo,
      ext: 'es-tbai-exemption',
      given: (country) => ({ cat: 'VAT', key: 'standard', country }),
      codes: 'FR=IE US=RL ES=',
    },
  ],
});
