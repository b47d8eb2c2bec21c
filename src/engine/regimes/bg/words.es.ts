import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'ASSAY-BG-BILL-INVOICE-01': 'Un emisor que cobra IVA indica su número de IVA',
  'ASSAY-BG-BILL-INVOICE-02':
    'El número de IVA del cliente se indica cuando es él quien debe el impuesto, o cuando recibe sin impuesto bienes de otro Estado miembro',
  'ASSAY-BG-BILL-INVOICE-03': 'Una factura indica la dirección del emisor, salvo que sea simplificada',
  'ASSAY-BG-BILL-INVOICE-04': 'Una factura indica el nombre y la dirección del cliente, salvo que sea simplificada',
  'ASSAY-BG-TAX-IDENTITY-01.all': 'la identificación fiscal es de BG',
  'ASSAY-BG-TAX-IDENTITY-01':
    'Un código fiscal búlgaro tiene que ser un número de IVA: nueve o diez cifras, la última el dígito de control correcto',
  'ASSAY-BG-TAX-IDENTITY-01.must': 'ser un número de IVA búlgaro',
  'ASSAY-BG-ORG-PARTY-01':
    'Un ЕИК búlgaro tiene nueve cifras, o trece si es de una sucursal, la última el dígito de control correcto',
  'ASSAY-BG-ORG-PARTY-01.must': 'ser un ЕИК búlgaro',
};
