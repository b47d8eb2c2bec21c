import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-PT-BILL-INVOICE-11':
    'La fecha de valor de una factura portuguesa no puede ser posterior a su fecha de expedición',
  'GOBL-PT-BILL-INVOICE-11.must': 'tener una fecha de valor que no sea posterior a la de expedición',
  'uncited.ptOrderOfTime':
    'Orden del tiempo: una factura da cuenta de lo que ha sido y vence después. No se encontró ningún artículo que lo diga.',
  'GOBL-PT-BILL-INVOICE-12':
    'La fecha de operación de una factura portuguesa no puede ser posterior a su fecha de expedición',
  'GOBL-PT-BILL-INVOICE-12.must': 'tener una fecha de operación que no sea posterior a la de expedición',
  'GOBL-PT-BILL-INVOICE-13':
    'Un documento al que una factura portuguesa se refiere como anterior no puede haberse expedido después de ella',
  'GOBL-PT-BILL-INVOICE-13.must': 'corregir documentos expedidos en su fecha de expedición o antes',
  'GOBL-PT-BILL-INVOICE-14': 'Un anticipo de una factura portuguesa no puede pagarse después de la fecha de expedición',
  'GOBL-PT-BILL-INVOICE-14.must': 'tener anticipos pagados en la fecha de expedición o antes',
  'GOBL-PT-BILL-INVOICE-15': 'Un pago de una factura portuguesa no puede vencer antes de la fecha de expedición',
  'GOBL-PT-BILL-INVOICE-15.must': 'tener vencimientos en su fecha de expedición o después',
  'GOBL-PT-BILL-INVOICE-01':
    'Portugal conoce facturas, notas de crédito, notas de débito, proformas y otros documentos, pero no facturas rectificativas',
  'GOBL-PT-BILL-INVOICE-02': 'Una nota de crédito o de débito portuguesa tiene que nombrar la factura que corrige',
  'GOBL-PT-BILL-INVOICE-02.when': 'la factura es una nota de crédito o de débito',
  'GOBL-PT-BILL-INVOICE-03': 'El emisor de una factura portuguesa necesita una identificación fiscal',
  'GOBL-PT-BILL-INVOICE-04': 'La identificación fiscal del emisor de una factura portuguesa necesita un código',
  'GOBL-PT-BILL-INVOICE-05':
    'La cantidad de una factura portuguesa no puede ser negativa; devuelva el dinero con una nota de crédito',
  'GOBL-PT-BILL-INVOICE-06':
    'El precio de una factura portuguesa no puede ser negativo; use un descuento o una nota de crédito',
  'GOBL-PT-BILL-INVOICE-07': 'El importe pendiente de una factura portuguesa no puede ser negativo',
  'GOBL-PT-TAX-COMBO-01': 'El IVA portugués necesita la extensión pt-region, que dice dónde tributa la venta',
  'GOBL-PT-TAX-COMBO-01.when': 'el impuesto es IVA',
  'GOBL-PT-TAX-IDENTITY-01.all': 'la identificación fiscal es de PT',
  'GOBL-PT-TAX-IDENTITY-01':
    'Un código fiscal portugués tiene que ser un NIF: nueve cifras con una primera cifra que se asigna, la última el dígito de control correcto',
  'GOBL-PT-TAX-IDENTITY-01.must': 'ser un NIF portugués',
};
