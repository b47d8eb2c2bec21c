import { UBL_INVOICES, type RuleSetDefinition } from '../definition.ts';

export const ciusRoSet = {
  key: 'cius-ro',
  name: 'CIUS-RO',
  authority: 'Ministerul Finanțelor',
  documents: UBL_INVOICES,
  profiles: ['cius-ro'],
  base: 'en16931',
  // The file gives only the month.
  releases: [
    { key: '1.0.9', from: '2024-05-01', source: 'https://mfinante.gov.ro/ro/web/efactura/informatii-tehnice' },
  ],
  norm: { title: 'RO e-Factura, CIUS-RO', url: 'https://mfinante.gov.ro/ro/web/efactura/informatii-tehnice' },
} as const satisfies RuleSetDefinition;
