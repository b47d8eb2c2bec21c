import { describeNormalisers } from '../../../testing/normalisers/normaliser-cases.ts';
import { Invoice } from '../../documents/bill/invoice.ts';
import { normaliseInvoice } from './invoice.ts';

const ext = (code: string) => ({ ext: { 'co-dian-fiscal-responsibility': code } });
const colombian = { tax_id: { country: 'CO' } };

describeNormalisers('parties of the DIAN', { normalisers: [normaliseInvoice], addons: ['co-dian-v2'] }, [
  {
    fact: 'Colombian parties have no responsibility unless they state one',
    type: Invoice,
    given: { supplier: { ...colombian, ...ext('O-13') }, customer: colombian },
    becomes: { supplier: { ...colombian, ...ext('O-13') }, customer: { ...colombian, ...ext('R-99-PN') } },
  },
  {
    fact: 'parties of other countries stay',
    type: Invoice,
    given: { supplier: { tax_id: { country: 'ES' } }, customer: { name: 'Final consumer' } },
  },
]);
