import type { StructureSource } from '../structure/structure-source.ts';

export const FINVOICE_SOURCE: StructureSource = {
  file: 'finvoice/finvoice-structure.codes.ts',
  name: 'FINVOICE_STRUCTURE',
  about: 'Invoices of Finvoice 3.0 (Finanssiala).',
  schemas: ['Finvoice3.0.xsd'],
  roots: [{ uri: '', name: 'Finvoice' }],
  open: [],
  prefixes: {},
};
