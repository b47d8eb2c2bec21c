import type { StructureSource } from '../structure/structure-source.ts';
import { CFDI, FUEL, LEGENDS, LOCAL, PAYMENTS, STAMP, TRADE, VOUCHERS } from './namespaces.ts';

export const CFDI_SOURCE: StructureSource = {
  file: 'cfdi/cfdi-structure.codes.ts',
  name: 'CFDI_STRUCTURE',
  about: 'Digital tax receipts, CFDI 4.0, with their complements (SAT; catalogues of October 2026).',
  schemas: ['all.xsd'],
  roots: [{ uri: CFDI, name: 'Comprobante' }],
  open: [
    { uri: PAYMENTS, name: 'Pagos' },
    { uri: STAMP, name: 'TimbreFiscalDigital' },
    { uri: VOUCHERS, name: 'ValesDeDespensa' },
    { uri: FUEL, name: 'EstadoDeCuentaCombustible' },
    { uri: LOCAL, name: 'ImpuestosLocales' },
    { uri: LEGENDS, name: 'LeyendasFiscales' },
    { uri: TRADE, name: 'ComercioExterior' },
  ],
  prefixes: {
    cfdi: CFDI,
    pago20: PAYMENTS,
    tfd: STAMP,
    valesdedespensa: VOUCHERS,
    ecc12: FUEL,
    implocal: LOCAL,
    leyendasFisc: LEGENDS,
    cce20: TRADE,
  },
};
