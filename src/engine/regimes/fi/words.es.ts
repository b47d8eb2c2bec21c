import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-FI-TAX-IDENTITY-01.all': 'la identificación fiscal es de FI',
  'GOBL-FI-TAX-IDENTITY-01':
    'Un código fiscal finlandés tiene que ser un Y-tunnus sin guion: ocho cifras, la última el dígito de control correcto',
  'GOBL-FI-TAX-IDENTITY-01.must': 'ser un Y-tunnus finlandés',
};
