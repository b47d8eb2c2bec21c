import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'ASSAY-MT-BILL-INVOICE-01': 'Un emisor que cobra IVA indica su número de IVA',
  'ASSAY-MT-BILL-INVOICE-02':
    'El número de IVA del cliente se indica cuando es él quien debe el impuesto, o cuando recibe sin impuesto bienes de otro Estado miembro',
  'ASSAY-MT-BILL-INVOICE-03': 'Una factura indica la dirección del emisor, salvo que sea simplificada',
  'ASSAY-MT-BILL-INVOICE-04': 'Una factura indica el nombre y la dirección del cliente, salvo que sea simplificada',
  'ASSAY-MT-TAX-IDENTITY-01.all': 'la identificación fiscal es de MT',
  'ASSAY-MT-TAX-IDENTITY-01':
    'Un código fiscal maltés tiene que ser un número de IVA: ocho cifras, la primera distinta de 0, las dos últimas el control correcto',
  'ASSAY-MT-TAX-IDENTITY-01.must': 'ser un número de IVA maltés',
};
