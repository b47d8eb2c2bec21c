import type { StructureSource } from '../structure/structure-source.ts';
import { MESSAGE_ROOTS, MESSAGES, ORDINARY, PRIVATE_MESSAGES, SIMPLIFIED } from './namespaces.ts';

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

export const MESSAGES_SOURCE: StructureSource = {
  file: 'fatturapa/messages-structure.codes.ts',
  name: 'MESSAGES_STRUCTURE',
  about:
    'Messages of SdI about files: those on public invoices (1.1) and those on others (1.0), Agenzia delle Entrate.',
  schemas: ['MessaggiTypes_v1.1.xsd', 'MessaggiFatturaTypes_v1.0.xsd'],
  roots: MESSAGE_ROOTS,
  open: [],
  prefixes: { types: MESSAGES, b2b: PRIVATE_MESSAGES, ds: 'http://www.w3.org/2000/09/xmldsig#' },
};
