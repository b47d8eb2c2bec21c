import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-ES-SII-BILL-INVOICE-10': 'El tipo de documento de una factura ordinaria tiene que ser F1, F2 o F3',
  'GOBL-ES-SII-BILL-INVOICE-10.when': 'la factura es ordinaria',
  'GOBL-ES-SII-BILL-INVOICE-11': 'El tipo de documento de una factura que rectifica otra tiene que ser uno de R1 a R5',
  'GOBL-ES-SII-BILL-INVOICE-11.when': 'la factura rectifica otra',
  'GOBL-ES-SII-BILL-INVOICE-12':
    'Una nota general, que describe la operación, puede tener 500 bytes como máximo (é cuenta dos)',
  'GOBL-ES-SII-BILL-INVOICE-12.when': 'la nota es general',
  'GOBL-ES-SII-BILL-INVOICE-13':
    'O todos los impuestos de las líneas o ninguno llevan la clase de producto (`es-sii-product`)',
  'GOBL-ES-SII-BILL-INVOICE-13.must': 'tener una clase de producto en todos los impuestos o en ninguno',
  'GOBL-ES-SII-BILL-INVOICE-14': 'Todos los impuestos de las líneas necesitan el mismo régimen (`es-sii-regime`)',
  'GOBL-ES-SII-BILL-INVOICE-14.must': 'tener el mismo régimen en todos los impuestos',
  'GOBL-ES-SII-BILL-INVOICE-15': 'La factura tiene que estar en EUR o dar un tipo de cambio a EUR',
  'GOBL-ES-SII-BILL-INVOICE-01': 'Una factura rectificativa necesita una referencia a la factura que rectifica',
  'GOBL-ES-SII-BILL-INVOICE-01.when': 'la factura es rectificativa',
  'GOBL-ES-SII-BILL-INVOICE-02': 'La referencia a una factura anterior necesita su fecha de expedición',
  'GOBL-ES-SII-BILL-INVOICE-03':
    'La referencia de una factura rectificativa necesita los totales de impuestos de la factura que rectifica',
  'GOBL-ES-SII-BILL-INVOICE-03.when': 'la factura es rectificativa',
  'GOBL-ES-SII-BILL-INVOICE-07': 'La factura necesita datos fiscales con el tipo de documento',
  'GOBL-ES-SII-BILL-INVOICE-08': 'Las extensiones fiscales necesitan el tipo de documento (`es-sii-doc-type`)',
  'GOBL-ES-SII-BILL-INVOICE-09':
    'Una factura con el tipo de documento de una rectificación necesita el tipo de rectificación',
  'GOBL-ES-SII-BILL-INVOICE-09.when': 'el tipo de documento es el de una rectificación, o falta',
  'GOBL-ES-SII-BILL-INVOICE-04.all': 'la factura no es simplificada',
  'GOBL-ES-SII-BILL-INVOICE-04': 'Una factura que no es simplificada necesita un cliente',
  'GOBL-ES-SII-BILL-INVOICE-05':
    'El cliente necesita una identificación fiscal o una identificación con un código de tipo',
  'GOBL-ES-SII-BILL-INVOICE-05.must': 'tener una identificación fiscal o una identificación con un tipo',
  'GOBL-ES-SII-BILL-INVOICE-06': 'La identificación fiscal del cliente necesita un código',
  'GOBL-ES-SII-TAX-COMBO-01.all': 'el impuesto es IVA o IGIC',
  'GOBL-ES-SII-TAX-COMBO-01': 'El IVA y el IGIC necesitan el código de su régimen (`es-sii-regime`)',
  'GOBL-ES-SII-TAX-COMBO-02': 'Un impuesto con porcentaje no puede tener una exención',
  'GOBL-ES-SII-TAX-COMBO-02.when': 'el impuesto tiene porcentaje',
  'GOBL-ES-SII-TAX-COMBO-03': 'Un impuesto indica no sujeción o exención, no ambas',
  'GOBL-ES-SII-TAX-COMBO-03.when': 'el impuesto indica no sujeción',
  'GOBL-ES-SII-TAX-COMBO-04': 'Las exportaciones (exenciones E2 y E3) no pueden estar en el régimen general 01',
  'GOBL-ES-SII-TAX-COMBO-04.must': 'no tener E2, E3 como es-sii-exempt',
  'GOBL-ES-SII-TAX-COMBO-04.when': 'el régimen es 01 o falta',
};
