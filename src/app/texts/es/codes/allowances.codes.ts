import type { Phrases } from '../../areas.ts';

/** UNTDID 5189, why allowances are granted. */
export const allowanceNames: Phrases = {
  'Bonus for works ahead of schedule': 'Prima por adelanto de las obras',
  'Other bonus': 'Otra prima',
  'Manufacturer’s consumer discount': 'Descuento del fabricante al consumidor',
  'Due to military status': 'Por condición de militar',
  'Due to work accident': 'Por accidente de trabajo',
  'Special agreement': 'Acuerdo especial',
  'Production error discount': 'Descuento por error de producción',
  'New outlet discount': 'Descuento por nuevo punto de venta',
  'Sample discount': 'Descuento por muestra',
  'End-of-range discount': 'Descuento por fin de serie',
  'Incoterm discount': 'Descuento por Incoterm',
  'Point of sales threshold allowance': 'Descuento por umbral en el punto de venta',
  'Material surcharge/deduction': 'Recargo o deducción por material',
  Discount: 'Descuento',
  'Special rebate': 'Rebaja especial',
  'Fixed long term': 'Fijo a largo plazo',
  Temporary: 'Temporal',
  Standard: 'Estándar',
  'Yearly turnover': 'Volumen de negocio anual',
};
