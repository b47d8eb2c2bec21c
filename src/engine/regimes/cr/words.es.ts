import type { Words } from '../../core/messages/message.ts';

export const words: Words = {
  'GOBL-CR-TAX-IDENTITY-01.all': 'la identificación fiscal es de CR',
  'GOBL-CR-TAX-IDENTITY-01':
    'Un código fiscal de Costa Rica tiene que tener 9, 11 o 12 cifras, la primera distinta de 0, o 10 letras y cifras',
  'GOBL-CR-TAX-IDENTITY-01.must': 'ser una cédula de Costa Rica',
};
