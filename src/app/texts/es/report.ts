import type { reportTexts as English } from '../en/report.ts';
import { counted } from '../figures.ts';

export const report = {
  nothingToShowYet: 'Todavía no hay nada que mostrar',
  xmlUnreadable: 'El XML no se puede leer. Corrija antes los errores.',
  allValues: (values) => `${counted(values)} valores en el XML, todos contabilizados`,
  firstValues: (shown, all) =>
    `Los primeros ${counted(shown)} de ${counted(all)} valores del XML; un informe de todos sería demasiado largo`,
  filterTheReport: 'Filtrar el informe',
  nothingFound: 'Sin resultados',
  noValues: 'El XML no contiene ningún valor.',
  noMatch: 'Ningún valor, término ni lugar coincide.',
  outcomeOfValues: 'Qué ha pasado con cada valor',
  outcomes: { left: 'no importado', recalculated: 'recalculado', taken: 'importado', implied: 'implícito' },
  notes: {
    left: 'No está en el documento, con el motivo',
    recalculated: 'Se calcula de nuevo al generar el documento',
    taken: 'Está en el documento',
    implied: 'Se deduce de otros valores',
  },
  stamps: 'Sellos',
  stampsContradict: (wrong) =>
    wrong === 0 ? 'nada contradice la factura' : `${counted(wrong)} contradicen la factura`,
  stampStates: { agrees: 'coincide', contradicts: 'no coincide', missing: 'falta', 'not-judged': 'sin comprobar' },
  stampRight: (right) => `la factura da ${right}`,
  stampNames: {
    hash: 'Resumen (hash) de la factura',
    counter: 'Contador de facturas (ICV)',
    'hash-before': 'Resumen de la factura anterior (PIH)',
    qr: 'Código QR',
    'qr-seller': 'QR: vendedor',
    'qr-tax-number': 'QR: número de IVA',
    'qr-time': 'QR: hora de emisión',
    'qr-total': 'QR: total con IVA',
    'qr-tax': 'QR: total del IVA',
    'qr-hash': 'QR: resumen de la factura',
    'qr-signature': 'QR: firma',
    'qr-public-key': 'QR: clave pública',
    'qr-authority': 'QR: firma de la autoridad',
    signature: 'Firma',
    folio: 'Folio del timbre',
  },
  empty: '(vacío)',
  becomes: 'pasa a ser',
} satisfies typeof English;
