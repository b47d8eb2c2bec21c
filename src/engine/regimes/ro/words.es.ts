import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'ASSAY-RO-BILL-INVOICE-01': 'Un emisor que cobra IVA indica su número de IVA',
  'ASSAY-RO-BILL-INVOICE-02':
    'El número de IVA del cliente se indica cuando es él quien debe el impuesto, o cuando recibe sin impuesto bienes de otro Estado miembro',
  'ASSAY-RO-BILL-INVOICE-03': 'Una factura indica la dirección del emisor, salvo que sea simplificada',
  'ASSAY-RO-BILL-INVOICE-04': 'Una factura indica el nombre y la dirección del cliente, salvo que sea simplificada',
  'ASSAY-RO-TAX-IDENTITY-01.all': 'la identificación fiscal es de RO',
  'ASSAY-RO-TAX-IDENTITY-01':
    'Un código fiscal rumano tiene que ser un número de IVA: de dos a diez cifras, la primera distinta de 0, la última el dígito de control correcto',
  'ASSAY-RO-TAX-IDENTITY-01.must': 'ser un número de IVA rumano',
  'ASSAY-RO-ORG-PARTY-01':
    'Un número del registro mercantil rumano se escribe J40/1116/1991, o J y trece cifras; en lugar de J puede ir F o C',
  'ASSAY-RO-ORG-PARTY-01.must': 'ser un número del registro mercantil rumano',
};
