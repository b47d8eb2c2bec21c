import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'ASSAY-LT-BILL-INVOICE-01': 'Un emisor que cobra IVA indica su número de IVA',
  'ASSAY-LT-BILL-INVOICE-02':
    'El número de IVA del cliente se indica cuando es él quien debe el impuesto, o cuando recibe sin impuesto bienes de otro Estado miembro',
  'ASSAY-LT-BILL-INVOICE-03': 'Una factura indica la dirección del emisor, salvo que sea simplificada',
  'ASSAY-LT-BILL-INVOICE-04': 'Una factura indica el nombre y la dirección del cliente, salvo que sea simplificada',
  'ASSAY-LT-TAX-IDENTITY-01.all': 'la identificación fiscal es de LT',
  'ASSAY-LT-TAX-IDENTITY-01':
    'Un código fiscal lituano tiene que ser un número de IVA: nueve o doce cifras, la penúltima 1, la última el dígito de control correcto',
  'ASSAY-LT-TAX-IDENTITY-01.must': 'ser un número de IVA lituano',
  'ASSAY-LT-ORG-PARTY-01': 'Un código de entidad jurídica lituano tiene nueve cifras',
  'ASSAY-LT-ORG-PARTY-01.must': 'ser un código de entidad jurídica lituano',
};
