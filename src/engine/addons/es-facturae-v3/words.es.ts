import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-ES-FACTURAE-BILL-INVOICE-01': 'La identificación fiscal de un cliente español necesita un código',
  'GOBL-ES-FACTURAE-BILL-INVOICE-01.when': 'el cliente es español',
  'GOBL-ES-FACTURAE-BILL-INVOICE-02': 'La factura necesita datos fiscales con el tipo y la clase de factura',
  'GOBL-ES-FACTURAE-BILL-INVOICE-03':
    'Las extensiones fiscales necesitan el tipo (`es-facturae-doc-type`) y la clase (`es-facturae-invoice-class`) de factura',
  'GOBL-ES-FACTURAE-BILL-INVOICE-04': 'Una factura que rectifica otra necesita una referencia a ella',
  'GOBL-ES-FACTURAE-BILL-INVOICE-04.when': 'la factura rectifica otra',
  'GOBL-ES-FACTURAE-BILL-INVOICE-05': 'La referencia a la factura rectificada necesita su fecha de expedición',
  'GOBL-ES-FACTURAE-BILL-INVOICE-05.when': 'la factura rectifica otra',
  'GOBL-ES-FACTURAE-BILL-INVOICE-06':
    'La referencia a la factura rectificada necesita el motivo de la rectificación (`es-facturae-correction`)',
  'GOBL-ES-FACTURAE-BILL-INVOICE-06.when': 'la factura rectifica otra',
  'GOBL-ES-FACTURAE-BILL-INVOICE-07': 'La factura tiene que estar en EUR o dar un tipo de cambio a EUR',
  'GOBL-ES-FACTURAE-PAY-DUEDATE-01': 'Todo plazo de una factura Facturae necesita su importe',
};
