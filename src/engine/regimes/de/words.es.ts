import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-DE-BILL-INVOICE-01':
    'El emisor de una factura alemana necesita un USt-IdNr. en su identificación fiscal o un Steuernummer entre sus identificaciones',
  'GOBL-DE-BILL-INVOICE-01.must': 'tener un código fiscal o un número fiscal',
  'GOBL-DE-ORG-IDENTITY-01': 'Un Steuernummer alemán se escribe 12/345/67890, 123/456/78901 o 123/4567/8901',
  'GOBL-DE-ORG-IDENTITY-01.must': 'tener la forma de un Steuernummer',
  'GOBL-DE-ORG-IDENTITY-01.when': 'la identificación es un número fiscal',
  'uncited.deTaxNumberLayout':
    'Las oficinas tributarias de cada Land asignan el Steuernummer con un formato propio; no se encontró ninguna ley que los describa.',
  'GOBL-DE-TAX-IDENTITY-01.all': 'la identificación fiscal es de DE',
  'GOBL-DE-TAX-IDENTITY-01':
    'Un código fiscal alemán tiene que ser un USt-IdNr.: nueve cifras, la primera distinta de 0 y la última el dígito de control correcto',
  'GOBL-DE-TAX-IDENTITY-01.must': 'ser un USt-IdNr. alemán',
};
