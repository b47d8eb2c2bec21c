import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'ASSAY-KR-BILL-INVOICE-01':
    'Un emisor que cobra IVA indica su número de registro de empresa, salvo que la factura sea simplificada',
  'ASSAY-KR-BILL-INVOICE-01.must': 'tener un número de registro',
  'ASSAY-KR-TAX-IDENTITY-01.all': 'la identificación fiscal es de KR',
  'ASSAY-KR-TAX-IDENTITY-01':
    'Un código fiscal coreano tiene que ser un número de registro de empresa: diez cifras, la última el dígito de control correcto',
  'ASSAY-KR-TAX-IDENTITY-01.must': 'ser un número de registro de empresa coreano',
  'ASSAY-KR-ORG-PARTY-01': 'Un número de registro de sociedad coreano tiene trece cifras: 110111-1234567',
  'ASSAY-KR-ORG-PARTY-01.must': 'ser un número de registro de sociedad coreano',
};
