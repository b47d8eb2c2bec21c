import type { WordsOf } from '../../../engine/index.ts';
import type { cfdiMessages } from './messages.ts';

export const words: WordsOf<typeof cfdiMessages> = {
  'cfdi-rule.decimals': '{what} tiene más decimales que su moneda.',
  'cfdi-rule.fewDecimals': '{what} tiene como máximo los decimales de su moneda',
  'cfdi-rule.longDiscount': 'El descuento tiene más decimales que el importe de su concepto.',
  'cfdi-rule.shortDiscount': 'El descuento tiene como máximo los decimales del importe de su concepto',
  'cfdi-rule.more': '{what} es mayor que {other}.',
  'cfdi-rule.notMore': '{what} no es mayor que {other}',
  'cfdi-rule.discount':
    'Un comprobante tiene descuento si un concepto lo tiene, y solo lo tienen los comprobantes I, E y N.',
  'cfdi-rule.year': 'El año no es el del comprobante ni el anterior.',
  'cfdi-rule.years': 'El año es el del comprobante o el anterior',
  'cfdi-rule.otherRegime':
    'El régimen no está abierto a este tipo de persona (una clave de 12 caracteres es una persona moral, de 13 una física).',
  'cfdi-rule.regime': 'El régimen está abierto al tipo de persona',
  'cfdi-rule.otherUse': 'El uso no está abierto a este tipo de persona, a este régimen o a este tipo de comprobante.',
  'cfdi-rule.use': 'El uso está abierto al tipo de persona, al régimen y al tipo de comprobante',
  'cfdi-rule.noRate': 'Impuesto, tipo de factor y tasa no son una fila de la lista c_TasaOCuota.',
  'cfdi-rule.rate': 'Impuesto, tipo de factor y tasa son una fila de la lista c_TasaOCuota',
  'cfdi-rule.thirdParty': 'El tercero es el emisor o el receptor.',
  'cfdi-rule.otherParty': 'El tercero no es ni el emisor ni el receptor',
  'cfdi-rule.twice': 'El mismo impuesto aparece dos veces.',
  'cfdi-rule.once': 'Un impuesto, con su tipo de factor y su tasa, aparece una vez',
  'cfdi-rule.fuelTax': 'Con ObjetoImpDR 07 hay un impuesto 003 trasladado, y ninguno 002.',
};
