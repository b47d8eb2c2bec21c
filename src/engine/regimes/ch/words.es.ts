import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-CH-TAX-IDENTITY-01.all': 'la identificación fiscal es de CH',
  'GOBL-CH-TAX-IDENTITY-01':
    'Un código fiscal suizo tiene que ser un UID sin código de país: E y nueve cifras, la última el dígito de control correcto',
  'GOBL-CH-TAX-IDENTITY-01.must': 'ser un UID suizo',
};
