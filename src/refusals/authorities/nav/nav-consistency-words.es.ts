import type { CodeWords } from '../../code-words.ts';
import { within } from './nav-endings-words.es.ts';

const STEP_8 = 'Compare el código postal y la población con la lista del correo húngaro.';
const STEP_9 = 'Dé los HUF por una unidad de la moneda; para el propio HUF es 1.';
const STEP_10 = 'Busque el número en la lista de su clase, u omita el código de producto.';
const STEP_11 = 'Corrija el caso de IVA de la línea, o el estado y el número fiscal del cliente.';
const STEP_12 =
  'Cancele con los importes del original y sus modificaciones, con el signo cambiado, o modifique en vez de cancelar.';

/** What does not agree between head, lines and corrections. */
export const NAV_CONSISTENCY_WORDS: CodeWords = {
  INCORRECT_HEAD_DATA_CUSTOMER_GROUPMEMBER_TAXNUMBER: [
    'El número de un grupo de IVA está donde se nombra al miembro que compra.',
    'Ponga el grupo en customerTaxNumber y el miembro en groupMemberTaxNumber.',
  ],
  INCORRECT_HEAD_DATA_CASH_ACCOUNTING_INDICATOR: [
    'La factura indica criterio de caja, y NAV no lo tiene registrado para el proveedor.',
    'Ponga cashAccountingIndicator a false, o haga que NAV registre la opción.',
  ],
  INCORRECT_CITY_ZIP_CODE_FISCAL_REPRESENTATIVE: [
    'El código postal y la población de la dirección del representante fiscal no corresponden.',
    STEP_8,
  ],
  INCORRECT_CITY_ZIP_CODE_SUPPLIER: [
    'El código postal y la población de la dirección del proveedor no corresponden.',
    STEP_8,
  ],
  INCORRECT_CITY_ZIP_CODE_CUSTOMER: [
    'El código postal y la población de la dirección del cliente no corresponden.',
    STEP_8,
  ],
  INCONSISTENT_MODIFICATION_DATA_MODIFICATIONINDEX_UNREAL: [
    'El número de la modificación pasa de 1000.',
    'Numere las modificaciones de una factura 1, 2, 3 en el orden de su emisión.',
  ],
  INCORRECT_HEAD_DATA_CURRENCY_CODE_HUF: ['La moneda es HUF, y el tipo de cambio no es 1.', STEP_9],
  INCORRECT_HEAD_DATA_EXCHANGE_RATE_1: ['El tipo de cambio es 1, y la moneda no es HUF.', STEP_9],
  INCORRECT_HEAD_DATA_EXCHANGERATE_EXTREME: [
    'El tipo de cambio está lejos de lo que vale la moneda; para EUR, NAV admite de 250 a 500.',
    STEP_9,
  ],
  INCORRECT_LINE_DATA_PRODUCTCODE_VTSZ: [
    'Un código de producto de una línea no está en la lista de números del arancel.',
    STEP_10,
  ],
  INCORRECT_LINE_DATA_PRODUCTCODE_SZJ: [
    'Un código de producto de una línea no está en la lista de los antiguos números de servicios.',
    STEP_10,
  ],
  INCORRECT_LINE_DATA_PRODUCTCODE_TESZOR: [
    'Un código de producto de una línea no está en la lista de números TESZOR.',
    STEP_10,
  ],
  INCORRECT_LINE_DATA_VAT_STATUS_VAT_DATA_MISMATCH_KBAET: [
    'Una línea es una entrega exenta de bienes dentro de la Comunidad, y el estado del cliente no es OTHER.',
    STEP_11,
  ],
  INCORRECT_LINE_DATA_VAT_STATUS_VAT_DATA_MISMATCH_KBAET_SIMPLIFIED: [
    'Una línea es una entrega exenta de bienes dentro de la Comunidad, y el estado del cliente no es OTHER.',
    STEP_11,
  ],
  INCORRECT_LINE_DATA_VAT_STATUS_VAT_DATA_MISMATCH_KBAUK: [
    'Una línea es una entrega exenta de un medio de transporte nuevo dentro de la Comunidad, y el estado del cliente es DOMESTIC.',
    STEP_11,
  ],
  INCORRECT_LINE_DATA_VAT_STATUS_VAT_DATA_MISMATCH_KBAUK_SIMPLIFIED: [
    'Una línea es una entrega exenta de un medio de transporte nuevo dentro de la Comunidad, y el estado del cliente es DOMESTIC.',
    STEP_11,
  ],
  INCORRECT_LINE_DATA_VAT_STATUS_VAT_DATA_MISMATCH_EUFAD37: [
    'Una línea lleva inversión del sujeto pasivo en otro Estado miembro según el artículo 37, y el estado del cliente no es OTHER.',
    STEP_11,
  ],
  INCORRECT_LINE_DATA_VAT_STATUS_VAT_DATA_MISMATCH_EUFADE: [
    'Una línea lleva otra inversión del sujeto pasivo en un Estado miembro, y el estado del cliente no es OTHER.',
    STEP_11,
  ],
  INCORRECT_LINE_DATA_VAT_DATA_MISMATCH_KBAET: [
    'Una línea es una entrega exenta de bienes dentro de la Comunidad, y el cliente se nombra con un número fiscal que no es el de la Unión Europea.',
    STEP_11,
  ],
  INCORRECT_LINE_DATA_VAT_DATA_MISMATCH_KBAET_SIMPLIFIED: [
    'Una línea es una entrega exenta de bienes dentro de la Comunidad, y el cliente se nombra con un número fiscal que no es el de la Unión Europea.',
    STEP_11,
  ],
  INCORRECT_LINE_DATA_VAT_DATA_MISMATCH_KBAUK: [
    'Una línea es una entrega exenta de un medio de transporte nuevo dentro de la Comunidad, y el cliente se nombra con un número fiscal que no es el de la Unión Europea.',
    STEP_11,
  ],
  INCORRECT_LINE_DATA_VAT_DATA_MISMATCH_KBAUK_SIMPLIFIED: [
    'Una línea es una entrega exenta de un medio de transporte nuevo dentro de la Comunidad, y el cliente se nombra con un número fiscal que no es el de la Unión Europea.',
    STEP_11,
  ],
  INCORRECT_LINE_DATA_VAT_DATA_MISMATCH_EAM: [
    'Una línea es una exportación exenta de bienes, y el cliente se nombra con un número de IVA de la Unión Europea.',
    STEP_11,
  ],
  INCORRECT_LINE_DATA_VAT_DATA_MISMATCH_EAM_SIMPLIFIED: [
    'Una línea es una exportación exenta de bienes, y el cliente se nombra con un número de IVA de la Unión Europea.',
    STEP_11,
  ],
  INCORRECT_LINE_DATA_VAT_DATA_MISMATCH_EUFAD37: [
    'Una línea lleva inversión del sujeto pasivo en otro Estado miembro según el artículo 37, y el cliente se nombra con un número fiscal que no es el de la Unión Europea.',
    STEP_11,
  ],
  INCORRECT_LINE_DATA_VAT_DATA_MISMATCH_EUFADE: [
    'Una línea lleva otra inversión del sujeto pasivo en un Estado miembro, y el cliente se nombra con el número fiscal de un tercer país.',
    STEP_11,
  ],
  INCORRECT_LINE_DATA_VAT_DATA_MISMATCH_EUE: [
    'Una línea es una operación en otro Estado miembro sin inversión del sujeto pasivo, y el cliente se nombra con el número fiscal de un tercer país.',
    STEP_11,
  ],
  INCORRECT_PRODUCT_FEE_DATA_CUSTOMER_TAXPAYERID: [
    'El número fiscal de quien debe la tasa de producto no existe.',
    'Copie el número fiscal del registro.',
  ],
  INCORRECT_SUMMARY_DATA_MARGIN_SCHEME_INDICATOR_SUMMARY_SIMPLIFIED: [
    'Líneas y resumen de una factura simplificada no coinciden en la clase de régimen del margen.',
    'Haga el resumen con las líneas.',
  ],
  INCONSISTENT_MODIFICATION_DATA_STORNO_ALREADY_EXISTS: [
    'La factura que se cambia ya se canceló.',
    'Emita una factura nueva; una cancelada no admite más cambios.',
  ],
  INCONSISTENT_MODIFICATION_DATA_NETAMOUNT_NOT_ZERO_NORMAL: [
    within('La cancelación no deja a cero el importe neto de la factura y sus modificaciones.'),
    STEP_12,
  ],
  INCONSISTENT_MODIFICATION_DATA_AMOUNT_NOT_ZERO_SIMPLIFIED: [
    within('La cancelación no deja a cero el importe bruto de la factura y sus modificaciones.'),
    STEP_12,
  ],
  INCONSISTENT_MODIFICATION_DATA_VATAMOUNT_NOT_ZERO: [
    within('La cancelación no deja a cero el IVA de la factura y sus modificaciones.'),
    STEP_12,
  ],
  INCONSISTENT_MODIFICATION_DATA_VATAMOUNT_NOT_ZERO_HUF: [
    within('La cancelación no deja a cero el IVA en HUF de la factura y sus modificaciones.'),
    STEP_12,
  ],
};
