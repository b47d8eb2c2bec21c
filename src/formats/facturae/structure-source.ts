import type { StructureSource } from '../structure/structure-source.ts';
import { FACTURAE } from './namespaces.ts';

export const FACTURAE_SOURCE: StructureSource = {
  file: 'facturae/facturae-structure.codes.ts',
  name: 'FACTURAE_STRUCTURE',
  about: 'Invoices of Facturae 3.2.2 (Ministerio de Hacienda).',
  schemas: ['facturaev3_2_2.xsd'],
  roots: [{ uri: FACTURAE, name: 'Facturae' }],
  open: [],
  prefixes: { fe: FACTURAE, ds: 'http://www.w3.org/2000/09/xmldsig#' },
};
