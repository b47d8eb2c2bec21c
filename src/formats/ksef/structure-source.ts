import type { StructureSource } from '../structure/structure-source.ts';
import { FA_3 } from './namespaces.ts';

export const KSEF_SOURCE: StructureSource = {
  file: 'ksef/ksef-structure.codes.ts',
  name: 'KSEF_STRUCTURE',
  about: 'Invoices of KSeF, logical structure FA(3) (Ministerstwo Finansów).',
  schemas: ['FA3.xsd'],
  roots: [{ uri: FA_3, name: 'Faktura' }],
  open: [],
  prefixes: {
    fa: FA_3,
    etd: 'http://crd.gov.pl/xml/schematy/dziedzinowe/mf/2022/01/05/eD/DefinicjeTypy/',
  },
};
