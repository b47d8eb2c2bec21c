import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'ASSAY-LV-BILL-INVOICE-01': 'Un emisor que cobra IVA indica su número de IVA',
  'ASSAY-LV-BILL-INVOICE-02':
    'El número de IVA del cliente se indica cuando es él quien debe el impuesto, o cuando recibe sin impuesto bienes de otro Estado miembro',
  'ASSAY-LV-BILL-INVOICE-03': 'Una factura indica la dirección del emisor, salvo que sea simplificada',
  'ASSAY-LV-BILL-INVOICE-04': 'Una factura indica el nombre y la dirección del cliente, salvo que sea simplificada',
  'ASSAY-LV-TAX-IDENTITY-01.all': 'la identificación fiscal es de LV',
  'ASSAY-LV-TAX-IDENTITY-01':
    'Un código fiscal letón tiene que ser un número de IVA: once cifras; si es de una persona jurídica, con el dígito de control correcto; si es de una persona física, empieza por el día de nacimiento o por 32',
  'ASSAY-LV-TAX-IDENTITY-01.must': 'ser un número de IVA letón',
  'ASSAY-LV-ORG-PARTY-01': 'Un número de registro letón tiene once cifras, la primera de 4 a 9',
  'ASSAY-LV-ORG-PARTY-01.must': 'ser un número de registro letón',
};
