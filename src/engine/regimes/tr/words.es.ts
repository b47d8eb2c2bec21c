import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'ASSAY-TR-BILL-INVOICE-01': 'Un emisor que cobra KDV indica su número fiscal, salvo que la factura sea simplificada',
  'ASSAY-TR-BILL-INVOICE-01.must': 'tener un número fiscal',
  'ASSAY-TR-TAX-IDENTITY-01.all': 'la identificación fiscal es de TR',
  'ASSAY-TR-TAX-IDENTITY-01':
    'Un código fiscal turco tiene que ser un VKN de diez cifras o un T.C. kimlik numarası de once, con los dígitos de control correctos',
  'ASSAY-TR-TAX-IDENTITY-01.must': 'ser un número fiscal turco',
  'ASSAY-TR-ORG-PARTY-01': 'Un número MERSIS tiene dieciséis cifras',
  'ASSAY-TR-ORG-PARTY-01.must': 'ser un número MERSIS',
};
