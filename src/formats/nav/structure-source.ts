import type { StructureSource } from '../structure/structure-source.ts';
import { ANSWER_ROOTS, API, BASE, COMMON, DATA } from './namespaces.ts';

export const NAV_SOURCE: StructureSource = {
  file: 'nav/nav-structure.codes.ts',
  name: 'NAV_STRUCTURE',
  about: 'Invoices of Online Számla 3.0 (Nemzeti Adó- és Vámhivatal).',
  schemas: ['invoiceData.xsd'],
  roots: [{ uri: DATA, name: 'InvoiceData' }],
  open: [],
  prefixes: { data: DATA, base: BASE, common: COMMON },
  names: {
    file: 'nav/nav-names.codes.ts',
    name: 'NAV_NAMES',
    languages: ['hu', 'en'],
    licence: 'Copyright (c) 2019 Nemzeti Adó- és Vámhivatal, MIT licence.',
  },
};

export const ANSWERS_SOURCE: StructureSource = {
  file: 'nav/answers-structure.codes.ts',
  name: 'ANSWERS_STRUCTURE',
  about: 'Answers of Online Számla 3.0 to invoices that were sent (Nemzeti Adó- és Vámhivatal).',
  schemas: ['invoiceApi.xsd'],
  roots: ANSWER_ROOTS,
  open: [],
  prefixes: { api: API, base: BASE, common: COMMON },
};
