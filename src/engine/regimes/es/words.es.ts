import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-ES-BILL-INVOICE-01': 'Una factura española necesita un emisor',
  'GOBL-ES-BILL-INVOICE-02': 'El emisor de una factura española necesita una identificación fiscal',
  'GOBL-ES-BILL-INVOICE-03': 'La identificación fiscal del emisor de una factura española necesita un código',
  'GOBL-ES-TAX-IDENTITY-01.all': 'la identificación fiscal es de ES',
  'GOBL-ES-TAX-IDENTITY-01': 'Un NIF español (también DNI o NIE) debe tener el dígito o la letra de control correctos',
  'GOBL-ES-TAX-IDENTITY-01.must': 'ser un NIF español',
};
