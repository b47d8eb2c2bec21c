import type { StructureSource } from '../structure/structure-source.ts';
import { ORDINARY, SIMPLIFIED } from './namespaces.ts';

export const FATTURAPA_SOURCE: StructureSource = {
  file: 'fatturapa/fatturapa-structure.codes.ts',
  name: 'FATTURAPA_STRUCTURE',
  about: 'Invoices of FatturaPA 1.2.3 (Agenzia delle Entrate).',
  schemas: ['FatturaPA_v1.2.3.xsd'],
  roots: [{ uri: ORDINARY, name: 'FatturaElettronica' }],
  open: [],
  prefixes: { p: ORDINARY, ds: 'http://www.w3.org/2000/09/xmldsig#' },
};

export const SIMPLIFIED_SOURCE: StructureSource = {
  file: 'fatturapa/simplified-structure.codes.ts',
  name: 'SIMPLIFIED_STRUCTURE',
  about: 'Simplified invoices of FatturaPA 1.0.2 (Agenzia delle Entrate).',
  schemas: ['SVFSM10_v1.0.2.xsd'],
  roots: [{ uri: SIMPLIFIED, name: 'FatturaElettronicaSemplificata' }],
  open: [],
  prefixes: { p: SIMPLIFIED, ds: 'http://www.w3.org/2000/09/xmldsig#' },
};
