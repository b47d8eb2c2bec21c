import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-NL-BILL-INVOICE-01':
    'El emisor de una factura neerlandesa necesita un btw-identificatienummer en su identificación fiscal o un número KVK u OIN entre sus identificaciones',
  'GOBL-NL-BILL-INVOICE-01.must': 'tener un código fiscal o una identificación del tipo KVK u OIN',
  'GOBL-NL-ORG-IDENTITY-01': 'Un número KVK neerlandés tiene ocho cifras',
  'GOBL-NL-ORG-IDENTITY-01.when': 'la identificación es un número KVK',
  'GOBL-NL-ORG-IDENTITY-02':
    'Un OIN neerlandés tiene veinte cifras: seis ceros, dos para la clase de número, nueve para el propio número y tres ceros',
  'GOBL-NL-ORG-IDENTITY-02.must': 'tener la forma de un OIN',
  'GOBL-NL-ORG-IDENTITY-02.when': 'la identificación es un número OIN',
  'GOBL-NL-TAX-IDENTITY-01.all': 'la identificación fiscal es de NL',
  'GOBL-NL-TAX-IDENTITY-01':
    'Un código fiscal neerlandés tiene que ser un btw-identificatienummer: nueve cifras, B y dos cifras, con los dígitos de control correctos',
  'GOBL-NL-TAX-IDENTITY-01.must': 'ser un btw-identificatienummer neerlandés',
};
