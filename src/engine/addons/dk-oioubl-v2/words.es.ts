import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-DK-OIOUBL-BILL-INVOICE-01':
    'El tipo de documento (`untdid-document-type`) tiene que ser 325, 380 o 393 en una factura, 381 en un abono',
  'GOBL-DK-OIOUBL-BILL-INVOICE-02':
    'Los importes tienen que estar redondeados a la moneda (`currency`), para que las líneas sumen los totales',
  'GOBL-DK-OIOUBL-BILL-INVOICE-03': 'El cliente necesita un punto de conexión al que entregarle',
  'GOBL-DK-OIOUBL-BILL-INVOICE-04': 'Toda línea necesita IVA',
  'GOBL-DK-OIOUBL-BILL-INVOICE-05': 'Un cargo de la factura necesita IVA',
  'GOBL-DK-OIOUBL-BILL-INVOICE-05.when': 'el cargo no es un impuesto especial',
  'GOBL-DK-OIOUBL-BILL-CHARGE-01.all': 'es un impuesto especial',
  'GOBL-DK-OIOUBL-BILL-CHARGE-01': 'Un impuesto especial necesita un motivo, que nombra el impuesto',
  'GOBL-DK-OIOUBL-BILL-CHARGE-02': 'Un impuesto especial de la factura necesita IVA propio',
  'GOBL-DK-OIOUBL-BILL-CHARGE-03': 'Un impuesto especial necesita su código (`dk-oioubl-duty-code`)',
  'GOBL-DK-OIOUBL-BILL-LINECHARGE-01.all': 'es un impuesto especial',
  'GOBL-DK-OIOUBL-BILL-LINECHARGE-01': 'Un impuesto especial necesita un motivo, que nombra el impuesto',
  'GOBL-DK-OIOUBL-BILL-LINECHARGE-02': 'Un impuesto especial necesita su código (`dk-oioubl-duty-code`)',
  'GOBL-DK-OIOUBL-TAX-COMBO-01': 'El formato no tiene ninguna categoría de IVA exento',
  'GOBL-DK-OIOUBL-PAY-INSTRUCTIONS-01':
    'El código del medio de pago (`untdid-payment-means`) tiene que ser 1, 10, 20, 31, 42, 48, 49, 50, 58, 59, 93 o 97',
  'GOBL-DK-OIOUBL-PAY-INSTRUCTIONS-02.all': 'el medio es una transferencia nacional (42)',
  'GOBL-DK-OIOUBL-PAY-INSTRUCTIONS-02':
    'Una transferencia nacional necesita el número de registro del banco, cuatro cifras, en `clearing`',
};
