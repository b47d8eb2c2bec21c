import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-PL-TAX-IDENTITY-01.all': 'la identificación fiscal es de PL',
  'GOBL-PL-TAX-IDENTITY-01':
    'Un código fiscal polaco tiene que ser un NIP: diez cifras, la última el dígito de control correcto',
  'GOBL-PL-TAX-IDENTITY-01.must': 'ser un NIP polaco',
};
