import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-CO-DIAN-BILL-INVOICE-10': 'La referencia de una nota de crédito necesita el código del motivo',
  'GOBL-CO-DIAN-BILL-INVOICE-10.when': 'el tipo es credit-note',
  'GOBL-CO-DIAN-BILL-INVOICE-11': 'La referencia de una nota de débito necesita el código del motivo',
  'GOBL-CO-DIAN-BILL-INVOICE-11.when': 'el tipo es debit-note',
  'GOBL-CO-DIAN-BILL-INVOICE-12': 'La referencia de una nota de crédito necesita el motivo en palabras',
  'GOBL-CO-DIAN-BILL-INVOICE-12.when': 'el tipo es credit-note',
  'GOBL-CO-DIAN-BILL-INVOICE-13': 'La referencia de una nota de débito necesita el motivo en palabras',
  'GOBL-CO-DIAN-BILL-INVOICE-13.when': 'el tipo es debit-note',
  'GOBL-CO-DIAN-BILL-INVOICE-14': 'La factura tiene que estar en COP o dar un tipo de cambio a COP',
  'GOBL-CO-DIAN-BILL-INVOICE-01': 'La factura tiene que ser ordinaria, nota de crédito, nota de débito o proforma',
  'GOBL-CO-DIAN-BILL-INVOICE-01.must': 'ser del tipo standard, credit-note, debit-note, proforma',
  'GOBL-CO-DIAN-BILL-INVOICE-09': 'Una nota de crédito o de débito necesita una referencia a la factura que corrige',
  'GOBL-CO-DIAN-BILL-INVOICE-09.when': 'el tipo es credit-note o debit-note',
  'GOBL-CO-DIAN-BILL-INVOICE-02':
    'Las direcciones de un emisor colombiano, si se enumeran, tienen que ser al menos una',
  'GOBL-CO-DIAN-BILL-INVOICE-02.must': 'tener al menos una entrada donde se enumera',
  'GOBL-CO-DIAN-BILL-INVOICE-02.when': 'la identificación fiscal es colombiana',
  'GOBL-CO-DIAN-BILL-INVOICE-03': 'Un emisor colombiano con NIT necesita el municipio',
  'GOBL-CO-DIAN-BILL-INVOICE-03.when': 'la identificación fiscal es colombiana y tiene código',
  'GOBL-CO-DIAN-BILL-INVOICE-04': 'Un emisor colombiano necesita la responsabilidad fiscal',
  'GOBL-CO-DIAN-BILL-INVOICE-04.when': 'la identificación fiscal es colombiana',
  'GOBL-CO-DIAN-BILL-INVOICE-05':
    'El cliente necesita una identificación fiscal, o la factura la etiqueta `simplified`',
  'GOBL-CO-DIAN-BILL-INVOICE-05.when': 'falta la etiqueta `simplified`',
  'GOBL-CO-DIAN-BILL-INVOICE-06':
    'Las direcciones de un cliente colombiano, si se enumeran, tienen que ser al menos una',
  'GOBL-CO-DIAN-BILL-INVOICE-06.must': 'tener al menos una entrada donde se enumera',
  'GOBL-CO-DIAN-BILL-INVOICE-06.when': 'la identificación fiscal es colombiana',
  'GOBL-CO-DIAN-BILL-INVOICE-07': 'Un cliente colombiano con NIT necesita el municipio',
  'GOBL-CO-DIAN-BILL-INVOICE-07.when': 'la identificación fiscal es colombiana y tiene código',
  'GOBL-CO-DIAN-BILL-INVOICE-08': 'Un cliente colombiano necesita la responsabilidad fiscal',
  'GOBL-CO-DIAN-BILL-INVOICE-08.when': 'la identificación fiscal es colombiana',
};
