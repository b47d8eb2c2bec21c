import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'ASSAY-LU-BILL-INVOICE-01': 'Un emisor que cobra IVA indica su número de IVA',
  'ASSAY-LU-BILL-INVOICE-02':
    'El número de IVA del cliente se indica cuando es él quien debe el impuesto, o cuando recibe sin impuesto bienes de otro Estado miembro',
  'ASSAY-LU-BILL-INVOICE-03': 'Una factura indica la dirección del emisor, salvo que sea simplificada',
  'ASSAY-LU-BILL-INVOICE-04': 'Una factura indica el nombre y la dirección del cliente, salvo que sea simplificada',
  'ASSAY-LU-TAX-IDENTITY-01.all': 'la identificación fiscal es de LU',
  'ASSAY-LU-TAX-IDENTITY-01':
    'Un código fiscal luxemburgués tiene que ser un número de IVA: ocho cifras, las dos últimas el resto de dividir las demás por 89',
  'ASSAY-LU-TAX-IDENTITY-01.must': 'ser un número de IVA luxemburgués',
  'ASSAY-LU-ORG-PARTY-01': 'Un número RCS de Luxemburgo tiene una letra y hasta siete cifras: B123456',
  'ASSAY-LU-ORG-PARTY-01.must': 'ser un número RCS de Luxemburgo',
  'ASSAY-LU-ORG-PARTY-02': 'Un matricule luxemburgués de una persona jurídica tiene once cifras',
  'ASSAY-LU-ORG-PARTY-02.must': 'ser un matricule luxemburgués de una persona jurídica',
};
