import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-FR-BILL-INVOICE-01':
    'El emisor de una factura francesa necesita un número de IVA en su identificación fiscal o un SIREN o SIRET entre sus identificaciones',
  'GOBL-FR-BILL-INVOICE-01.must': 'tener un código fiscal o una identificación del tipo SIREN o SIRET',
  'GOBL-FR-ORG-IDENTITY-01': 'Un SIREN francés tiene nueve cifras y nada entre ellas',
  'GOBL-FR-ORG-IDENTITY-01.must': 'ser nueve cifras',
  'GOBL-FR-ORG-IDENTITY-01.when': 'la identificación es un SIREN',
  'GOBL-FR-ORG-IDENTITY-02': 'Un SIRET francés tiene catorce cifras y nada entre ellas',
  'GOBL-FR-ORG-IDENTITY-02.must': 'ser catorce cifras',
  'GOBL-FR-ORG-IDENTITY-02.when': 'la identificación es un SIRET',
  'GOBL-FR-TAX-IDENTITY-01.all': 'la identificación fiscal es de FR',
  'GOBL-FR-TAX-IDENTITY-01':
    'Un código fiscal francés tiene que ser un número de IVA: una clave de dos caracteres que concuerda con las nueve cifras del SIREN que la siguen',
  'GOBL-FR-TAX-IDENTITY-01.must': 'ser un número de IVA francés',
};
