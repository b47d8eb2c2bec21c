import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'ASSAY-EE-BILL-INVOICE-01': 'Un emisor que cobra IVA indica su número de IVA',
  'ASSAY-EE-BILL-INVOICE-02':
    'El número de IVA del cliente se indica cuando es él quien debe el impuesto, o cuando recibe sin impuesto bienes de otro Estado miembro',
  'ASSAY-EE-BILL-INVOICE-03': 'Una factura indica la dirección del emisor, salvo que sea simplificada',
  'ASSAY-EE-BILL-INVOICE-04': 'Una factura indica el nombre y la dirección del cliente, salvo que sea simplificada',
  'ASSAY-EE-TAX-IDENTITY-01.all': 'la identificación fiscal es de EE',
  'ASSAY-EE-TAX-IDENTITY-01':
    'Un código fiscal estonio tiene que ser un número de IVA: nueve cifras, la última el dígito de control correcto',
  'ASSAY-EE-TAX-IDENTITY-01.must': 'ser un número de IVA estonio',
  'ASSAY-EE-ORG-PARTY-01':
    'Un código de registro estonio tiene ocho cifras, la primera 1, 7, 8 o 9, la última el dígito de control correcto',
  'ASSAY-EE-ORG-PARTY-01.must': 'ser un código de registro estonio',
};
