import type { RuleSetDefinition } from '../definition.ts';

/**
 * Conditions of CFDI 4.0 and of its complement for payments that a file alone can break, under the codes of SAT.
 * Source: SAT, matriz de errores CFDI 4.0 (2026-03-25) and of Pagos 2.0.
 */
export const cfdiSet = {
  key: 'cfdi',
  name: 'CFDI (SAT)',
  authority: 'Servicio de Administración Tributaria',
  documents: { Comprobante: 'cfdi' },
  profiles: ['cfdi'],
  releases: [
    {
      key: '4.0',
      from: '2022-01-01',
      source: 'https://www.sat.gob.mx/consultas/35025/formato-de-factura-electronica-(anexo-20)',
    },
  ],
  norm: {
    title: 'SAT, Anexo 20, matriz de errores CFDI 4.0 y Pagos 2.0',
    url: 'https://www.sat.gob.mx/consultas/35025/formato-de-factura-electronica-(anexo-20)',
  },
} as const satisfies RuleSetDefinition;
