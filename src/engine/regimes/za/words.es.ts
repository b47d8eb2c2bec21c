import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'ASSAY-ZA-BILL-INVOICE-01': 'Un emisor que cobra IVA indica su número de IVA, salvo que la factura sea simplificada',
  'ASSAY-ZA-BILL-INVOICE-01.must': 'tener un número de IVA',
  'ASSAY-ZA-TAX-IDENTITY-01.all': 'la identificación fiscal es de ZA',
  'ASSAY-ZA-TAX-IDENTITY-01': 'Un código fiscal sudafricano tiene que ser un número de IVA: diez cifras, la primera 4',
  'ASSAY-ZA-TAX-IDENTITY-01.must': 'ser un número de IVA sudafricano',
  'ASSAY-ZA-ORG-PARTY-01':
    'Un número de registro de sociedad sudafricano tiene el año, seis cifras y dos: 2000/000001/07',
  'ASSAY-ZA-ORG-PARTY-01.must': 'ser un número de registro de sociedad sudafricano',
};
