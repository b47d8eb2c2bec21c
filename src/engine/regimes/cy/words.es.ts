import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'ASSAY-CY-BILL-INVOICE-01': 'Un emisor que cobra IVA indica su número de IVA',
  'ASSAY-CY-BILL-INVOICE-02':
    'El número de IVA del cliente se indica cuando es él quien debe el impuesto, o cuando recibe sin impuesto bienes de otro Estado miembro',
  'ASSAY-CY-BILL-INVOICE-03': 'Una factura indica la dirección del emisor, salvo que sea simplificada',
  'ASSAY-CY-BILL-INVOICE-04': 'Una factura indica el nombre y la dirección del cliente, salvo que sea simplificada',
  'ASSAY-CY-TAX-IDENTITY-01.all': 'la identificación fiscal es de CY',
  'ASSAY-CY-TAX-IDENTITY-01':
    'Un código fiscal chipriota tiene que ser un número de IVA: ocho cifras que no empiezan por 12 y la letra de control correcta',
  'ASSAY-CY-TAX-IDENTITY-01.must': 'ser un número de IVA chipriota',
  'ASSAY-CY-ORG-PARTY-01': 'Un número de registro chipriota tiene HE, AE, P o BN y hasta seis cifras: HE123456',
  'ASSAY-CY-ORG-PARTY-01.must': 'ser un número de registro chipriota',
};
