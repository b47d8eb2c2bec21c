import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-IT-ORG-IDENTITY-01': 'Una identificación con la clave it-fiscal-code necesita un código',
  'GOBL-IT-ORG-IDENTITY-01.when': 'la identificación es un codice fiscale',
  'uncited.itEmpty': 'Una regla del propio formato: una identificación sin su código no dice nada.',
  'GOBL-IT-ORG-IDENTITY-02':
    'Un codice fiscale italiano tiene once cifras si es de una entidad, o dieciséis letras y cifras formadas con el nombre, la fecha y el lugar de nacimiento si es de una persona',
  'GOBL-IT-ORG-IDENTITY-02.must': 'tener la forma de un codice fiscale',
  'GOBL-IT-ORG-IDENTITY-02.when': 'la identificación es un codice fiscale',
  'GOBL-IT-ORG-IDENTITY-03': 'El último carácter de un codice fiscale italiano tiene que concordar con los demás',
  'GOBL-IT-ORG-IDENTITY-03.must': 'tener el carácter de control de un codice fiscale',
  'GOBL-IT-ORG-IDENTITY-03.when': 'la identificación es un codice fiscale',
  'GOBL-IT-TAX-IDENTITY-01.all': 'la identificación fiscal es de IT',
  'GOBL-IT-TAX-IDENTITY-01':
    'Un código fiscal italiano tiene que ser una partita IVA: once cifras, la última el dígito de control correcto',
  'GOBL-IT-TAX-IDENTITY-01.must': 'ser una partita IVA italiana',
};
