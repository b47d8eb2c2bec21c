import { describeAddonLaw } from '../../../testing/law/describe-law.ts';
import { published } from '../../../testing/law/source.ts';
import { ticketBai } from './es-tbai-v1.ts';
import { Invoice } from '../../documents/bill/invoice.ts';

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
  ],
});
