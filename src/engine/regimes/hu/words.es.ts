import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'ASSAY-HU-BILL-INVOICE-01': 'Un emisor que cobra IVA indica su número de IVA',
  'ASSAY-HU-BILL-INVOICE-02':
    'El número de IVA del cliente se indica cuando es él quien debe el impuesto, o cuando recibe sin impuesto bienes de otro Estado miembro',
  'ASSAY-HU-BILL-INVOICE-03': 'Una factura indica la dirección del emisor, salvo que sea simplificada',
  'ASSAY-HU-BILL-INVOICE-04':
    'Una factura indica el nombre y la dirección de un cliente con número, salvo que sea simplificada',
  'ASSAY-HU-TAX-IDENTITY-01.all': 'la identificación fiscal es de HU',
  'ASSAY-HU-TAX-IDENTITY-01':
    'Un código fiscal húngaro tiene que ser un número de IVA: ocho cifras, la última el dígito de control correcto, y quizá el código del tratamiento fiscal y dos cifras del condado',
  'ASSAY-HU-TAX-IDENTITY-01.must': 'ser un número de IVA húngaro',
  'ASSAY-HU-ORG-PARTY-01': 'Un número de registro de sociedad húngaro tiene diez cifras: 01-09-123456',
  'ASSAY-HU-ORG-PARTY-01.must': 'ser un número de registro de sociedad húngaro',
};
