import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-FI-FINVOICE-BILL-INVOICE-10': 'El BIC de una cuenta tiene que tener 8 u 11 caracteres con la forma de un BIC',
  'GOBL-FI-FINVOICE-BILL-INVOICE-10.must': 'ser un BIC',
  'GOBL-FI-FINVOICE-BILL-INVOICE-11': 'Los datos de pago necesitan condiciones',
  'GOBL-FI-FINVOICE-BILL-INVOICE-12': 'Las condiciones de pago necesitan una fecha de vencimiento',
  'GOBL-FI-FINVOICE-BILL-INVOICE-01': 'La factura necesita un cliente',
  'GOBL-FI-FINVOICE-BILL-INVOICE-02': 'El cliente necesita un nombre',
  'GOBL-FI-FINVOICE-BILL-INVOICE-03': 'La factura necesita datos de pago',
  'GOBL-FI-FINVOICE-BILL-INVOICE-04': 'Los datos de pago necesitan instrucciones',
  'GOBL-FI-FINVOICE-BILL-INVOICE-05': 'El medio de pago tiene que ser una transferencia',
  'GOBL-FI-FINVOICE-BILL-INVOICE-05.must': 'ser credit-transfer, con o sin sufijo',
  'GOBL-FI-FINVOICE-BILL-INVOICE-06': 'Las instrucciones de pago necesitan una referencia',
  'GOBL-FI-FINVOICE-BILL-INVOICE-07': 'Las instrucciones de pago necesitan la cuenta en la que se paga',
  'GOBL-FI-FINVOICE-BILL-INVOICE-08': 'La primera cuenta, en la que se paga la factura, necesita un IBAN',
  'GOBL-FI-FINVOICE-BILL-INVOICE-08.must': 'empezar por una cuenta que tiene IBAN',
  'GOBL-FI-FINVOICE-BILL-INVOICE-09':
    'El IBAN de una cuenta tiene que tener la forma y los dígitos de control de un IBAN',
  'GOBL-FI-FINVOICE-BILL-INVOICE-09.must': 'ser un IBAN',
};
