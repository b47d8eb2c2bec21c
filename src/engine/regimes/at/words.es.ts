import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-AT-TAX-IDENTITY-01.all': 'la identificación fiscal es de AT',
  'GOBL-AT-TAX-IDENTITY-01':
    'Un código fiscal austriaco tiene que ser un UID-Nummer: U y ocho cifras, la última el dígito de control correcto',
  'GOBL-AT-TAX-IDENTITY-01.must': 'ser un UID-Nummer austriaco',
};
