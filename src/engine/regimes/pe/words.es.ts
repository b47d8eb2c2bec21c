import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-PE-BILL-INVOICE-01': 'El emisor de una factura peruana necesita un RUC en su identificación fiscal',
  'GOBL-PE-BILL-INVOICE-01.must': 'tener un RUC',
  'GOBL-PE-BILL-INVOICE-02': 'La identificación fiscal del emisor de una factura peruana es de Perú',
  'GOBL-PE-BILL-INVOICE-02.must': 'ser PE',
  'GOBL-PE-TAX-IDENTITY-01.all': 'la identificación fiscal es de PE',
  'GOBL-PE-TAX-IDENTITY-01':
    'Un código fiscal peruano tiene que ser un RUC: 10, 15, 17 o 20, ocho cifras y el dígito verificador correcto',
  'GOBL-PE-TAX-IDENTITY-01.must': 'ser un RUC peruano',
  'ASSAY-PE-ORG-PARTY-01': 'Un DNI peruano tiene ocho cifras, sin el dígito verificador que las sigue',
  'ASSAY-PE-ORG-PARTY-01.must': 'ser un DNI peruano',
};
