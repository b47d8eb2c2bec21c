import type { StructureSource } from '../structure/structure-source.ts';
import { FA_3, UPO } from './namespaces.ts';

export const KSEF_SOURCE: StructureSource = {
  file: 'ksef/ksef-structure.codes.ts',
  name: 'KSEF_STRUCTURE',
  about: 'Invoices of KSeF, logical structure FA(3), and receipts UPO 4.3 (Ministerstwo Finansów).',
  schemas: ['FA3.xsd', 'upo-v4-3.xsd'],
  roots: [
    { uri: FA_3, name: 'Faktura' },
    { uri: UPO, name: 'Potwierdzenie' },
  ],
  open: [],
  prefixes: {
    fa: FA_3,
    upo: UPO,
    etd: 'http://crd.gov.pl/xml/schematy/dziedzinowe/mf/2022/01/05/eD/DefinicjeTypy/',
  },
  names: {
    file: 'ksef/ksef-names.codes.ts',
    name: 'KSEF_NAMES',
    languages: ['pl'],
    licence: 'Copyright (c) 2025 Ministerstwo Finansów, MIT licence.',
  },
};
