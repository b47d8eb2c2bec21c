import { describeAddonLaw } from '../../../testing/law/describe-law.ts';
import { published } from '../../../testing/law/source.ts';
import { ticket } from './it-ticket-v1.ts';

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
});
