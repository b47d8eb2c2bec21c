import type { Phrases } from '../../areas.ts';

/** What schemas say of the lines of the Mexican complements. */
export const mexicoPhrases: Phrases = {
  'Tax code': 'Código fiscal',
  'RFC of the employee (`rfc`).': 'RFC del empleado (`rfc`).',
  Curp: 'CURP',
  'Number of the employee in the population register, CURP (`curp`).':
    'Número del empleado en el registro de población, CURP (`curp`).',
  'Full name of the employee (`nombre`).': 'Nombre completo del empleado (`nombre`).',
  'Social security': 'Seguridad social',
  'Social security number of the employee, 11 digits (`numSeguridadSocial`).':
    'Número de seguridad social del empleado, 11 cifras (`numSeguridadSocial`).',
  'Who received a voucher.': 'Quién recibió un vale.',
  'E wallet id': 'Número de monedero',
  'Number of the wallet (`identificador`).': 'Número del monedero (`identificador`).',
  'Issue date time': 'Fecha y hora de emisión',
  'When the voucher was credited (`fecha`).': 'Cuándo se abonó el vale (`fecha`).',
  Employee: 'Empleado',
  'Who received the voucher. Required by the format.': 'Quién recibió el vale. Lo exige el formato.',
  'What the voucher is worth (`importe`). Rounded to two decimals.':
    'Importe del vale (`importe`). Se redondea a dos decimales.',
  'Credit of one voucher to the electronic wallet of an employee.':
    'Abono de un vale en el monedero electrónico de un empleado.',
  'Kind of fuel, catalogue `c_ClaveTipoCombustible` (`TipoCombustible`).':
    'Clase de combustible, catálogo `c_ClaveTipoCombustible` (`TipoCombustible`).',
  'Unit of the quantity and the price (`Unidad`).': 'Unidad de la cantidad y del precio (`Unidad`).',
  'Name of the fuel (`NombreCombustible`).': 'Nombre del combustible (`NombreCombustible`).',
  'Price of one unit before taxes (`ValorUnitario`), with three decimals or more.':
    'Precio de una unidad sin impuestos (`ValorUnitario`), con tres decimales o más.',
  'What was bought, by the unit.': 'Lo comprado, por unidad.',
  'Number of the wallet (`Identificador`).': 'Número del monedero (`Identificador`).',
  'Purchase date time': 'Fecha y hora de compra',
  'When the fuel was bought (`Fecha`).': 'Cuándo se compró el combustible (`Fecha`).',
  'Vendor tax code': 'RFC del vendedor',
  'RFC of the seller of the fuel (`Rfc`).': 'RFC de quien vende el combustible (`Rfc`).',
  'Service station code': 'Clave de la estación',
  'Number of the service station (`ClaveEstacion`).': 'Clave de la estación de servicio (`ClaveEstacion`).',
  'How much was bought (`Cantidad`), with three decimals or more.':
    'Cuánto se compró (`Cantidad`), con tres decimales o más.',
  'What was bought.': 'Lo comprado.',
  'Purchase code': 'Número de compra',
  'Number of the purchase (`FolioOperacion`).': 'Número de la compra (`FolioOperacion`).',
  'Price times quantity (`Importe`). Filled in by the calculation.':
    'Precio por cantidad (`Importe`). Lo rellena el cálculo.',
  'Taxes on the purchase (`Traslados`).': 'Impuestos de la compra (`Traslados`).',
  'One purchase of fuel with an electronic wallet.': 'Una compra de combustible con monedero electrónico.',
  'Tax category, VAT or IEPS (`Impuesto`).': 'Categoría del impuesto, IVA o IEPS (`Impuesto`).',
  'Share of the total of the line (`TasaoCuota`).': 'Porcentaje del total de la línea (`TasaoCuota`).',
  'Tax for each unit, when there is no percentage (`TasaoCuota`).':
    'Cuota por unidad, cuando no hay porcentaje (`TasaoCuota`).',
  'The tax (`Importe`). Filled in by the calculation.': 'El impuesto (`Importe`). Lo rellena el cálculo.',
  'Tax on one purchase, either a share of its total or a sum for each unit.':
    'Impuesto de una compra: un porcentaje de su total o una cuota por unidad.',
};
