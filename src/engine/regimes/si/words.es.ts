import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'ASSAY-SI-BILL-INVOICE-01': 'Un emisor que cobra IVA indica su número de IVA',
  'ASSAY-SI-BILL-INVOICE-02':
    'El número de IVA del cliente se indica cuando es él quien debe el impuesto, o cuando recibe sin impuesto bienes de otro Estado miembro',
  'ASSAY-SI-BILL-INVOICE-03': 'Una factura indica la dirección del emisor, salvo que sea simplificada',
  'ASSAY-SI-BILL-INVOICE-04': 'Una factura indica el nombre y la dirección del cliente, salvo que sea simplificada',
  'ASSAY-SI-TAX-IDENTITY-01.all': 'la identificación fiscal es de SI',
  'ASSAY-SI-TAX-IDENTITY-01':
    'Un código fiscal esloveno tiene que ser un número de IVA: ocho cifras, la primera distinta de 0, la última el dígito de control correcto',
  'ASSAY-SI-TAX-IDENTITY-01.must': 'ser un número de IVA esloveno',
  'ASSAY-SI-ORG-PARTY-01': 'Un número de registro esloveno tiene siete cifras, o diez caracteres con su unidad',
  'ASSAY-SI-ORG-PARTY-01.must': 'ser un número de registro esloveno',
};
