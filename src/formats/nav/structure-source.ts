import type { StructureSource } from '../structure/structure-source.ts';
import { BASE, DATA } from './namespaces.ts';

export const NAV_SOURCE: StructureSource = {
  file: 'nav/nav-structure.codes.ts',
  name: 'NAV_STRUCTURE',
  about: 'Invoices of Online Számla 3.0 (Nemzeti Adó- és Vámhivatal).',
  schemas: ['invoiceData.xsd'],
  roots: [{ uri: DATA, name: 'InvoiceData' }],
  open: [],
  prefixes: { data: DATA, base: BASE, common: 'http://schemas.nav.gov.hu/NTCA/1.0/common' },
};
