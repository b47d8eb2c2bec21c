import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-IN-ORG-IDENTITY-01': 'Un PAN indio tiene cinco letras, cuatro cifras y una letra',
  'GOBL-IN-ORG-IDENTITY-01.must': 'tener la forma de un PAN',
  'GOBL-IN-ORG-IDENTITY-01.when': 'la identificación es un PAN',
  'GOBL-IN-ORG-IDENTITY-02': 'Un código HSN indio tiene cuatro, seis u ocho cifras',
  'GOBL-IN-ORG-IDENTITY-02.must': 'tener la forma de un código HSN',
  'GOBL-IN-ORG-IDENTITY-02.when': 'la identificación es un código HSN',
  'GOBL-IN-ORG-ITEM-01': 'Todo artículo de un documento indio necesita un código HSN entre sus identificaciones',
  'GOBL-IN-ORG-ITEM-01.must': 'incluir un código HSN',
  'GOBL-IN-TAX-IDENTITY-01.all': 'la identificación fiscal es de IN',
  'GOBL-IN-TAX-IDENTITY-01':
    'Un código fiscal indio tiene que ser un GSTIN: estado, PAN, registro, Z y el carácter de control correcto',
  'GOBL-IN-TAX-IDENTITY-01.must': 'ser un GSTIN indio',
};
