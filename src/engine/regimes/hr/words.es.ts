import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'ASSAY-HR-BILL-INVOICE-01': 'Un emisor que cobra IVA indica su número de IVA',
  'ASSAY-HR-BILL-INVOICE-02':
    'El número de IVA del cliente se indica cuando es él quien debe el impuesto, o cuando recibe sin impuesto bienes de otro Estado miembro',
  'ASSAY-HR-BILL-INVOICE-03': 'Una factura indica la dirección del emisor, salvo que sea simplificada',
  'ASSAY-HR-BILL-INVOICE-04': 'Una factura indica el nombre y la dirección del cliente, salvo que sea simplificada',
  'ASSAY-HR-TAX-IDENTITY-01.all': 'la identificación fiscal es de HR',
  'ASSAY-HR-TAX-IDENTITY-01':
    'Un código fiscal croata tiene que ser un número de IVA: las once cifras del OIB, la última el dígito de control correcto',
  'ASSAY-HR-TAX-IDENTITY-01.must': 'ser un número de IVA croata',
  'ASSAY-HR-ORG-PARTY-01': 'Un MBS croata tiene nueve cifras',
  'ASSAY-HR-ORG-PARTY-01.must': 'ser un MBS croata',
};
