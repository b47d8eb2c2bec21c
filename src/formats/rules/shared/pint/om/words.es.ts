import type { WordsOf } from '../../../../../engine/index.ts';
import type { pintOmMessages } from './messages.ts';

export const words: WordsOf<typeof pintOmMessages> = {
  'pint-om.judgedByFlags':
    'Los indicadores junto al tipo de factura (BT-3, `@name`) deciden qué reglas de Omán se aplican.',
  'pint-om.flagExcluded':
    'El indicador {flag} junto al tipo de factura (BT-3, `@name`) está puesto; entonces estos deben ser 0: {others}.',
  'pint-om.mustExcludeFlags':
    'Con el indicador {flag} junto al tipo de factura (BT-3, `@name`), estos deben ser 0: {others}',
  'pint-om.noFlag': 'Ninguno de estos indicadores junto al tipo de factura (BT-3, `@name`) está puesto: {flags}.',
  'pint-om.mustHaveFlag':
    'Uno de estos indicadores junto al tipo de factura (BT-3, `@name`) debe estar puesto: {flags}',
  'pint-om.severalMonths': 'El período ({term}, `cac:InvoicePeriod`) de un resumen abarca varios meses.',
  'pint-om.mustBeOneMonth': 'El período ({term}) de un resumen debe estar en un solo mes',
  'pint-om.otherExchange':
    'El tipo de cambio (`cac:TaxExchangeRate`) no es el de la moneda de la factura (BT-5) a la de la contabilidad del IVA (BT-6).',
  'pint-om.mustBeExchange':
    'El tipo de cambio debe ser el de la moneda de la factura (BT-5) a la de la contabilidad del IVA (BT-6)',
  'pint-om.noStandardEntry':
    'El IVA total en la moneda de contabilidad (BT-111, `cac:TaxTotal`) no tiene entrada del tipo general, categoría `S`.',
  'pint-om.mustHaveStandardEntry':
    'El IVA total en la moneda de contabilidad (BT-111) debe tener una entrada del tipo general',
  'pint-om.noAccountingTotal':
    'No hay un IVA total en la moneda de contabilidad (BT-111, `cac:TaxTotal`) con todas sus entradas en esa moneda (BT-6).',
  'pint-om.mustHaveAccountingTotal':
    'El IVA total en la moneda de contabilidad (BT-111) y sus entradas deben estar en esa moneda (BT-6)',
};
