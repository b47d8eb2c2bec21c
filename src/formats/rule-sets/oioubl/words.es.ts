import type { WordsOf } from '../../../engine/index.ts';
import type { oioublMessages } from './messages.ts';

export const words: WordsOf<typeof oioublMessages> = {
  'oioubl.prefixedRoot': 'El nombre del elemento raíz lleva un prefijo.',
  'oioubl.mustHaveNoPrefix': 'El elemento raíz no debe llevar prefijo',
  'oioubl.civilNumber': 'El identificador de un contacto es un número de registro civil.',
  'oioubl.mustBeNoCivilNumber': 'El identificador de un contacto no debe ser un número de registro civil',
  'oioubl.otherSign': 'El impuesto en otra moneda no tiene el signo del impuesto total.',
  'oioubl.mustHaveSameSign': 'El impuesto en otra moneda debe tener el signo del impuesto total',
  'oioubl.otherCategories':
    'Los subtotales de impuestos no tienen las categorías de las líneas, los descuentos y los cargos.',
  'oioubl.mustHaveCategories':
    'Los subtotales de impuestos deben tener las categorías de las líneas, los descuentos y los cargos, y ninguna más',
};
