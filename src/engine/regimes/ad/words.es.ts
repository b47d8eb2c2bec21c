import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'ASSAY-AD-BILL-INVOICE-01': 'Un emisor que cobra IGI indica su NRT, salvo que la factura sea simplificada',
  'ASSAY-AD-BILL-INVOICE-01.must': 'tener un NRT',
  'ASSAY-AD-TAX-IDENTITY-01.all': 'la identificación fiscal es de AD',
  'ASSAY-AD-TAX-IDENTITY-01':
    'Un código fiscal de Andorra tiene que ser un NRT: una letra para la clase de obligado, seis cifras y una letra de control',
  'ASSAY-AD-TAX-IDENTITY-01.must': 'ser un NRT andorrano',
};
