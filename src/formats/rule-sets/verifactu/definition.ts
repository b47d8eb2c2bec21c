import type { RuleSetDefinition } from '../definition.ts';

/**
 * Conditions of VERI*FACTU that a file alone can break, under the codes of the answers. With a warning a record is accepted
 * with errors. Source: AEAT, Documento de validaciones y errores 1.2.
 */
export const verifactuSet = {
  key: 'verifactu',
  name: 'VERI*FACTU',
  authority: 'Agencia Tributaria (AEAT)',
  documents: { RegistroAlta: 'verifactu', RegistroAnulacion: 'verifactu', RegFactuSistemaFacturacion: 'verifactu' },
  profiles: ['verifactu'],
  releases: [
    {
      key: '1.2',
      from: '2024-10-28',
      source: 'https://sede.agenciatributaria.gob.es/Sede/iva/sistemas-informaticos-facturacion-verifactu.html',
    },
  ],
  norm: {
    title: 'AEAT, VERI*FACTU, documento de validaciones y errores',
    url: 'https://sede.agenciatributaria.gob.es/Sede/iva/sistemas-informaticos-facturacion-verifactu.html',
  },
} as const satisfies RuleSetDefinition;
