import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'ASSAY-CZ-BILL-INVOICE-01': 'Un emisor que cobra IVA indica su número de IVA',
  'ASSAY-CZ-BILL-INVOICE-02':
    'El número de IVA del cliente se indica cuando es él quien debe el impuesto, o cuando recibe sin impuesto bienes de otro Estado miembro',
  'ASSAY-CZ-BILL-INVOICE-03': 'Una factura indica la dirección del emisor, salvo que sea simplificada',
  'ASSAY-CZ-BILL-INVOICE-04': 'Una factura indica el nombre y la dirección del cliente, salvo que sea simplificada',
  'ASSAY-CZ-TAX-IDENTITY-01.all': 'la identificación fiscal es de CZ',
  'ASSAY-CZ-TAX-IDENTITY-01':
    'Un código fiscal checo tiene que ser un número de IVA: ocho cifras, nueve que empiezan por 6, o un número de nacimiento de nueve o diez, con el dígito de control correcto',
  'ASSAY-CZ-TAX-IDENTITY-01.must': 'ser un número de IVA checo',
  'ASSAY-CZ-ORG-PARTY-01': 'Un IČO checo tiene ocho cifras, la última el dígito de control correcto',
  'ASSAY-CZ-ORG-PARTY-01.must': 'ser un IČO checo',
};
